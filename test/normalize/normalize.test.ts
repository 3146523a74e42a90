/**
 * Rules in normal form say what they said: the same answers as the rules as they are written, on boards of the classes and in other words; and what is
 * in normal form stays as it is. The laws one by one are held by `test/wordings/`: where they make two wordings one problem, and, in
 * `unlike.txt`, where they must not.
 */
import { compileInstance } from "@ecp/compiler";
import { search } from "@ecp/engine";
import { describe, expect, test } from "vitest";
import { normalized } from "../../packages/compiler/src/normalize/normalize.js";
import { type Board, boards, boardsOf, groups } from "../problems/boards.js";
import { onDisk } from "../support/hosts.js";
import { printed } from "./forms.js";

const all = groups.flatMap((group) => [...boards(group)]);

test("a tree in normal form stays as it is", () => {
  const seen = new Set<unknown>();
  for (const { analysis, instance, name } of all) {
    const { puzzle } = instance;
    if (seen.has(puzzle) || !analysis.typed.isSound(puzzle)) continue;
    seen.add(puzzle);
    const once = normalized(puzzle);
    expect(printed(normalized(once)), name).toEqual(printed(once));
  }
});

test("a head that is alone once the lines of groups are taken apart is joined at once", () => {
  const text = `puzzle Heads "Heads"
board 2 x 2
find line: yes/no on links
rule "Groups": for each cell c:
  size(group(c by line)) = 2
  for each k in 1..2: count(x in group(c by line) where x.row = k) <= 1
instance "tiny" of Heads:
  expect unique
`;
  const [board] = boardsOf("heads", "heads.ecp", text, onDisk);
  const puzzle = board?.instance.puzzle;
  if (puzzle === undefined || !board?.analysis.typed.isSound(puzzle)) throw new Error("The text is wrong.");
  const once = normalized(puzzle);
  expect(printed(once)).not.toMatch(/for each.*\n *for each/);
  expect(printed(normalized(once))).toEqual(printed(once));
});

/** Nodes of a search after which the number of answers is not waited for. */
const MOST = 20_000;

function answers({ analysis, instance, host }: Board, asWritten: boolean): string {
  const settings = { set: new Map<string, string>(), entryLimit: 200_000, asWritten };
  const { lowered, diagnostics } = compileInstance(analysis.typed, instance, settings, host);
  if (lowered === undefined)
    return diagnostics
      .filter(({ severity }) => severity === "error")
      .map(({ code }) => code)
      .sort()
      .join(" ");
  const run = search(lowered.problem, { countOnly: true, limit: 100 });
  return run.step(MOST) === "running" ? "open" : `${run.count()}`;
}

describe("as many answers as the rules as they are written", () => {
  const small = all.filter(({ name }) => name.startsWith("test/classes/") || name.startsWith("corpus/"));
  test.each(small.map((board) => [board.name, board] as const))("%s", (_, board) => {
    const [written, normal] = [answers(board, true), answers(board, false)];
    if (written !== "open" && normal !== "open" && !written.includes("ECP5")) expect(normal).toBe(written);
  });
});

test.each([
  "r1c1 has n and r1c2 is s and all(size(g) <= r1c1.n for g in groups of cells with s)",
  "r1c2 is s and r1c1 has n and connected(cells with s) and size(group(r1c1 by s)) <= r1c1.n",
])("a guard stays before all that it guards: %s", (rule) => {
  const text = `puzzle P\nboard 1 x 3\ngiven n: 1..3\nfind s: yes/no\n${rule}\ninstance of P:\n`;
  const [board] = boardsOf("guards", "guards.ecp", text, onDisk);
  if (board === undefined) throw new Error("The text is wrong.");
  expect(answers(board, false)).toBe(answers(board, true));
  expect(answers(board, false)).toBe("0");
});
