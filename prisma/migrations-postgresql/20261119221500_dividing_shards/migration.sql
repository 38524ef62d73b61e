-- CreateTable
CREATE TABLE "BotProcess" (
    "id" TEXT COLLATE "C" NOT NULL,
    "until" TIMESTAMP(3) NOT NULL,
    "of" INTEGER NOT NULL,
    "may" TEXT COLLATE "C" NOT NULL,
    "leaving" BOOLEAN NOT NULL DEFAULT false,

    CONSTRAINT "BotProcess_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "LaneLease" (
    "lane" TEXT COLLATE "C" NOT NULL,
    "owner" TEXT COLLATE "C" NOT NULL,
    "number" INTEGER NOT NULL,

    CONSTRAINT "LaneLease_pkey" PRIMARY KEY ("lane")
);

-- CreateTable
CREATE TABLE "Introduction" (
    "bucket" INTEGER NOT NULL,
    "next" TIMESTAMP(3) NOT NULL,

    CONSTRAINT "Introduction_pkey" PRIMARY KEY ("bucket")
);

-- CreateIndex
CREATE INDEX "LaneLease_owner_idx" ON "LaneLease"("owner");
