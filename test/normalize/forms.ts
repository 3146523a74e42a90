/** The pairs of texts of `forms.txt`, and the normal form of a text. */
import { readFileSync } from "node:fs";
import { analyse } from "@ecp/compiler";
import { printStatement } from "../../packages/compiler/src/check/print/print.js";
import { printing } from "../../packages/compiler/src/check/print/print-expression.js";
import { normalized } from "../../packages/compiler/src/normalize/normalize.js";
import type { Sound } from "../../packages/compiler/src/typed.js";
import { noFiles } from "../support/hosts.js";
import { type Pair, pairsIn } from "./pairs.js";

export const pairs: readonly Pair[] = pairsIn(readFileSync(new URL("forms.txt", import.meta.url), "utf8"));

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
