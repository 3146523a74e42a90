/**
 * Where nothing more can be given, what is given is changed: small steps at random, kept where they leave no more answers than before (and one
 * at least), until there is one. A hill is climbed; where it ends too low, the caller begins anew.
 */
import type { Contents } from "./contents.js";

const STEPS_IN_VAIN = 120;

/** `count` stops at `most` answers. */
export async function improve(
  contents: Contents,
  change: (contents: Contents) => Contents | undefined,
  count: (contents: Contents, most: number) => Promise<number>,
  tell: (answers: number) => void,
): Promise<Contents | undefined> {
  let best = contents;
  let answers = await count(contents, 100);
  for (let vain = 0; vain < STEPS_IN_VAIN && answers !== 1; vain++) {
    tell(answers);
    const next = change(best);
    if (next === undefined) return undefined;
    const after = await count(next, Math.max(2, answers + 1));
    if (after === 0 || (answers > 0 && after > answers)) continue;
    if (after < answers || answers === 0) vain = 0;
    best = next;
    answers = after;
  }
  return answers === 1 ? best : undefined;
}
