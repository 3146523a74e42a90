/** Ground problems made by hand, and what they mean: every assignment tried, every condition evaluated. */
import { search } from "@ecp/engine";
import type { BoardOptions } from "../../packages/compiler/src/board.js";
import type { Auxiliary, Condition, RuleConstraint } from "../../packages/compiler/src/condition.js";
import type {
  Constraint,
  Ground,
  GroundVariable,
  GroundVariableId,
  Origin,
} from "../../packages/compiler/src/ground.js";
import { lowerGround } from "../../packages/compiler/src/lower/lower.js";
import { spanOf } from "../../packages/compiler/src/text/span.js";
import { makeBoard } from "../../packages/compiler/src/tiling/squares.js";
import type {
  LayerId,
  TypedInstance,
  TypedLayer,
  TypedPuzzle,
  VariableId,
} from "../../packages/compiler/src/typed.js";
import { unwrittenPuzzle } from "../support/unwritten-puzzle.js";

export const nowhere = spanOf("test.ecp", 0, 0);
export const origin: Origin = { span: nowhere, at: [] };
export const holds = (condition: Condition): RuleConstraint => ({ kind: "holds", condition, origin });
export const has = (variable: number, ...values: number[]): Condition => ({
  kind: "literal",
  variable: variable as GroundVariableId,
  values,
});

/** All different, as grounding says it: of each value that several may have at most one; of two, not the one or not the other. */
export function different(domains: readonly (readonly number[])[], variables: readonly number[]): Condition {
  const values = new Set(variables.flatMap((variable) => domains[variable] ?? []));
  const parts = [...values].flatMap((value): Condition[] => {
    const own = variables.filter((variable) => domains[variable]?.includes(value));
    if (own.length < 2) return [];
    if (own.length > 2)
      return [{ kind: "counted", parts: own.map((variable) => has(variable, value)), ranges: [[0, 1]] }];
    const without = (variable: number): number[] =>
      (domains[variable] ?? []).filter((each) => each !== value);
    return [{ kind: "any-of", parts: own.map((variable) => has(variable, ...without(variable))) }];
  });
  return { kind: "all-of", parts };
}

/** A puzzle with one layer of numbers, or several: `layers[i]` is that of variable i. */
export function groundOf(
  domains: readonly (readonly number[])[],
  constraints: readonly Constraint[],
  more: Partial<Pick<Ground, "auxiliaries" | "candidates">> & {
    readonly hidden?: readonly boolean[];
    readonly domain?: TypedLayer["domain"];
    readonly board?: BoardOptions;
  } = {},
): Ground {
  const hidden = more.hidden ?? [false];
  const layers: TypedLayer[] = hidden.map((own, index) => ({
    name: `layer${index}`,
    at: { kind: "name", span: nowhere, text: `layer${index}` },
    role: "find",
    hidden: own,
    type: { kind: "number" },
    domain: more.domain ?? { kind: "number" },
    orNone: false,
    orUnprinted: false,
    on: { kind: "cell" },
    element: 0 as VariableId,
    written: new Map(),
  }));
  const puzzle: TypedPuzzle = {
    resolved: unwrittenPuzzle,
    name: "P",
    variables: [],
    parameters: [],
    layers,
    legend: [],
    lets: [],
    itemFamilies: [],
    items: [],
    optionFamilies: [],
    options: [],
    places: [],
    covers: [],
    shows: [],
    statements: [],
  };
  const instance: TypedInstance = {
    sound: true,
    resolved: undefined,
    puzzle,
    span: nowhere,
    arguments: [],
    data: [],
    fixes: [],
  };
  const perLayer = Math.ceil(domains.length / layers.length);
  const variables = domains.map(
    (domain, id): GroundVariable => ({
      layer: Math.floor(id / perLayer) as LayerId,
      element: id % perLayer,
      domain,
    }),
  );
  return {
    puzzle,
    instance,
    board: makeBoard(1, Math.max(perLayer, 1)),
    parameters: new Map(),
    data: new Map(),
    elements: new Map(),
    sets: new Map(),
    variables,
    variableOf: new Map(
      layers.map((_, layer) => [
        layer as LayerId,
        Array.from({ length: perLayer }, (_, i) => (layer * perLayer + i) as GroundVariableId),
      ]),
    ),
    constraints,
    auxiliaries: more.auxiliaries ?? [],
    patterns: [],
    candidates: more.candidates ?? [],
    placements: [],
    placementCounts: [],
    items: [],
    options: [],
  };
}

