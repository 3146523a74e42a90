/** Words that stand as a name where the language knows only some: `long diagonal`, `with rotations`, `show … as grey`. */
import type { Name } from "../ast.js";
import { pairAdjectives } from "../builtins.js";
import { unknownWord } from "../diagnostics/catalogue/ecp2012-unknown-word.js";
import { diagnose } from "../diagnostics/diagnostic.js";
import { nearName } from "../diagnostics/near-name.js";
import { type Naming, tie } from "./naming.js";
import type { Scope } from "./scope.js";

/** Adjectives of sorts that have a sentence of their own. */
const sentences: ReadonlyMap<string, string> = new Map(
  pairAdjectives.map((word) => [word, "for each link (x, y)"] as const),
);

/** `sentence`: what would say it, where the caller can tell. */
export function resolveWord(
  naming: Naming,
  scope: Scope,
  name: Name,
  allowed: Iterable<string>,
  sentence?: string,
): void {
  const words = [...allowed];
  tie(naming, scope, name, "adjective", naming.symbols.adjective(name.text));
  if (name.text === "" || words.includes(name.text)) return;
  const near = nearName(name.text, words);
  const instead = sentence ?? sentences.get(name.text);
  naming.report(
    diagnose(unknownWord, name.span, {
      word: name.text,
      allowed: words,
      ...(near === undefined ? {} : { near }),
      ...(instead === undefined ? {} : { instead }),
    }),
  );
}
