-- CreateTable
CREATE TABLE "Seek" (
    "id" TEXT COLLATE "C" NOT NULL,
    "guildId" TEXT COLLATE "C" NOT NULL,
    "channelId" TEXT COLLATE "C" NOT NULL,
    "userId" TEXT COLLATE "C" NOT NULL,
    "userName" TEXT COLLATE "C" NOT NULL,
    "title" TEXT COLLATE "C" NOT NULL,
    "options" TEXT COLLATE "C" NOT NULL,
    "seat" TEXT COLLATE "C",
    "days" INTEGER,
    "rated" BOOLEAN NOT NULL,
    "near" INTEGER,
    "least" INTEGER,
    "most" INTEGER,
    "hours" INTEGER,
    "together" BOOLEAN NOT NULL,
    "createdAt" TIMESTAMP(3) NOT NULL,
    "endsAt" TIMESTAMP(3) NOT NULL,
    "wakeAt" TIMESTAMP(3) NOT NULL,
    "match" TEXT COLLATE "C",

    CONSTRAINT "Seek_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "SeatBoard" (
    "guildId" TEXT COLLATE "C" NOT NULL,
    "channelId" TEXT COLLATE "C" NOT NULL,
    "userId" TEXT COLLATE "C" NOT NULL,
    "chosenAt" TIMESTAMP(3) NOT NULL,
    "messageId" TEXT COLLATE "C",
    "shown" TEXT COLLATE "C",
    "parked" TEXT COLLATE "C",

    CONSTRAINT "SeatBoard_pkey" PRIMARY KEY ("guildId")
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
