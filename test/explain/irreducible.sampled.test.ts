/**
 * A search finds no answer with the rules and the facts that a step names and the opposite of what follows; and by propagation, as the step is seen, none of them
 * can be left out: every one is tried, on many boards.
 */
import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { type Deducer, openSession, opposite, type SignedOption } from "@ecp/engine";
import { describe, expect, test } from "vitest";
import { analyse } from "../../packages/compiler/src/compile.js";
import type { Deduction } from "../../packages/compiler/src/explain/deduction/deduction.js";
import { onDisk } from "../support/hosts.js";
import { hasAll } from "../support/sampled.js";
import { boardOf, isEntailed } from "./deductions-of.js";

const folder = fileURLToPath(new URL("../classes/", import.meta.url));

/** By propagation alone, as the step is said to be seen. */
function follows(
  deducer: Deducer,
  { follows, supposed, either, ruledOut }: Deduction,
  premises: readonly SignedOption[],
): boolean {
  if (!deducer.begin(premises)) return true;
  if (ruledOut !== undefined && supposed !== undefined) {
    const holds = [...premises, supposed];
    for (const way of ruledOut.flatMap((part) => part.supposed ?? [])) {
      if (!deducer.begin(holds)) return true;
      if (deducer.suppose(way)) return false;
      holds.push(opposite(way));
    }
    return !deducer.begin(holds);
  }
  if (either !== undefined && supposed !== undefined) {
    const tried = [...premises, supposed];
    const isLeft = deducer.begin(tried) && either.some((way) => deducer.suppose(way.supposed));
    return !isLeft && !deducer.begin([...tried, ...either.map((way) => opposite(way.supposed))]);
  }
  if (either !== undefined) {
    const isInAll = either.every((way) => !deducer.suppose(way.supposed) || deducer.holds(follows) === true);
    // One of them holds: that none does is seen to clash.
    return isInAll && !deducer.begin([...premises, ...either.map((way) => opposite(way.supposed))]);
  }
  return supposed === undefined ? deducer.holds(follows) === true : !deducer.suppose(supposed);
}

/** A fact that the others lead to by themselves may stay: it is on the board, and to look at it is shorter. */
function canBeLeftOut(
  deducer: Deducer,
  deduction: Deduction,
  premises: readonly SignedOption[],
  each: SignedOption,
): boolean {
  const fewer = premises.filter((other) => other !== each);
  // A few ways to keep the rules were gone through; with less, there are more ways.
  if (deduction.isSearched === true)
    return !deducer.begin(fewer) || !deducer.suppose(opposite(deduction.follows));
  if (!follows(deducer, deduction, fewer)) return false;
  deducer.begin(fewer);
  return deducer.holds(each) !== true;
}

const boards = readdirSync(folder)
  .filter((file) => file.endsWith(".ecp"))
  .flatMap((file) => {
    const analysis = analyse(`${folder}${file}`, readFileSync(`${folder}${file}`, "utf8"), onDisk);
    return analysis.typed.instances.slice(0, 1).map((instance) => ({ file, analysis, instance }));
  });

describe("each step is enough, and irreducible", () => {
  test.each(hasAll ? boards : boards.filter((_, index) => index % 4 === 0))(
    "$file",
    { timeout: 120_000 },
    ({ analysis, instance }) => {
      const made = boardOf(analysis, instance);
      if (made === undefined) return;
      const { board, deductions } = made;
      const deducer = board.openDeducer();
      const session = openSession(board.posed.lowered.problem);
      for (const deduction of deductions) {
        const premises = [...deduction.rules.map((rule) => board.selectorOf(rule)), ...deduction.facts];
        const about = JSON.stringify(board.factOf(deduction.follows));
        expect(isEntailed(session, deduction, premises), about).toBe(true);
        for (const each of premises)
          expect(
            canBeLeftOut(deducer, deduction, premises, each),
            `${about} without ${JSON.stringify(board.factOf(each))}`,
          ).toBe(false);
      }
    },
  );
});
