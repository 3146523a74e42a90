/** A puzzle with one of the patterns, and without it. */
import { expect } from "vitest";
import type { PatternSetting } from "../../packages/compiler/src/patterns.js";
import { boardsOf } from "../problems/boards.js";
import { noFiles } from "../support/hosts.js";
import { compiled } from "./compiled.js";

const ENTRIES = 200_000;

interface Answers {
  readonly answers: string;
  /** Whether the pattern left its mark. */
  readonly marked: boolean;
}

export class WithAndWithout {
  /** Searches end after so many nodes, or answers. */
  constructor(
    private readonly name: string,
    private readonly nodes: number,
    private readonly most: number,
  ) {}

  answersOf(text: string, patterns: PatternSetting): Answers {
    const [one] = boardsOf("text", "text.ecp", text, noFiles);
    if (one === undefined) throw new Error(text);
    const { answers, marks } = compiled(one, patterns, ENTRIES, this.most);
    return { answers: answers(this.nodes), marked: marks.has(this.name) };
  }

  /** Expects the same answers without it, and without any pattern. Undefined where it is open with all. */
  compare(text: string): Answers | undefined {
    const all = this.answersOf(text, "all");
    if (all.answers === "open") return undefined;
    for (const patterns of ["none", { without: [this.name] }] as const) {
      const without = this.answersOf(text, patterns).answers;
      if (without !== "open") expect(without, text).toBe(all.answers);
    }
    return all;
  }
}
