/** Patterns make problems smaller, and nothing else: as many answers without all of them, and without each that left its mark on a board. */
import { expect, test } from "vitest";
import type { PatternSetting } from "../../packages/compiler/src/patterns.js";
import { boards } from "../problems/boards.js";
import { compiled } from "./compiled.js";

/** Nodes of a search after which the number of answers is not waited for; entries of a problem that is not looked at. */
const NODES = 10_000;
const ENTRIES = 100_000;

const isOpen = (answers: string): boolean => answers === "open" || answers.includes("ECP5");

const small = ["test/classes", "corpus/ground", "corpus/lower"].flatMap((group) => [...boards(group)]);

test.each(small.map((board) => [board.name, board] as const))("%s", (_, board) => {
  const all = compiled(board, "all", ENTRIES);
  if (all.marks.size === 0) return;
  const answers = all.answers(NODES);
  if (isOpen(answers)) return;
  const settings: readonly PatternSetting[] = [
    "none",
    ...[...all.marks].map((pattern) => ({ without: [pattern] })),
  ];
  for (const setting of settings) {
    const without = compiled(board, setting, ENTRIES).answers(NODES);
    if (!isOpen(without)) expect(without, JSON.stringify(setting)).toBe(answers);
  }
});