export type Strategy = "walk" | "learn" | "auto";

/** Values of all variables that are not hidden, of each answer; sorted. */
export function answersOf(ground: Ground, strategy: Strategy = "walk"): readonly string[] {
  const { value: lowered } = lowerGround(ground);
  if (lowered === undefined) throw new Error("it is too large");
  const run = search(lowered.problem, { strategy });
  const answers: string[] = [];
  do {
    run.step(100_000);
    for (const chosen of run.next()) {
      const layers = [...lowered.decode(chosen).layers.values()];
      answers.push(JSON.stringify(layers.map((layer) => ("values" in layer ? layer.values : layer))));
    }
  } while (run.state === "running");
  if (BigInt(answers.length) !== run.count()) throw new Error("the count is not that of the answers");
  return answers.sort();
}

/** Every assignment of values: those of which `meaning` holds, told as `answersOf` does, each once. */
export function meantBy(
  ground: Ground,
  meaning: (values: readonly number[], auxiliaries: readonly number[]) => boolean,
): readonly string[] {
  const domains = [
    ...ground.variables.map(({ domain }) => domain),
    ...ground.auxiliaries.map((each: Auxiliary) => each.domain),
  ];
  const found = new Set<string>();
  const values: number[] = [];
  const count = ground.variables.length;
  const go = (): void => {
    const domain = domains[values.length];
    if (domain === undefined) {
      if (!meaning(values.slice(0, count), values.slice(count))) return;
      const layers = ground.puzzle.layers.flatMap((layer, id) =>
        layer.hidden
          ? []
          : [ground.variables.flatMap((own, i) => (own.layer === id ? [values[i] ?? 0] : []))],
      );
      found.add(JSON.stringify(layers));
      return;
    }
    for (const value of domain) {
      values.push(value);
      go();
      values.pop();
    }
  };
  go();
  return [...found].sort();
}

/** Whether a condition holds; candidates are not known here. */
export function isTrue(
  condition: Condition,
  values: readonly number[],
  auxiliaries: readonly number[] = [],
): boolean {
  const inRanges = (sum: number, ranges: readonly (readonly [number, number])[]): boolean =>
    ranges.some(([lo, hi]) => lo <= sum && sum <= hi);
  const is = (part: Condition): boolean => isTrue(part, values, auxiliaries);
  switch (condition.kind) {
    case "literal":
      return condition.values.includes(values[condition.variable] ?? Number.NaN);
    case "auxiliary":
      return condition.values.includes(auxiliaries[condition.auxiliary] ?? Number.NaN);
    case "candidate":
    case "placement":
      throw new Error("no candidates or placements here");
    case "all-of":
      return condition.parts.every(is);
    case "any-of":
      return condition.parts.some(is);
    case "counted":
      return inRanges(condition.parts.filter(is).length, condition.ranges);
    case "weighed": {
      let sum = 0;
      for (const { weight, when } of condition.parts) if (is(when)) sum += weight;
      return inRanges(sum, condition.ranges);
    }
    case "chain": {
      const { chain } = condition;
      let state: string | number | undefined = chain.start;
      chain.steps.forEach((symbols, step) => {
        const read = symbols.find(({ when }) => when === true || is(when));
        if (read === undefined) throw new Error("a step without symbol");
        state = state === undefined ? undefined : chain.next(state, read.symbol, step);
      });
      return state !== undefined && condition.accepts(state);
    }
    default: {
      const other: never = condition;
      return other;
    }
  }
}
