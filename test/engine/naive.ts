/**
 * The oracle: all solutions by plain recursion over the options in order, each taken or left, straight from the
 * definition in `problem.ts`. It shares nothing with the engine but the problem.
 */
import type { Problem } from "@ecp/engine";

/** Solutions as sorted lists of option numbers, in lexicographic order of "taken before left". */
export function naiveSolutions(problem: Problem): number[][] {
  const options: { item: number; colour: number }[][] = [];
  for (let o = 0; o < problem.optionCount; o++) {
    const entries: { item: number; colour: number }[] = [];
    for (let k = problem.optionStart[o] ?? 0; k < (problem.optionStart[o + 1] ?? 0); k++) {
      entries.push({ item: problem.optionItems[k] ?? -1, colour: problem.optionColours[k] ?? 0 });
    }
    options.push(entries);
  }
  const found: number[][] = [];
  const take = (o: number, chosen: number[]): void => {
    if (o === options.length) {
      if (isSolution(problem, options, chosen)) found.push([...chosen]);
      return;
    }
    chosen.push(o);
    if (mayStillBe(problem, options, chosen)) take(o + 1, chosen);
    chosen.pop();
    take(o + 1, chosen);
  };
  take(0, []);
  return found;
}

type Options = readonly (readonly { readonly item: number; readonly colour: number }[])[];

function uses(options: Options, chosen: readonly number[], item: number): number[] {
  const colours: number[] = [];
  for (const o of chosen) for (const e of options[o] ?? []) if (e.item === item) colours.push(e.colour);
  return colours;
}

/** Nothing chosen is too much already. */
function mayStillBe(problem: Problem, options: Options, chosen: readonly number[]): boolean {
  for (let item = 0; item < problem.itemCount; item++) {
    const colours = uses(options, chosen, item);
    if (problem.itemSecondary[item] === 0) {
      if (colours.length > (problem.itemHi[item] ?? 0)) return false;
    } else if (colours.length > 1 && (colours[0] === 0 || colours.some((c) => c !== colours[0])))
      return false;
  }
  return true;
}

function isSolution(problem: Problem, options: Options, chosen: readonly number[]): boolean {
  if (!mayStillBe(problem, options, chosen)) return false;
  for (let item = 0; item < problem.itemCount; item++) {
    if (problem.itemSecondary[item] === 1) continue;
    if (uses(options, chosen, item).length < (problem.itemLo[item] ?? 0)) return false;
  }
  return true;
}
