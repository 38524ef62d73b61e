-- CreateTable
CREATE TABLE "BotProcess" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "until" DATETIME NOT NULL,
    "of" INTEGER NOT NULL,
    "may" TEXT NOT NULL,
    "leaving" BOOLEAN NOT NULL DEFAULT false
);

-- CreateTable
CREATE TABLE "LaneLease" (
    "lane" TEXT NOT NULL PRIMARY KEY,
    "owner" TEXT NOT NULL,
    "number" INTEGER NOT NULL
);

-- CreateTable
CREATE TABLE "Introduction" (
    "bucket" INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT,
    "next" DATETIME NOT NULL
);

-- CreateIndex
CREATE INDEX "LaneLease_owner_idx" ON "LaneLease"("owner");
