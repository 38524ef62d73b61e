-- CreateTable
CREATE TABLE "ShardLease" (
    "shard" INTEGER NOT NULL,
    "of" INTEGER NOT NULL,
    "owner" TEXT COLLATE "C" NOT NULL,
    "until" TIMESTAMP(3) NOT NULL,
    "number" INTEGER NOT NULL,

    CONSTRAINT "ShardLease_pkey" PRIMARY KEY ("shard")
);
