/**
 * The output of the compiler about each board, kept as text: messages, why there is no answer, the first steps to one. A change of rules in
 * normal form or of a pattern that makes explanations coarser is seen there: `npm run corpus -- --update` rewrites the files of `explanations/`.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { expect, test } from "vitest";
import { partOfLong } from "../support/sampled.js";
import { boards, groups, heldIn } from "./boards.js";
import { explained } from "./explanations.js";

test.each(groups)("of boards the same is explained as before: %s", { timeout: 600_000 }, (group) => {
  const place = heldIn("explanations", group);
  const all = [...boards(group)];
  if (process.env.ECP_UPDATE_CORPUS === "1") {
    writeFileSync(place, `${all.map(explained).join("\n\n")}\n`);
    return;
  }
  const before = readFileSync(place, "utf8").trimEnd().split("\n\n");
  const held = new Set(before);
  expect(
    partOfLong(8, all)
      .map(explained)
      .filter((text) => !held.has(text)),
  ).toEqual([]);
  expect(all.length).toBe(before.length);
});
