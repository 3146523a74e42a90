/** packages/compiler/src/syntax/generated/lookahead.ts: what the parser does at each token, as Chevrotain finds it out. */
import { createTokenInstance, EOF, type TokenType } from "chevrotain";
import { LineParser } from "../../packages/compiler/src/syntax/grammar/parser.js";
import type { Lookahead } from "../../packages/compiler/src/syntax/grammar/tabled-parser.js";
import { vocabulary } from "../../packages/compiler/src/syntax/tokens.js";
import type { Generated } from "./table.js";

/** More than any rule has. */
const ALTERNATIVES = 64;
const categories = vocabulary.filter((type) => (type.categoryMatches ?? []).length > 0);

class Probed extends LineParser {
  /** Chevrotain's own, which its types leave out. */
  declare lookAheadFuncsCache: ReadonlyMap<number, Lookahead>;

  /** The tokens at which it takes an alternative (0: what is optional), were that the only one that its gate lets through. */
  taking(lookahead: Lookahead, alternative: number): readonly TokenType[] {
    const gates = Array.from({ length: ALTERNATIVES }, (_, index) => ({ GATE: () => index === alternative }));
    return [...vocabulary, EOF].filter((type) => {
      this.input = [createTokenInstance(type, "", 0, 0, 1, 1, 1, 1)];
      const taken = lookahead.call(this, gates);
      return taken === alternative || (taken === true && alternative === 0);
    });
  }
}

export function lookahead(): readonly Generated[] {
  const parser = new Probed(false);
  const sets = new Map<string, number>();
  const rows = [...parser.lookAheadFuncsCache].map(([key, ask]) => {
    const names = Array.from({ length: ALTERNATIVES }, (_, index) => namesOf(parser.taking(ask, index)));
    const used = names.slice(0, names.findLastIndex((set) => set !== "") + 1);
    for (const set of used) if (!sets.has(set)) sets.set(set, sets.size);
    return { key, text: used.map((set) => sets.get(set)).join(" ") };
  });
  rows.sort((a, b) => a.key - b.key);
  const text = [
    "/** Written by `npm run generate` from the grammar. */",
    "",
    "/** Names of tokens; that of a category stands for all that belong to it. */",
    "export const tokenSets: readonly string[] = [",
    ...[...sets.keys()].map((set) => `  ${JSON.stringify(set)},`),
    "];",
    "",
    "/** By what Chevrotain calls a choice: at which tokens each of its alternatives is taken, by the numbers of their sets. */",
    "export const lookaheads: readonly string[] = [",
    ...rows.map(({ key, text }) => `  "${key}: ${text}",`),
    "];",
    "",
  ];
  return [{ path: "packages/compiler/src/syntax/generated/lookahead.ts", text: text.join("\n") }];
}

function namesOf(types: readonly TokenType[]): string {
  const there = new Set(types);
  const byNumber = new Map(vocabulary.map((type) => [type.tokenTypeIdx, type]));
  const whole = categories
    .map((category) => ({
      category,
      members: (category.categoryMatches ?? []).flatMap((number) => byNumber.get(number) ?? []),
    }))
    .filter(({ category, members }) => [category, ...members].every((type) => there.has(type)));
  const said = new Set(whole.flatMap(({ members }) => members));
  return types
    .filter((type) => !said.has(type))
    .map(({ name }) => name)
    .join(" ");
}
