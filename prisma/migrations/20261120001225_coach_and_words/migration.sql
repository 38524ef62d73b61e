-- RedefineTables
PRAGMA defer_foreign_keys=ON;
PRAGMA foreign_keys=OFF;
CREATE TABLE "new_UserSettings" (
    "userId" TEXT NOT NULL PRIMARY KEY,
    "language" TEXT,
    "confirmations" BOOLEAN NOT NULL DEFAULT true,
    "dms" BOOLEAN NOT NULL DEFAULT true,
    "dmsClosed" BOOLEAN NOT NULL DEFAULT false,
    "reminders" BOOLEAN NOT NULL DEFAULT true,
    "timeZone" TEXT,
    "awayUntil" DATETIME,
    "hidden" BOOLEAN NOT NULL DEFAULT false,
    "coach" BOOLEAN NOT NULL DEFAULT false,
    "words" BOOLEAN NOT NULL DEFAULT true,
    "metWords" TEXT
);
INSERT INTO "new_UserSettings" ("awayUntil", "confirmations", "dms", "dmsClosed", "hidden", "language", "reminders", "timeZone", "userId") SELECT "awayUntil", "confirmations", "dms", "dmsClosed", "hidden", "language", "reminders", "timeZone", "userId" FROM "UserSettings";
DROP TABLE "UserSettings";
ALTER TABLE "new_UserSettings" RENAME TO "UserSettings";
PRAGMA foreign_keys=ON;
PRAGMA defer_foreign_keys=OFF;
