-- CreateTable
CREATE TABLE "Deletion" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "at" DATETIME NOT NULL
);

-- CreateIndex
CREATE INDEX "Answer_userId_idx" ON "Answer"("userId");
