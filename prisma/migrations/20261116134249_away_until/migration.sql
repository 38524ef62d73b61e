-- AlterTable
ALTER TABLE "UserSettings" ADD COLUMN "awayUntil" DATETIME;
