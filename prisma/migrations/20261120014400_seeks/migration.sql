-- CreateTable
CREATE TABLE "Seek" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "guildId" TEXT NOT NULL,
    "channelId" TEXT NOT NULL,
    "userId" TEXT NOT NULL,
    "userName" TEXT NOT NULL,
    "title" TEXT NOT NULL,
    "options" TEXT NOT NULL,
    "seat" TEXT,
    "days" INTEGER,
    "rated" BOOLEAN NOT NULL,
    "near" INTEGER,
    "least" INTEGER,
    "most" INTEGER,
    "hours" INTEGER,
    "together" BOOLEAN NOT NULL,
    "createdAt" DATETIME NOT NULL,
    "endsAt" DATETIME NOT NULL,
    "wakeAt" DATETIME NOT NULL,
    "match" TEXT
);

-- CreateTable
CREATE TABLE "SeatBoard" (
    "guildId" TEXT NOT NULL PRIMARY KEY,
    "channelId" TEXT NOT NULL,
    "userId" TEXT NOT NULL,
    "chosenAt" DATETIME NOT NULL,
    "messageId" TEXT,
    "shown" TEXT,
    "parked" TEXT
);

-- CreateIndex
CREATE INDEX "Seek_userId_idx" ON "Seek"("userId");

-- CreateIndex
CREATE INDEX "Seek_wakeAt_idx" ON "Seek"("wakeAt");

-- CreateIndex
CREATE INDEX "Seek_match_idx" ON "Seek"("match");

-- CreateIndex
CREATE UNIQUE INDEX "Seek_guildId_title_userId_key" ON "Seek"("guildId", "title", "userId");

-- CreateIndex
CREATE INDEX "SeatBoard_userId_idx" ON "SeatBoard"("userId");

-- CreateIndex
CREATE INDEX "Game_guildId_status_idx" ON "Game"("guildId", "status");
