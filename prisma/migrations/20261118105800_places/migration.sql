-- CreateTable
CREATE TABLE "LeftServer" (
    "guildId" TEXT NOT NULL PRIMARY KEY,
    "at" DATETIME NOT NULL
);

-- CreateIndex
CREATE INDEX "LeftServer_at_idx" ON "LeftServer"("at");

-- CreateIndex
CREATE INDEX "Game_guildId_idx" ON "Game"("guildId");
