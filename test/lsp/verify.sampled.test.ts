/** A proof as the server writes and checks it: of one answer, of none, of several, of the best, and where there is none. */
import { expect, test } from "vitest";
import type { Watch } from "../../packages/lsp/src/solving/results.js";
import { exampleText } from "../support/example-files.js";
import { testOfWhole } from "../support/sampled.js";
import { told, unwatched } from "./told-proof.js";

const rooks = (more = ""): string =>
  `puzzle Rooks\nboard 2 x 2\nfind rook: yes/no\nexactly 1 rook in each row, column\n${more}`;

test.each([
  [rooks("r1c1 is rook\n"), /^Verified: the answer is the only one \(\d+ steps?, \d+ bytes\)\.$/],
  [rooks(), /^Verified: there are exactly 2 answers /],
  [rooks("r1c1 is rook\nr1c2 is rook\n"), /^Verified: there is no answer /],
  [
    "puzzle Stars\nboard 1 x 4\nfind star: yes/no\nfor each link (x, y): not (x is star and y is star)\nmaximize count(c in cells where c is star)\n",
    /^Verified: .* one of the best \(2\), and none is better /,
  ],
])("%j", async (text, says) => {
  const verdict = await told(text);
  expect([verdict.status, verdict.says]).toEqual(["verified", expect.stringMatching(says)]);
  expect(verdict.characters).toBeGreaterThan(0);
});

test("of regions that are two halves", async () => {
  expect(await told(exampleText("regions/doublechoco.ecp"))).toMatchObject({ status: "verified" });
});

test("a text with mistakes, and a search without memory", async () => {
  expect(await told(rooks("exactly 1 rok in cells\n"))).toMatchObject({ status: "error" });
  expect((await told(rooks(), unwatched, 1)).status).toBe("unknown");
});

test("it can be cancelled", async () => {
  const watch: Watch = { ...unwatched, onStart: (cancel) => cancel() };
  expect(await told(rooks(), watch)).toEqual({ status: "cancelled", says: "Cancelled." });
});

testOfWhole("more answers than a proof has room for", async () => {
  const free = await told("puzzle Free\nboard 4 x 4\nfind star: yes/no\n");
  expect(free).toMatchObject({ status: "unknown", says: expect.stringContaining("10000") });
});
