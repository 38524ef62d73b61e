-- AlterTable
ALTER TABLE "UserSettings" ADD COLUMN     "coach" BOOLEAN NOT NULL DEFAULT false,
ADD COLUMN     "metWords" TEXT COLLATE "C",
ADD COLUMN     "words" BOOLEAN NOT NULL DEFAULT true;
