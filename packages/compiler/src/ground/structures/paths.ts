/**
 * Paths that are to be found (`find move: paths from cells with circle`), by the possible ways from each start: all simple ways that no rule is
 * known to refuse. A way never enters another start: that cell is its own path's, wherever it leads. Each start has exactly one way, and ways share no cell. An answer is a way for each start, and each way is one candidate: counts are true.
 *
 * Rules that know the length at a start (`c.move.length = c.number`) bound the ways from there, and what rules refuse of a beginning (longer-ways.ts)
 * ends it, so that simple ways stay few.
 * Cost: an entry for each cell of a candidate; where rules end them soon few, else exponentially many.
 */

import type { CandidateId, Condition } from "../../condition.js";
import { tooManyWays } from "../../diagnostics/catalogue/ecp5010-too-many-ways.js";
import { diagnose } from "../../diagnostics/diagnostic.js";
import type { Origin } from "../../ground.js";
import { ADVISED_WAYS, PATH_CANDIDATES, PATHS_LOOKED_AT } from "../../thresholds.js";
import { type Family, makeFamily } from "../family.js";
import { Fault } from "../fault.js";
import { casesByCell, type FoundLayer } from "../found-layer.js";
import { withoutPath } from "../patterns/of-structures/cells-without.js";
import { amountsByCell, knownLengths } from "../patterns/of-structures/known-amounts.js";
import { LongerWays } from "../patterns/of-structures/longer-ways.js";
import { KnownParts } from "../patterns/of-structures/refused-beforehand.js";
import { type Element, setOf } from "../value.js";
import { evaluateSet } from "../values/evaluate-as.js";
import { unforeseen } from "../world/faults.js";
import type { LayerTable } from "../world/layer-table.js";
import { spaceOf } from "../world/reading.js";
import type { World } from "../world/world.js";
import { cellIndices } from "./adjectives.js";

