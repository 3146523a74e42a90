/** The judge: all answers of an instance of a small puzzle, by trying, with no part of ground/ or lower/. */

import type { Diagnostic } from "../../packages/compiler/src/diagnostics/diagnostic.js";
import type { Host } from "../../packages/compiler/src/host.js";
import type { LayerAnswer, Solution } from "../../packages/compiler/src/solution.js";
import type { TypedInstance } from "../../packages/compiler/src/typed.js";
import { searchAll } from "../../packages/evaluator/src/search.js";
import { claimsOf } from "../../packages/evaluator/src/statements/statements.js";
import { makeWorld } from "../../packages/evaluator/src/unknowns/make-world.js";
import { makeUnknowns } from "../../packages/evaluator/src/unknowns/unknowns.js";
import { Unsupported } from "../../packages/evaluator/src/values/unsupported.js";
import type { World } from "../../packages/evaluator/src/values/world.js";
import { answerOf, isOf } from "./answers.js";
import { everyWhole } from "./every-whole.js";

export interface OracleAnswer {
  readonly solutions: readonly Solution[];
  readonly world: World;
  readonly diagnostics: readonly Diagnostic[];
  /** Statements that, for some assignment, speak of what is not there. */
  readonly faults: readonly string[];
}

export interface OracleSettings {
  readonly set?: ReadonlyMap<string, string>;
  /** Stop with `Unsupported` at more answers than this. */
  readonly most?: number;
  /** Or after evaluating more expressions. */
  readonly patience?: number;
}

export function answersByTrying(
  instance: TypedInstance,
  host: Host,
  { set = new Map(), most = 200_000, patience }: OracleSettings = {},
): OracleAnswer {
  const { world, diagnostics } = makeWorld(instance.puzzle, instance, set, host);
  const errors = diagnostics.filter(({ severity }) => severity === "error");
  if (errors.length > 0) return { solutions: [], world, diagnostics, faults: [] };
  makeUnknowns(world, everyWhole);
  const claims = claimsOf(world);
  const solutions: Solution[] = [];
  const faults = new Set<string>();
  searchAll(world, claims, {
    faults,
    ...(patience === undefined ? {} : { patience }),
    found: () => {
      if (solutions.length >= most) throw new Unsupported("too many answers");
      solutions.push(answerOf(world));
    },
  });
  return { solutions, world, diagnostics, faults: [...faults] };
}

/** Some answer, each value as likely as the others where it is tried; undefined where none is found soon. */
export function randomAnswer(
  instance: TypedInstance,
  host: Host,
  random: (below: number) => number,
): { readonly solution: Solution; readonly world: World } | undefined {
  const { world } = makeWorld(instance.puzzle, instance, new Map(), host);
  makeUnknowns(world, everyWhole);
  world.unknowns.forEach((unknown, at) => {
    const order = unknown.domain.map((value) => ({ value, place: random(2 ** 20) }));
    const domain = order.sort((a, b) => a.place - b.place).map(({ value }) => value);
    world.unknowns[at] = { ...unknown, domain };
  });
  let solution: Solution | undefined;
  const enough = new Error("one answer is enough");
  try {
    searchAll(world, claimsOf(world), {
      faults: new Set(),
      patience: 100_000,
      found: () => {
        solution = answerOf(world);
        throw enough;
      },
    });
  } catch (thrown) {
    if (thrown !== enough && !(thrown instanceof Unsupported)) throw thrown;
  }
  return solution && { solution, world };
}

/**
 * Checks one answer: visible layers have the values of the answer, hidden ones any values that fit. For boards that are too large to try all.
 */
export function isAnswer(
  instance: TypedInstance,
  host: Host,
  said: ReadonlyMap<string, LayerAnswer>,
  set: ReadonlyMap<string, string> = new Map(),
): boolean {
  const { world } = makeWorld(instance.puzzle, instance, set, host);
  makeUnknowns(world, everyWhole, (layer, element) => isOf(said.get(layer), element));
  const claims = claimsOf(world);
  let right = false;
  searchAll(world, claims, {
    faults: new Set(),
    found: () => {
      right = true;
    },
  });
  return right;
}
