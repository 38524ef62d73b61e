-- CreateTable
CREATE TABLE "Chronicle" (
    "gameId" TEXT NOT NULL PRIMARY KEY,
    "story" BLOB NOT NULL,
    "positions" BLOB NOT NULL,
    CONSTRAINT "Chronicle_gameId_fkey" FOREIGN KEY ("gameId") REFERENCES "Game" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "PastPlayer" (
    "gameId" TEXT NOT NULL,
    "number" INTEGER NOT NULL,
    "userId" TEXT NOT NULL,

    PRIMARY KEY ("gameId", "number"),
    CONSTRAINT "PastPlayer_gameId_fkey" FOREIGN KEY ("gameId") REFERENCES "Game" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateIndex
CREATE INDEX "PastPlayer_userId_idx" ON "PastPlayer"("userId");

-- DropIndex
DROP INDEX "Game_status_idx";

-- AlterTable: games that are over are packed when the bot runs, at a pace
ALTER TABLE "Game" ADD COLUMN "packed" BOOLEAN NOT NULL DEFAULT false;

-- CreateIndex
CREATE INDEX "Game_status_packed_finishedAt_idx" ON "Game"("status", "packed", "finishedAt");
