/** A proof that has no end where an editor waits. */
import { expect, test } from "vitest";
import { told } from "./told-proof.js";

test("more answers than a proof has room for", async () => {
  const free = await told("puzzle Free\nboard 4 x 4\nfind star: yes/no\n");
  expect(free).toMatchObject({ status: "unknown", says: expect.stringContaining("10000") });
});
