-- AlterTable
ALTER TABLE "Game" ADD COLUMN "secret" TEXT;
ALTER TABLE "Game" ADD COLUMN "words" TEXT;
