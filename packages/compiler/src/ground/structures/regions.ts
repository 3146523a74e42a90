/**
 * A division that is to be found (`find area: region`), by its possible regions: all rectangles, or all connected sets, that the rules allow as
 * far as `patterns/region-rules.ts` reads them, and that agree with what the instance fixes. The division is an exact cover of the cells by candidates
 * (with `or none`: each cell at most once). A division is a set of regions, and each region is one candidate, so answers and choices of
 * candidates are in one-to-one correspondence: counts are true.
 *
 * Rules on regions need nothing of their own: `for each area a` runs over the candidates, each with the condition that it is chosen, and the
 * body is about a known set. A body that is known to fail forbids the candidate; those are left out here already, where the body reads
 * nothing that is to be found.
 *
 * Cost: a candidate has as many entries as cells. Above REGION_CANDIDATES, `region-labels.ts` takes over.
 */

import type { CandidateId, Condition } from "../../condition.js";
import type { LayerData, Origin } from "../../ground.js";
import { addTo } from "../../maps.js";
import { once } from "../../once.js";
import { FEW_REGIONS, KNOWN_BY_ONE_CANDIDATES, REGION_CANDIDATES, SETS_A_LABEL } from "../../thresholds.js";
import { type Family, makeFamily } from "../family.js";
import { casesByCell, type FoundLayer } from "../found-layer.js";
import type { Atoms } from "../patterns/of-structures/of-one-region.js";
import { KnownParts } from "../patterns/of-structures/refused-beforehand.js";
import type { RegionRules } from "../patterns/of-structures/region-rules.js";
import { type Cases, setOf, type Truth } from "../value.js";
import { holds, newTruth } from "../world/definitions.js";
import type { LayerTable } from "../world/layer-table.js";
import { spaceOf } from "../world/reading.js";
import type { World } from "../world/world.js";
import { connectedSets, type Growth, rectangularSets } from "./connected-sets.js";
import { fixedIn } from "./fixed-regions.js";
import { RegionTrial } from "./trial/region-trial.js";

/** Returns undefined if there are too many candidates. */
export function regionsByCandidates(
  world: World,
  table: LayerTable,
  cells: readonly number[],
  data: LayerData | undefined,
  rules: RegionRules,
  atoms: ReadonlyMap<number, Atoms>,
): FoundLayer | undefined {
  const { layer } = table;
  const { board, places } = spaceOf(world, { span: layer.at.span });
  const fixed = fixedTests(data);
  // A rectangle is listed as it stands, and not grown.
  const ofOne = rules.rectangles ? [] : rules.ofOne();
  const trial = ofOne.length === 0 ? undefined : new RegionTrial(ofOne, cells, atoms);
  const growth: Growth = {
    neighbours: board.neighbours,
    cells,
    mayGrow: (set) => rules.mayGrow(set) && fixed.mayGrow(set),
    keep: both(rules.rectangles ? rules.keepByContent : rules.keep, fixed.keep),
    // Sets that no rule is tried on are too many soon.
    knownBy: trial === undefined ? undefined : rules.knownBy,
    trial,
    most: rules.rectangles ? REGION_CANDIDATES : mostListed(world, table, cells, rules),
  };
  const listed = rules.rectangles ? rectangularSets(board, growth) : connectedSets(growth);
  if (listed === undefined) return undefined;
  // Where a cell may be in no region, no set need hold it.
  if (trial !== undefined && !layer.orNone)
    for (const statement of trial.held()) world.auxiliaries.taken.add(statement);
  const familyOf = (sets: readonly (readonly number[])[], when?: Family["when"]): Family =>
    makeFamily(world.nextFamilyId(), {
      sort: layer.name,
      count: sets.length,
      name: (index) => `${layer.name} of ${(sets[index] ?? []).map(board.cellName).join(" ")}`,
      cells: (index) => setOf((sets[index] ?? []).map(places.cell.at)),
      ...(when === undefined ? {} : { when }),
    });
  const sets = allowed(world, table, listed, familyOf(listed));
  const { auxiliaries, conditions } = world;
  for (const set of sets) world.budget.keep(set.length);
  const chosen: CandidateId[] = sets.map((set) =>
    auxiliaries.candidate({ layer: table.id, cells: set, implies: [] }),
  );
  const when: Condition[] = chosen.map((candidate) => conditions.candidate(candidate));
  const family = familyOf(sets, (index) => when[index] ?? true);
  const elements = new Map<number, CandidateId[]>(cells.map((each) => [each, []]));
  sets.forEach((set, index) => {
    const candidate = chosen[index];
    if (candidate !== undefined) for (const each of set) elements.get(each)?.push(candidate);
  });
  const origin: Origin = { span: layer.at.span, at: [], what: layer.name };
  const cover = (covered: readonly (readonly CandidateId[])[], atMostOnce: boolean): void => {
    if (covered.length > 0)
      auxiliaries.rules.push({
        kind: "candidate-cover",
        candidates: chosen,
        elements: covered,
        atMostOnce,
        origin,
      });
  };
  const isCovered = (each: number): boolean => !layer.orNone || fixedIn(data, each) === true;
  const holding = (covered: boolean): (readonly CandidateId[])[] =>
    [...elements].flatMap(([each, own]) => (isCovered(each) === covered ? [own] : []));
  cover(holding(true), false);
  cover(holding(false), true);
  const byCell = casesByCell(family, sets, when);
  const at = byCell.map((cases, each) =>
    cases === undefined || !layer.orNone
      ? cases
      : { ...cases, there: once(() => isInOne(world, board.cellName(each), cases, origin)) },
  );
  for (const each of cells) at[each] ??= { kind: "cases", cases: [] };
  return { family, at };
}

