-- CreateTable
CREATE TABLE "ShardLease" (
    "shard" INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT,
    "of" INTEGER NOT NULL,
    "owner" TEXT NOT NULL,
    "until" DATETIME NOT NULL,
    "number" INTEGER NOT NULL
);
