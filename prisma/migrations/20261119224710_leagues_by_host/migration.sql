-- CreateIndex
CREATE INDEX "League_hostId_idx" ON "League"("hostId");
