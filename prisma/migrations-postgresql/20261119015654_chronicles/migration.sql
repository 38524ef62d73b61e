-- DropIndex
DROP INDEX "Game_status_idx";

-- AlterTable
ALTER TABLE "Game" ADD COLUMN     "packed" BOOLEAN NOT NULL DEFAULT false;

-- CreateTable
CREATE TABLE "Chronicle" (
    "gameId" TEXT COLLATE "C" NOT NULL,
    "story" BYTEA NOT NULL,
    "positions" BYTEA NOT NULL,

    CONSTRAINT "Chronicle_pkey" PRIMARY KEY ("gameId")
);

-- CreateTable
CREATE TABLE "PastPlayer" (
    "gameId" TEXT COLLATE "C" NOT NULL,
    "number" INTEGER NOT NULL,
    "userId" TEXT COLLATE "C" NOT NULL,

    CONSTRAINT "PastPlayer_pkey" PRIMARY KEY ("gameId","number")
);

-- CreateIndex
CREATE INDEX "PastPlayer_userId_idx" ON "PastPlayer"("userId");

-- CreateIndex
CREATE INDEX "Game_status_packed_finishedAt_idx" ON "Game"("status", "packed", "finishedAt");

-- AddForeignKey
ALTER TABLE "Chronicle" ADD CONSTRAINT "Chronicle_gameId_fkey" FOREIGN KEY ("gameId") REFERENCES "Game"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "PastPlayer" ADD CONSTRAINT "PastPlayer_gameId_fkey" FOREIGN KEY ("gameId") REFERENCES "Game"("id") ON DELETE CASCADE ON UPDATE CASCADE;