/** If labels are few, large lists are not worth searching for. */
function mostListed(
  { facts }: World,
  { id }: LayerTable,
  { length }: readonly number[],
  { knownBy }: RegionRules,
): number {
  if (knownBy !== undefined) return KNOWN_BY_ONE_CANDIDATES;
  // A region may be known by any cell, as the first of those that it holds.
  const labels = (length * (length + 1)) / 2;
  return facts.isReadWithOthers(id) ? Math.min(SETS_A_LABEL * labels, REGION_CANDIDATES) : REGION_CANDIDATES;
}

/**
 * That the cell is in a region, as one condition: exactly one of its regions and "in none". Rules ask for it again and again, and of all regions of a cell
 * there may be dozens.
 */
function isInOne(world: World, cell: string, { cases }: Cases, origin: Origin): Truth {
  const { conditions } = world;
  if (cases.length < FEW_REGIONS) return conditions.anyOf(cases.map(({ when }) => when));
  const inside = newTruth(world, `${cell} is in a region`);
  const parts = [conditions.not(inside), ...cases.map(({ when }) => when)];
  holds(world, conditions.counted(parts, [[1, 1]]), origin);
  return inside;
}

/** Without those of which a rule is known to be broken. */
function allowed(
  world: World,
  table: LayerTable,
  sets: readonly (readonly number[])[],
  family: Family,
): (readonly number[])[] {
  const known = new KnownParts(world, table.id);
  const left = sets.filter((_, index) => known.allow(family.at(index)));
  known.finish();
  return left;
}

type Test = Growth["keep"];

const both = (a: Test, b: Test): Test =>
  a === undefined || b === undefined ? (a ?? b) : (set) => a(set) && b(set);

/** Tests by the regions that an instance fixes: cells of one symbol are in one region, and of different symbols in different ones. */
function fixedTests(data: LayerData | undefined): Pick<Growth, "mayGrow" | "keep"> {
  const values = data?.values ?? [];
  const cellsOf = new Map<unknown, number[]>();
  values.forEach((datum, cell) => {
    if (datum === undefined || typeof datum === "object") return;
    addTo(cellsOf, datum, cell);
  });
  if (values.every((datum) => datum === undefined)) return { mayGrow: () => true };
  const symbolOf = (cells: readonly number[]): unknown =>
    cells.map((cell) => values[cell]).find((datum) => datum !== undefined && typeof datum !== "object");
  const one = (cells: readonly number[]): boolean => {
    const symbol = symbolOf(cells);
    return (
      cells.every((cell) => fixedIn(data, cell) !== false) &&
      (symbol === undefined || cells.every((cell) => values[cell] === undefined || values[cell] === symbol))
    );
  };
  return {
    mayGrow: one,
    keep: (cells) => {
      const symbol = symbolOf(cells);
      return symbol === undefined || (cellsOf.get(symbol) ?? []).every((cell) => cells.includes(cell));
    },
  };
}