/** `fixed`: ways that an instance gives. */
export function pathsByCandidates(
  world: World,
  table: LayerTable,
  cells: readonly number[],
  fixed: readonly (readonly number[])[],
): FoundLayer {
  const { layer } = table;
  const at = { span: layer.at.span };
  const { board, places } = spaceOf(world, at);
  if (layer.domain.kind !== "paths" || layer.domain.from === undefined)
    throw unforeseen(layer.at.span, "paths of which nobody says where they start");
  const starts = cellIndices(evaluateSet(world, layer.domain.from), layer.domain.from);
  const isStart = new Set(starts);
  const isOpen = (way: readonly number[]): boolean =>
    fixed.every((one) => one[0] !== way[0] || one.join() === way.join());
  const without = withoutPath(world, table.id);
  const free = new Set(cells.filter((each) => !isStart.has(each) && !without.has(each)));
  const familyOf = (sets: readonly (readonly number[])[], when: readonly (Condition | true)[]): Family =>
    makeFamily(world.nextFamilyId(), {
      sort: layer.name,
      count: sets.length,
      name: (index) => `${layer.name} ${(sets[index] ?? []).map(board.cellName).join("-")}`,
      cells: (index) => setOf((sets[index] ?? []).map(places.cell.at), true),
      when: (index) => when[index] ?? true,
    });
  const allowed: (readonly number[])[] = [];
  const looked: (readonly number[])[] = [];
  const known = new KnownParts(world, table.id);
  const longer = new LongerWays(world, table.id);
  const lookedAt = familyOf(looked, []);
  let tried = 0;
  const look = (way: readonly number[]): Element => {
    looked.push([...way]);
    return lookedAt.at(looked.length - 1);
  };
  const keep = (way: readonly number[]): Element | undefined => {
    if (!isOpen(way)) return undefined;
    const element = look(way);
    tried++;
    if (tried >= PATHS_LOOKED_AT || allowed.length >= PATH_CANDIDATES)
      throw new Fault(`ways ${layer.at.span.start}`, () =>
        diagnose(tooManyWays, layer.at.span, {
          what: `possible ways of \`${layer.name}\``,
          limit: Math.min(tried, PATH_CANDIDATES),
          help: helpWithWays(layer.name, looked, (most) => countWays(most, ADVISED_WAYS)),
        }),
      );
    if (known.allow(element)) allowed.push([...way]);
    return element;
  };
  const mayGrow = (way: readonly number[], element: Element | undefined): boolean =>
    !longer.refuses || longer.mayGrow(way, element ?? look(way));
  const lengths = amountsByCell(world, knownLengths, table.id);
  /** How many have so many steps at most; above the limit somewhat more than it. */
  const countWays = (most: number, limit: number): number => {
    let count = 0;
    for (const start of starts)
      simpleWays(board, start, free, (way) => {
        count++;
        return count <= limit && way.length <= most && mayGrow(way, undefined);
      });
    return count;
  };
  for (const start of starts) {
    const length = lengths[start];
    simpleWays(board, start, free, (way) => {
      const kept = length === undefined || length === way.length - 1 ? keep(way) : undefined;
      return (length === undefined || way.length <= length) && mayGrow(way, kept);
    });
  }
  known.finish();
  const { auxiliaries, conditions } = world;
  for (const way of allowed) world.budget.keep(way.length);
  const chosen = allowed.map((way) => auxiliaries.candidate({ layer: table.id, cells: way, implies: [] }));
  const when = chosen.map((candidate) => conditions.candidate(candidate));
  const family = familyOf(allowed, when);
  const origin: Origin = { span: layer.at.span, at: [], what: layer.name };
  const holding = (test: (way: readonly number[]) => boolean): CandidateId[] =>
    chosen.filter((_, index) => test(allowed[index] ?? []));
  auxiliaries.rules.push({
    kind: "candidate-cover",
    candidates: chosen,
    // One that is given elsewhere than at a start is none that can be found.
    elements: [
      ...starts.map((start) => holding((way) => way[0] === start)),
      ...fixed.filter(([start]) => start === undefined || !isStart.has(start)).map(() => []),
    ],
    atMostOnce: false,
    origin,
  });
  const byCell = new Map<number, CandidateId[]>([...free].map((each) => [each, []]));
  allowed.forEach((way, index) => {
    const candidate = chosen[index];
    if (candidate !== undefined) for (const each of way) byCell.get(each)?.push(candidate);
  });
  auxiliaries.rules.push({
    kind: "candidate-cover",
    candidates: chosen,
    elements: [...byCell.values()].filter((each) => each.length > 1),
    atMostOnce: true,
    origin,
  });
  const found = casesByCell(family, allowed, when);
  for (const each of cells) found[each] ??= { kind: "cases", cases: [] };
  return { family, at: found };
}

/** A bound that leaves few enough of them. */
function helpWithWays(
  name: string,
  looked: readonly (readonly number[])[],
  count: (most: number) => number,
): string {
  const longest = looked.reduce((most, way) => Math.max(most, way.length - 1), 0);
  let most = 0;
  while (most < longest && count(most + 1) <= ADVISED_WAYS) most++;
  const others = "rules that say of each where it may not go, or that it is straight, leave fewer too";
  return most === 0
    ? others
    : `the rules let them be ${longest} steps long and more: with \`for each ${name} m: m.length <= ${most}\` there are ${count(most).toLocaleString("en")}; ${others}`;
}

interface Steps {
  readonly neighbours: (cell: number) => readonly number[];
}

function simpleWays(
  board: Steps,
  start: number,
  free: ReadonlySet<number>,
  goesOn: (way: readonly number[]) => boolean,
): void {
  const way = [start];
  const used = new Set(way);
  const go = (): void => {
    if (!goesOn(way)) return;
    for (const next of board.neighbours(way.at(-1) ?? start)) {
      if (!free.has(next) || used.has(next)) continue;
      way.push(next);
      used.add(next);
      go();
      used.delete(next);
      way.pop();
    }
  };
  go();
}
