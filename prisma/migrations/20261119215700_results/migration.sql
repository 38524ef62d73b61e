-- CreateTable
CREATE TABLE "Result" (
    "gameId" TEXT NOT NULL PRIMARY KEY,
    "guildId" TEXT NOT NULL,
    "title" TEXT NOT NULL,
    "number" INTEGER NOT NULL,
    "kind" TEXT NOT NULL,
    "ending" TEXT NOT NULL,
    "startedAt" DATETIME NOT NULL,
    "endedAt" DATETIME NOT NULL,
    CONSTRAINT "Result_gameId_fkey" FOREIGN KEY ("gameId") REFERENCES "Game" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "ResultSeat" (
    "gameId" TEXT NOT NULL,
    "seat" TEXT NOT NULL,
    "userId" TEXT NOT NULL,
    "team" INTEGER NOT NULL,
    "score" INTEGER NOT NULL,
    "turns" INTEGER NOT NULL,
    "waited" INTEGER NOT NULL,
    "dice" INTEGER NOT NULL,
    "luck" INTEGER NOT NULL,

    PRIMARY KEY ("gameId", "seat"),
    CONSTRAINT "ResultSeat_gameId_fkey" FOREIGN KEY ("gameId") REFERENCES "Result" ("gameId") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "Ladder" (
    "guildId" TEXT NOT NULL,
    "title" TEXT NOT NULL,
    "results" INTEGER NOT NULL,

    PRIMARY KEY ("guildId", "title")
);

-- CreateTable
CREATE TABLE "Rating" (
    "guildId" TEXT NOT NULL,
    "title" TEXT NOT NULL,
    "userId" TEXT NOT NULL,
    "its" INTEGER NOT NULL,
    "mu" REAL NOT NULL,
    "sigma" REAL NOT NULL,
    "games" INTEGER NOT NULL,

    PRIMARY KEY ("guildId", "title", "userId")
);

-- AlterTable: how games ended that are over is written down when the bot runs
ALTER TABLE "Game" ADD COLUMN "counted" BOOLEAN NOT NULL DEFAULT false;

-- AlterTable
ALTER TABLE "GuildSettings" ADD COLUMN "ladder" BOOLEAN NOT NULL DEFAULT true;

-- AlterTable
ALTER TABLE "UserSettings" ADD COLUMN "hidden" BOOLEAN NOT NULL DEFAULT false;

-- CreateIndex
CREATE INDEX "Game_counted_status_idx" ON "Game"("counted", "status");

-- CreateIndex
CREATE UNIQUE INDEX "Result_guildId_title_number_key" ON "Result"("guildId", "title", "number");

-- CreateIndex
CREATE INDEX "ResultSeat_userId_idx" ON "ResultSeat"("userId");

-- CreateIndex
CREATE INDEX "Rating_userId_idx" ON "Rating"("userId");
