-- AlterTable
ALTER TABLE "Game" ADD COLUMN     "ownerId" TEXT COLLATE "C";

-- CreateIndex
CREATE INDEX "Game_ownerId_idx" ON "Game"("ownerId");
