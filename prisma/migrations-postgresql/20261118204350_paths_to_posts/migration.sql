-- DropIndex
DROP INDEX "Game_guildId_idx";

-- DropIndex
DROP INDEX "Outbox_state_id_idx";

-- CreateIndex
CREATE INDEX "Game_guildId_activeChannel_idx" ON "Game"("guildId", "activeChannel");

-- CreateIndex
CREATE INDEX "Outbox_state_lane_idx" ON "Outbox"("state", "lane");
