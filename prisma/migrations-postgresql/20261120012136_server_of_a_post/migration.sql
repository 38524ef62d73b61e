-- AlterTable
ALTER TABLE "Outbox" ADD COLUMN     "guildId" TEXT COLLATE "C";
