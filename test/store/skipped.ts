import { beforeEach } from "vitest";

/** Where there is no PostgreSQL (server.ts has said why), what is tried on one is skipped. */
beforeEach(({ skip }) => {
  skip((process.env.TEST_DATABASE_TEMPLATE ?? "") === "", "there is no PostgreSQL here");
});
