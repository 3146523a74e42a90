/** A condition that is known guards what stands in a group, whatever is found beside it: `e.cells[2]`, which an edge of the rim does not have. */
import { expect, test } from "vitest";
import { compareWithOracle } from "../oracle/compare.js";

test.each([
  ["for each edge e with fence where size(e.cells) = 2:", 64],
  ["for each edge e where e is fence and size(e.cells) = 2:", 64],
  ["for each edge e with fence: if size(e.cells) = 2:", 64],
  ["for each edge e where size(e.cells) = 2: if e is fence:", 64],
  // Without a guard the second cell is missing at the rim.
  ["for each edge e with fence:", undefined],
])("%s", (head, count) => {
  const body = "e.cells[2] in group(e.cells[1] by fence)";
  const text = `puzzle P\nboard 1 x 2\nfind fence: yes/no on edges\n${head} ${body}\ninstance "a"\n`;
  expect(compareWithOracle(text)).toMatchObject(
    count === undefined ? { kind: "error" } : { kind: "same", count },
  );
  const apart = text.replace("e.cells[2] in", "e.cells[2] not in");
  expect(compareWithOracle(apart)).toMatchObject(
    count === undefined ? { kind: "error" } : { kind: "same", count: 128 },
  );
});
