-- CreateTable
CREATE TABLE "Game" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "title" TEXT NOT NULL,
    "guildId" TEXT,
    "channelId" TEXT NOT NULL,
    "activeChannel" TEXT,
    "status" TEXT NOT NULL,
    "version" INTEGER NOT NULL DEFAULT 0,
    "options" TEXT NOT NULL,
    "saved" BLOB,
    "commitment" TEXT,
    "hostId" TEXT NOT NULL,
    "pace" TEXT NOT NULL,
    "table" TEXT NOT NULL,
    "answered" INTEGER NOT NULL DEFAULT 0,
    "recorded" INTEGER NOT NULL DEFAULT 0,
    "logged" INTEGER NOT NULL DEFAULT 0,
    "createdAt" DATETIME NOT NULL,
    "startedAt" DATETIME,
    "movedAt" DATETIME,
    "wakeAt" DATETIME,
    "finishedAt" DATETIME,
    "outcome" TEXT
);

-- CreateTable
CREATE TABLE "Seat" (
    "gameId" TEXT NOT NULL,
    "seat" TEXT NOT NULL,
    "userId" TEXT NOT NULL,
    "userName" TEXT NOT NULL,
    "lastLooked" INTEGER NOT NULL DEFAULT 0,

    PRIMARY KEY ("gameId", "seat"),
    CONSTRAINT "Seat_gameId_fkey" FOREIGN KEY ("gameId") REFERENCES "Game" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "Answer" (
    "gameId" TEXT NOT NULL,
    "index" INTEGER NOT NULL,
    "kind" TEXT NOT NULL,
    "seat" TEXT NOT NULL,
    "option" TEXT NOT NULL,
    "userId" TEXT NOT NULL,
    "interactionId" TEXT,
    "at" DATETIME NOT NULL,

    PRIMARY KEY ("gameId", "index"),
    CONSTRAINT "Answer_gameId_fkey" FOREIGN KEY ("gameId") REFERENCES "Game" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "Checkpoint" (
    "gameId" TEXT NOT NULL,
    "index" INTEGER NOT NULL,
    "label" TEXT NOT NULL,
    "saved" BLOB NOT NULL,

    PRIMARY KEY ("gameId", "index"),
    CONSTRAINT "Checkpoint_gameId_fkey" FOREIGN KEY ("gameId") REFERENCES "Game" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "LogEntry" (
    "gameId" TEXT NOT NULL,
    "index" INTEGER NOT NULL,
    "key" TEXT NOT NULL,
    "args" TEXT NOT NULL,
    "secret" TEXT,

    PRIMARY KEY ("gameId", "index"),
    CONSTRAINT "LogEntry_gameId_fkey" FOREIGN KEY ("gameId") REFERENCES "Game" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "Interaction" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "gameId" TEXT,
    "userId" TEXT NOT NULL,
    "at" DATETIME NOT NULL,
    "result" TEXT NOT NULL
);

-- CreateTable
CREATE TABLE "Outbox" (
    "id" INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT,
    "lane" TEXT NOT NULL,
    "channelId" TEXT,
    "userId" TEXT,
    "gameId" TEXT,
    "kind" TEXT NOT NULL,
    "payload" TEXT NOT NULL,
    "nonce" TEXT NOT NULL,
    "state" TEXT NOT NULL DEFAULT 'waiting',
    "createdAt" DATETIME NOT NULL,
    "notBefore" DATETIME NOT NULL,
    "attempts" INTEGER NOT NULL DEFAULT 0,
    "error" TEXT,
    "doneAt" DATETIME,
    "messageId" TEXT,
    CONSTRAINT "Outbox_gameId_fkey" FOREIGN KEY ("gameId") REFERENCES "Game" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "UserSettings" (
    "userId" TEXT NOT NULL PRIMARY KEY,
    "language" TEXT,
    "confirmations" BOOLEAN NOT NULL DEFAULT true,
    "dms" BOOLEAN NOT NULL DEFAULT true,
    "dmsClosed" BOOLEAN NOT NULL DEFAULT false,
    "reminders" BOOLEAN NOT NULL DEFAULT true,
    "timeZone" TEXT
);

-- CreateTable
CREATE TABLE "GuildSettings" (
    "guildId" TEXT NOT NULL PRIMARY KEY,
    "language" TEXT,
    "pace" TEXT,
    "managerRole" TEXT
);

-- CreateTable
CREATE TABLE "Memo" (
    "key" TEXT NOT NULL PRIMARY KEY,
    "value" TEXT NOT NULL
);

-- CreateIndex
CREATE UNIQUE INDEX "Game_activeChannel_key" ON "Game"("activeChannel");

-- CreateIndex
CREATE INDEX "Game_channelId_idx" ON "Game"("channelId");

-- CreateIndex
CREATE INDEX "Game_hostId_idx" ON "Game"("hostId");

-- CreateIndex
CREATE INDEX "Game_status_idx" ON "Game"("status");

-- CreateIndex
CREATE INDEX "Game_wakeAt_idx" ON "Game"("wakeAt");

-- CreateIndex
CREATE INDEX "Seat_userId_idx" ON "Seat"("userId");

-- CreateIndex
CREATE INDEX "Interaction_at_idx" ON "Interaction"("at");

-- CreateIndex
CREATE UNIQUE INDEX "Outbox_nonce_key" ON "Outbox"("nonce");

-- CreateIndex
CREATE INDEX "Outbox_state_id_idx" ON "Outbox"("state", "id");

-- CreateIndex
CREATE INDEX "Outbox_gameId_kind_idx" ON "Outbox"("gameId", "kind");
