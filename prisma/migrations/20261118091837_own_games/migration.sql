-- DropIndex
DROP INDEX "Game_hostId_idx";

-- DropIndex
DROP INDEX "Seat_userId_idx";

-- AlterTable
-- Filled by the bot when it starts: whom a game waits for stands in its position.
ALTER TABLE "Game" ADD COLUMN "waits" TEXT;

-- AlterTable
ALTER TABLE "Seat" ADD COLUMN "over" BOOLEAN NOT NULL DEFAULT false;
UPDATE "Seat" SET "over" = true WHERE "gameId" IN (SELECT "id" FROM "Game" WHERE "activeChannel" IS NULL);

-- CreateIndex
CREATE INDEX "Game_hostId_activeChannel_idx" ON "Game"("hostId", "activeChannel");

-- CreateIndex
CREATE INDEX "Seat_userId_over_idx" ON "Seat"("userId", "over");
