-- CreateTable
CREATE TABLE "FirstPost" (
    "gameId" TEXT NOT NULL PRIMARY KEY,
    "channelId" TEXT NOT NULL,
    "messageId" TEXT NOT NULL,
    "shown" INTEGER NOT NULL,
    CONSTRAINT "FirstPost_gameId_fkey" FOREIGN KEY ("gameId") REFERENCES "Game" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);
