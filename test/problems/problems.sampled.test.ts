/**
 * The problem that each board comes to, held by its hashes and sizes (`fingerprint.ts`). A change of code that should not change any problem
 * leaves the files of `problems/` as they are; one that should is seen there, board by board: `npm run corpus -- --update` rewrites them.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { expect, test } from "vitest";
import { compileInstance } from "../../packages/compiler/src/compile.js";
import { isAmongSome, isWhole } from "../support/sampled.js";
import { type Board, boards, groups, heldIn, trialBoards } from "./boards.js";
import { fingerprint } from "./fingerprint.js";

const updating = process.env.ECP_UPDATE_CORPUS === "1";
/** Entries: what is larger is left to the bench. */
const LARGEST = 2_000_000;

function describeProblem({ analysis, instance, host }: Board): string {
  const settings = { set: new Map(), entryLimit: LARGEST };
  const { lowered, diagnostics } = compileInstance(analysis.typed, instance, settings, host);
  if (lowered === undefined) return `refused ${diagnostics.map(({ code }) => code).join(" ")}`.trim();
  const { exact, canonical, sizes } = fingerprint(lowered);
  return `${exact} ${canonical} ${sizes}`;
}

function held(place: URL, all: Iterable<Board>, complete: boolean): void {
  const now = [...all].map((board) => `${board.name}\t${describeProblem(board)}`);
  if (updating) {
    if (!isWhole) throw new Error("all boards are written, or none: say ECP_TESTS=whole");
    if (complete || now.length > 0) writeFileSync(place, `${now.join("\n")}\n`);
    return;
  }
  const before = new Set(readFileSync(place, "utf8").trimEnd().split("\n"));
  expect(now.filter((line) => !before.has(line))).toEqual([]);
  if (complete) expect(now.length).toBe(before.size);
}

test.each(groups)("boards come to the problems that they came to: %s", { timeout: 600_000 }, (group) => {
  held(heldIn("problems", group), boards(group, isAmongSome(30, 4)), isWhole);
});

test("boards of newcomers come to the problems that they came to", () => {
  held(new URL("trials.txt", import.meta.url), trialBoards(isAmongSome(10, 3)), false);
}, 600_000);
