/** Counts how often each construct occurs in the programs, and each outcome. */
import type { Outcome } from "./compare.js";
import type { Judgement } from "./judged-seed.js";
import type { Node } from "./meaning/world.js";
import type { Program } from "./program.js";

export interface Tally {
  /** Of all ways to compile. */
  readonly ways: Map<string, number>;
  /** Of the usual way. */
  readonly outcomes: Map<string, number>;
  /** In how many programs each construct occurs. */
  readonly constructs: Map<string, number>;
}

export const newTally = (): Tally => ({
  ways: new Map(),
  outcomes: new Map(),
  constructs: new Map(),
});

const count = (map: Map<string, number>, key: string, times = 1): void =>
  void map.set(key, (map.get(key) ?? 0) + times);

export function addTally(to: Tally, more: Tally): void {
  for (const part of ["ways", "outcomes", "constructs"] as const)
    for (const [key, times] of more[part]) count(to[part], key, times);
}

export function constructsOf({
  form,
  layers,
  cover,
  definitions,
  statements,
  parameters,
  legend,
}: Program): ReadonlySet<string> {
  const found = new Set<string>();
  const walk = (node: Node): void => {
    found.add(node.construct);
    for (const part of node.parts) walk(part);
  };
  for (const statement of statements) walk(statement);
  for (const { kind, node, where } of definitions) {
    found.add(
      `let: ${kind}${where === undefined ? "" : ", where"}${kind === "derived" ? ` ${node.sort}` : ""}`,
    );
    walk(node);
    if (where !== undefined) walk(where);
  }
  for (const { role, hidden, kind, on, orNone, unprinted, pieces, isLoop } of layers) {
    if (isLoop === true) found.add(`loop of all ${on.sort}s`);
    found.add(
      `${role}${hidden ? " hidden" : ""} ${kind}${orNone ? " or none" : ""}${unprinted ? " or ?" : ""}${on.sort === "cell" ? "" : ` on ${on.sort}s`}${on.everywhere ? "" : ", on some"}`,
    );
    if (pieces !== undefined)
      found.add(
        `pieces${pieces.table === undefined ? "" : " from a table"}${pieces.rotations ? " with rotations" : ""}${pieces.reflections ? " with reflections" : ""}`,
      );
  }
  if (form.hexagons === true) found.add("hexagons");
  if (form.torus) found.add("torus");
  if (legend !== undefined) found.add(`legend: ${legend.style}${legend.ruled ? ", ruled" : ""}`);
  if (form.holes.length > 0) found.add("board with a hole");
  if (parameters.length > 0) found.add("parameter");
  if (cover !== undefined) {
    found.add("items and options");
    if (cover.items.some(({ optional }) => optional)) found.add("optional items");
    if (cover.items.some(({ optional, most }) => !optional && most > 1))
      found.add("items with multiplicities");
    if (cover.options.some(({ covers }) => covers.some(({ colour }) => colour !== undefined)))
      found.add("colours");
    if (cover.options.some(({ sets }) => sets.length > 0)) found.add("options that set a layer");
    if (cover.fixed.length > 0) found.add("fix");
  }
  return found;
}

export function note(
  { ways, outcomes, constructs }: Tally,
  program: Program,
  judgements: readonly Judgement[],
): void {
  for (const construct of constructsOf(program)) count(constructs, construct);
  for (const { way, outcome } of judgements) count(ways, `${JSON.stringify(way)}: ${outcome.kind}`);
  const [usual] = judgements;
  if (usual !== undefined) noteOutcome(outcomes, usual.outcome);
}

function noteOutcome(outcomes: Map<string, number>, outcome: Outcome): void {
  switch (outcome.kind) {
    case "same":
      count(
        outcomes,
        outcome.count === 0 ? "no answer" : outcome.count === 1 ? "one answer" : "several answers",
      );
      for (const strategy of outcome.strategies) count(outcomes, `counted by ${strategy}`);
      break;
    case "refused":
      count(outcomes, "refused");
      count(outcomes, `refused: ${(outcome.messages[0] ?? "").slice(0, 7)}`);
      break;
    case "fault":
      count(
        outcomes,
        outcome.refused ? "refused, as it should be" : "accepted, though it asks for what is not there",
      );
      break;
    case "too-much":
      count(outcomes, `too much for ${outcome.where}`);
      break;
    default:
      count(outcomes, outcome.kind);
  }
}

export const table = (map: ReadonlyMap<string, number>): string =>
  [...map]
    .sort((a, b) => b[1] - a[1])
    .map(([key, times]) => `${`${times}`.padStart(6)}  ${key}`)
    .join("\n");
