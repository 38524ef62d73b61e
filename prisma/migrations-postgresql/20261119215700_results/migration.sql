-- AlterTable
ALTER TABLE "Game" ADD COLUMN     "counted" BOOLEAN NOT NULL DEFAULT false;

-- AlterTable
ALTER TABLE "GuildSettings" ADD COLUMN     "ladder" BOOLEAN NOT NULL DEFAULT true;

-- AlterTable
ALTER TABLE "UserSettings" ADD COLUMN     "hidden" BOOLEAN NOT NULL DEFAULT false;

-- CreateTable
CREATE TABLE "Result" (
    "gameId" TEXT COLLATE "C" NOT NULL,
    "guildId" TEXT COLLATE "C" NOT NULL,
    "title" TEXT COLLATE "C" NOT NULL,
    "number" INTEGER NOT NULL,
    "kind" TEXT COLLATE "C" NOT NULL,
    "ending" TEXT COLLATE "C" NOT NULL,
    "startedAt" TIMESTAMP(3) NOT NULL,
    "endedAt" TIMESTAMP(3) NOT NULL,

    CONSTRAINT "Result_pkey" PRIMARY KEY ("gameId")
);

-- CreateTable
CREATE TABLE "ResultSeat" (
    "gameId" TEXT COLLATE "C" NOT NULL,
    "seat" TEXT COLLATE "C" NOT NULL,
    "userId" TEXT COLLATE "C" NOT NULL,
    "team" INTEGER NOT NULL,
    "score" INTEGER NOT NULL,
    "turns" INTEGER NOT NULL,
    "waited" INTEGER NOT NULL,
    "dice" INTEGER NOT NULL,
    "luck" INTEGER NOT NULL,

    CONSTRAINT "ResultSeat_pkey" PRIMARY KEY ("gameId","seat")
);

-- CreateTable
CREATE TABLE "Ladder" (
    "guildId" TEXT COLLATE "C" NOT NULL,
    "title" TEXT COLLATE "C" NOT NULL,
    "results" INTEGER NOT NULL,

    CONSTRAINT "Ladder_pkey" PRIMARY KEY ("guildId","title")
);

-- CreateTable
CREATE TABLE "Rating" (
    "guildId" TEXT COLLATE "C" NOT NULL,
    "title" TEXT COLLATE "C" NOT NULL,
    "userId" TEXT COLLATE "C" NOT NULL,
    "its" INTEGER NOT NULL,
    "mu" DOUBLE PRECISION NOT NULL,
    "sigma" DOUBLE PRECISION NOT NULL,
    "games" INTEGER NOT NULL,

    CONSTRAINT "Rating_pkey" PRIMARY KEY ("guildId","title","userId")
);

-- CreateIndex
CREATE UNIQUE INDEX "Result_guildId_title_number_key" ON "Result"("guildId", "title", "number");

-- CreateIndex
CREATE INDEX "ResultSeat_userId_idx" ON "ResultSeat"("userId");

-- CreateIndex
CREATE INDEX "Rating_userId_idx" ON "Rating"("userId");

-- CreateIndex
CREATE INDEX "Game_counted_status_idx" ON "Game"("counted", "status");

-- AddForeignKey
ALTER TABLE "Result" ADD CONSTRAINT "Result_gameId_fkey" FOREIGN KEY ("gameId") REFERENCES "Game"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ResultSeat" ADD CONSTRAINT "ResultSeat_gameId_fkey" FOREIGN KEY ("gameId") REFERENCES "Result"("gameId") ON DELETE CASCADE ON UPDATE CASCADE;
