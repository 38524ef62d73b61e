-- CreateTable
CREATE TABLE "League" (
    "id" TEXT COLLATE "C" NOT NULL,
    "guildId" TEXT COLLATE "C" NOT NULL,
    "channelId" TEXT COLLATE "C" NOT NULL,
    "hostId" TEXT COLLATE "C" NOT NULL,
    "name" TEXT COLLATE "C" NOT NULL,
    "title" TEXT COLLATE "C" NOT NULL,
    "options" TEXT COLLATE "C" NOT NULL,
    "pace" TEXT COLLATE "C" NOT NULL,
    "system" TEXT COLLATE "C" NOT NULL,
    "rounds" INTEGER NOT NULL,
    "days" INTEGER NOT NULL,
    "bothSides" BOOLEAN NOT NULL,
    "status" TEXT COLLATE "C" NOT NULL,
    "round" INTEGER NOT NULL DEFAULT 0,
    "version" INTEGER NOT NULL DEFAULT 0,
    "createdAt" TIMESTAMP(3) NOT NULL,
    "wakeAt" TIMESTAMP(3),
    "finishedAt" TIMESTAMP(3),
    "board" TEXT COLLATE "C",

    CONSTRAINT "League_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "LeaguePlayer" (
    "leagueId" TEXT COLLATE "C" NOT NULL,
    "userId" TEXT COLLATE "C" NOT NULL,
    "userName" TEXT COLLATE "C" NOT NULL,
    "number" INTEGER NOT NULL,
    "left" BOOLEAN NOT NULL DEFAULT false,

    CONSTRAINT "LeaguePlayer_pkey" PRIMARY KEY ("leagueId","userId")
);

-- CreateTable
CREATE TABLE "LeagueGame" (
    "leagueId" TEXT COLLATE "C" NOT NULL,
    "round" INTEGER NOT NULL,
    "number" INTEGER NOT NULL,
    "firstId" TEXT COLLATE "C" NOT NULL,
    "secondId" TEXT COLLATE "C",
    "table" TEXT COLLATE "C",
    "one" INTEGER,
    "two" INTEGER,
    "how" TEXT COLLATE "C",
    "dueAt" TIMESTAMP(3) NOT NULL,
    "reminded" BOOLEAN NOT NULL DEFAULT false,

    CONSTRAINT "LeagueGame_pkey" PRIMARY KEY ("leagueId","round","number")
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

-- AddForeignKey
ALTER TABLE "LeaguePlayer" ADD CONSTRAINT "LeaguePlayer_leagueId_fkey" FOREIGN KEY ("leagueId") REFERENCES "League"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "LeagueGame" ADD CONSTRAINT "LeagueGame_leagueId_fkey" FOREIGN KEY ("leagueId") REFERENCES "League"("id") ON DELETE CASCADE ON UPDATE CASCADE;
