-- CreateTable
CREATE TABLE "StandingOrder" (
    "gameId" TEXT NOT NULL,
    "seat" TEXT NOT NULL,
    "kind" TEXT NOT NULL,
    "userId" TEXT NOT NULL,
    "data" TEXT NOT NULL,
    "givenAt" DATETIME NOT NULL,

    PRIMARY KEY ("gameId", "seat", "kind"),
    CONSTRAINT "StandingOrder_gameId_fkey" FOREIGN KEY ("gameId") REFERENCES "Game" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateIndex
CREATE INDEX "StandingOrder_userId_idx" ON "StandingOrder"("userId");
