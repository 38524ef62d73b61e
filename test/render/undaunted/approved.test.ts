import { describe, it } from "vitest";
import { expectApproved } from "../approval.ts";
import { pictures } from "./pictures.ts";

describe("approved pictures of Undaunted", () => {
  for (const [name, paint] of pictures) it(name, async () => expectApproved(name, await paint()));
});
