-- CreateTable
CREATE TABLE "League" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "guildId" TEXT NOT NULL,
    "channelId" TEXT NOT NULL,
    "hostId" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "title" TEXT NOT NULL,
    "options" TEXT NOT NULL,
    "pace" TEXT NOT NULL,
    "system" TEXT NOT NULL,
    "rounds" INTEGER NOT NULL,
    "days" INTEGER NOT NULL,
    "bothSides" BOOLEAN NOT NULL,
    "status" TEXT NOT NULL,
    "round" INTEGER NOT NULL DEFAULT 0,
    "version" INTEGER NOT NULL DEFAULT 0,
    "createdAt" DATETIME NOT NULL,
    "wakeAt" DATETIME,
    "finishedAt" DATETIME,
    "board" TEXT
);

-- CreateTable
CREATE TABLE "LeaguePlayer" (
    "leagueId" TEXT NOT NULL,
    "userId" TEXT NOT NULL,
    "userName" TEXT NOT NULL,
    "number" INTEGER NOT NULL,
    "left" BOOLEAN NOT NULL DEFAULT false,

    PRIMARY KEY ("leagueId", "userId"),
    CONSTRAINT "LeaguePlayer_leagueId_fkey" FOREIGN KEY ("leagueId") REFERENCES "League" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "LeagueGame" (
    "leagueId" TEXT NOT NULL,
    "round" INTEGER NOT NULL,
    "number" INTEGER NOT NULL,
    "firstId" TEXT NOT NULL,
    "secondId" TEXT,
    "table" TEXT,
    "one" INTEGER,
    "two" INTEGER,
    "how" TEXT,
    "dueAt" DATETIME NOT NULL,
    "reminded" BOOLEAN NOT NULL DEFAULT false,

    PRIMARY KEY ("leagueId", "round", "number"),
    CONSTRAINT "LeagueGame_leagueId_fkey" FOREIGN KEY ("leagueId") REFERENCES "League" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateIndex
CREATE INDEX "League_channelId_idx" ON "League"("channelId");

-- CreateIndex
CREATE INDEX "League_guildId_idx" ON "League"("guildId");

-- CreateIndex
CREATE INDEX "League_wakeAt_idx" ON "League"("wakeAt");

-- CreateIndex
CREATE INDEX "LeaguePlayer_userId_idx" ON "LeaguePlayer"("userId");

-- CreateIndex
CREATE UNIQUE INDEX "LeagueGame_table_key" ON "LeagueGame"("table");
