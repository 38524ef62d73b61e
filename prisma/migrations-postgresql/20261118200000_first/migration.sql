-- CreateTable
CREATE TABLE "Game" (
    "id" TEXT COLLATE "C" NOT NULL,
    "title" TEXT COLLATE "C" NOT NULL,
    "guildId" TEXT COLLATE "C",
    "channelId" TEXT COLLATE "C" NOT NULL,
    "activeChannel" TEXT COLLATE "C",
    "status" TEXT COLLATE "C" NOT NULL,
    "version" INTEGER NOT NULL DEFAULT 0,
    "options" TEXT COLLATE "C" NOT NULL,
    "saved" BYTEA,
    "secret" TEXT COLLATE "C",
    "commitment" TEXT COLLATE "C",
    "words" TEXT COLLATE "C",
    "hostId" TEXT COLLATE "C" NOT NULL,
    "pace" TEXT COLLATE "C" NOT NULL,
    "table" TEXT COLLATE "C" NOT NULL,
    "answered" INTEGER NOT NULL DEFAULT 0,
    "recorded" INTEGER NOT NULL DEFAULT 0,
    "logged" INTEGER NOT NULL DEFAULT 0,
    "createdAt" TIMESTAMP(3) NOT NULL,
    "startedAt" TIMESTAMP(3),
    "movedAt" TIMESTAMP(3),
    "waits" TEXT COLLATE "C",
    "wakeAt" TIMESTAMP(3),
    "finishedAt" TIMESTAMP(3),
    "outcome" TEXT COLLATE "C",

    CONSTRAINT "Game_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Seat" (
    "gameId" TEXT COLLATE "C" NOT NULL,
    "seat" TEXT COLLATE "C" NOT NULL,
    "userId" TEXT COLLATE "C" NOT NULL,
    "userName" TEXT COLLATE "C" NOT NULL,
    "lastLooked" INTEGER NOT NULL DEFAULT 0,
    "over" BOOLEAN NOT NULL DEFAULT false,

    CONSTRAINT "Seat_pkey" PRIMARY KEY ("gameId","seat")
);

-- CreateTable
CREATE TABLE "Answer" (
    "gameId" TEXT COLLATE "C" NOT NULL,
    "index" INTEGER NOT NULL,
    "kind" TEXT COLLATE "C" NOT NULL,
    "seat" TEXT COLLATE "C" NOT NULL,
    "option" TEXT COLLATE "C" NOT NULL,
    "userId" TEXT COLLATE "C" NOT NULL,
    "interactionId" TEXT COLLATE "C",
    "at" TIMESTAMP(3) NOT NULL,

    CONSTRAINT "Answer_pkey" PRIMARY KEY ("gameId","index")
);

-- CreateTable
CREATE TABLE "Checkpoint" (
    "gameId" TEXT COLLATE "C" NOT NULL,
    "index" INTEGER NOT NULL,
    "label" TEXT COLLATE "C" NOT NULL,
    "saved" BYTEA NOT NULL,

    CONSTRAINT "Checkpoint_pkey" PRIMARY KEY ("gameId","index")
);

-- CreateTable
CREATE TABLE "LogEntry" (
    "gameId" TEXT COLLATE "C" NOT NULL,
    "index" INTEGER NOT NULL,
    "key" TEXT COLLATE "C" NOT NULL,
    "args" TEXT COLLATE "C" NOT NULL,
    "secret" TEXT COLLATE "C",

    CONSTRAINT "LogEntry_pkey" PRIMARY KEY ("gameId","index")
);

-- CreateTable
CREATE TABLE "Interaction" (
    "id" TEXT COLLATE "C" NOT NULL,
    "gameId" TEXT COLLATE "C",
    "userId" TEXT COLLATE "C" NOT NULL,
    "at" TIMESTAMP(3) NOT NULL,
    "result" TEXT COLLATE "C" NOT NULL,

    CONSTRAINT "Interaction_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Outbox" (
    "id" SERIAL NOT NULL,
    "lane" TEXT COLLATE "C" NOT NULL,
    "channelId" TEXT COLLATE "C",
    "userId" TEXT COLLATE "C",
    "gameId" TEXT COLLATE "C",
    "kind" TEXT COLLATE "C" NOT NULL,
    "payload" TEXT COLLATE "C" NOT NULL,
    "nonce" TEXT COLLATE "C" NOT NULL,
    "state" TEXT COLLATE "C" NOT NULL DEFAULT 'waiting',
    "createdAt" TIMESTAMP(3) NOT NULL,
    "notBefore" TIMESTAMP(3) NOT NULL,
    "attempts" INTEGER NOT NULL DEFAULT 0,
    "error" TEXT COLLATE "C",
    "doneAt" TIMESTAMP(3),
    "messageId" TEXT COLLATE "C",

    CONSTRAINT "Outbox_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "FirstPost" (
    "gameId" TEXT COLLATE "C" NOT NULL,
    "channelId" TEXT COLLATE "C" NOT NULL,
    "messageId" TEXT COLLATE "C" NOT NULL,
    "shown" INTEGER NOT NULL,

    CONSTRAINT "FirstPost_pkey" PRIMARY KEY ("gameId")
);

-- CreateTable
CREATE TABLE "StandingOrder" (
    "gameId" TEXT COLLATE "C" NOT NULL,
    "seat" TEXT COLLATE "C" NOT NULL,
    "kind" TEXT COLLATE "C" NOT NULL,
    "userId" TEXT COLLATE "C" NOT NULL,
    "data" TEXT COLLATE "C" NOT NULL,
    "givenAt" TIMESTAMP(3) NOT NULL,

    CONSTRAINT "StandingOrder_pkey" PRIMARY KEY ("gameId","seat","kind")
);

-- CreateTable
CREATE TABLE "UserSettings" (
    "userId" TEXT COLLATE "C" NOT NULL,
    "language" TEXT COLLATE "C",
    "confirmations" BOOLEAN NOT NULL DEFAULT true,
    "dms" BOOLEAN NOT NULL DEFAULT true,
    "dmsClosed" BOOLEAN NOT NULL DEFAULT false,
    "reminders" BOOLEAN NOT NULL DEFAULT true,
    "timeZone" TEXT COLLATE "C",
    "awayUntil" TIMESTAMP(3),

    CONSTRAINT "UserSettings_pkey" PRIMARY KEY ("userId")
);

-- CreateTable
CREATE TABLE "GuildSettings" (
    "guildId" TEXT COLLATE "C" NOT NULL,
    "language" TEXT COLLATE "C",
    "pace" TEXT COLLATE "C",
    "managerRole" TEXT COLLATE "C",

    CONSTRAINT "GuildSettings_pkey" PRIMARY KEY ("guildId")
);

-- CreateTable
CREATE TABLE "LeftServer" (
    "guildId" TEXT COLLATE "C" NOT NULL,
    "at" TIMESTAMP(3) NOT NULL,

    CONSTRAINT "LeftServer_pkey" PRIMARY KEY ("guildId")
);

-- CreateTable
CREATE TABLE "Memo" (
    "key" TEXT COLLATE "C" NOT NULL,
    "value" TEXT COLLATE "C" NOT NULL,

    CONSTRAINT "Memo_pkey" PRIMARY KEY ("key")
);

-- CreateTable
CREATE TABLE "Deletion" (
    "id" TEXT COLLATE "C" NOT NULL,
    "at" TIMESTAMP(3) NOT NULL,

    CONSTRAINT "Deletion_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "Game_activeChannel_key" ON "Game"("activeChannel");

-- CreateIndex
CREATE INDEX "Game_channelId_idx" ON "Game"("channelId");

-- CreateIndex
CREATE INDEX "Game_guildId_idx" ON "Game"("guildId");

-- CreateIndex
CREATE INDEX "Game_hostId_activeChannel_idx" ON "Game"("hostId", "activeChannel");

-- CreateIndex
CREATE INDEX "Game_status_idx" ON "Game"("status");

-- CreateIndex
CREATE INDEX "Game_wakeAt_idx" ON "Game"("wakeAt");

-- CreateIndex
CREATE INDEX "Seat_userId_over_idx" ON "Seat"("userId", "over");

-- CreateIndex
CREATE INDEX "Answer_userId_idx" ON "Answer"("userId");

-- CreateIndex
CREATE INDEX "Interaction_at_idx" ON "Interaction"("at");

-- CreateIndex
CREATE UNIQUE INDEX "Outbox_nonce_key" ON "Outbox"("nonce");

-- CreateIndex
CREATE INDEX "Outbox_state_id_idx" ON "Outbox"("state", "id");

-- CreateIndex
CREATE INDEX "Outbox_gameId_kind_idx" ON "Outbox"("gameId", "kind");

-- CreateIndex
CREATE INDEX "StandingOrder_userId_idx" ON "StandingOrder"("userId");

-- CreateIndex
CREATE INDEX "LeftServer_at_idx" ON "LeftServer"("at");

-- AddForeignKey
ALTER TABLE "Seat" ADD CONSTRAINT "Seat_gameId_fkey" FOREIGN KEY ("gameId") REFERENCES "Game"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Answer" ADD CONSTRAINT "Answer_gameId_fkey" FOREIGN KEY ("gameId") REFERENCES "Game"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Checkpoint" ADD CONSTRAINT "Checkpoint_gameId_fkey" FOREIGN KEY ("gameId") REFERENCES "Game"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "LogEntry" ADD CONSTRAINT "LogEntry_gameId_fkey" FOREIGN KEY ("gameId") REFERENCES "Game"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Outbox" ADD CONSTRAINT "Outbox_gameId_fkey" FOREIGN KEY ("gameId") REFERENCES "Game"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "FirstPost" ADD CONSTRAINT "FirstPost_gameId_fkey" FOREIGN KEY ("gameId") REFERENCES "Game"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "StandingOrder" ADD CONSTRAINT "StandingOrder_gameId_fkey" FOREIGN KEY ("gameId") REFERENCES "Game"("id") ON DELETE CASCADE ON UPDATE CASCADE;
