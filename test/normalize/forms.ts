/** Pairs of texts by the law that makes one of the other, or whose side condition keeps them apart: `forms.txt` says how they are written. */
import { readFileSync } from "node:fs";
import { analyse } from "@ecp/compiler";
import { printStatement } from "../../packages/compiler/src/check/print/print.js";
import { printing } from "../../packages/compiler/src/check/print/print-expression.js";
import { normalized } from "../../packages/compiler/src/normalize/normalize.js";
import type { Sound } from "../../packages/compiler/src/typed.js";
import { noFiles } from "../support/hosts.js";

export interface Pair {
  readonly law: string;
  /** The texts as whole puzzles. */
  readonly before: string;
  readonly after: string;
  /** The rule of the first. */
  readonly rule: string;
  /** How many answers the two have, if they are kept apart. */
  readonly apart: readonly [number, number] | undefined;
}

export const pairs: readonly Pair[] = readFileSync(new URL("forms.txt", import.meta.url), "utf8")
  .split(/^## /mu)
  .slice(1)
  .flatMap(pairsOf);

function pairsOf(part: string): readonly Pair[] {
  const [law = "", ...lines] = part.split("\n");
  const [head = "", rules = ""] = lines.join("\n").split(/^\.\.\.$/mu);
  const [declared = "", data = ""] = head.split(/^instance:$/mu);
  const whole = (rule: string): string => `puzzle P\n${declared}${rule}\ninstance:${data}`;
  return rules
    .trim()
    .split(/\n\n+/u)
    .map((pair): Pair => {
      const [, one = "", other = "", rule = "", sign = "", after = ""] =
        /^(?:(\d+) and (\d+) answers, .*\n)?([\s\S]*?)\n(->|!>) ([\s\S]*)$/u.exec(pair) ?? [];
      if (rule === "") throw new Error(`${law}: this is no pair of texts:\n${pair}`);
      const apart = sign === "!>" ? ([Number(one), Number(other)] as const) : undefined;
      return { law, rule, before: whole(rule), after: whole(after), apart };
    });
}

/** Names of variables aside, of which a law may take new ones: they are numbered as they come. */
export function normalForm(text: string): string {
  const { typed, diagnostics } = analyse("form.ecp", text, noFiles);
  const wrong = diagnostics.find(({ severity }) => severity === "error");
  const puzzle = typed.instances[0]?.puzzle;
  if (wrong !== undefined || puzzle === undefined || !typed.isSound(puzzle))
    throw new Error(`${wrong?.message}\n${text}`);
  return printed(normalized(puzzle));
}

export function printed(puzzle: Sound): string {
  const names = new Map<number, string>();
  const variable = (id: number): string => {
    const name = names.get(id) ?? `v${names.size + 1}`;
    names.set(id, name);
    return name;
  };
  const at = { ...printing(puzzle), variable };
  return puzzle.statements.flatMap((statement) => printStatement(at, statement, "")).join("\n");
}
