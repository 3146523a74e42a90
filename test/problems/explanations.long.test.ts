/**
 * What the compiler says of each board, held as text: messages, why there is no answer, the first steps to one. A change of rules in normal form or
 * of a pattern that makes explanations coarser is seen there: `npm run corpus -- --update` rewrites it.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { expect, test } from "vitest";
import { boards } from "./boards.js";
import { explained } from "./explanations.js";

const place = new URL("explanations.txt", import.meta.url);

test("of boards the same is explained as before", () => {
  const now = [...boards()].map(explained);
  if (process.env.ECP_UPDATE_CORPUS === "1") {
    writeFileSync(place, `${now.join("\n\n")}\n`);
    return;
  }
  const before = readFileSync(place, "utf8").trimEnd().split("\n\n");
  const held = new Set(before);
  expect(now.filter((text) => !held.has(text))).toEqual([]);
  expect(now.length).toBe(before.length);
}, 600_000);
