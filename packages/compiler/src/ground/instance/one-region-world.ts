/**
 * A world apart, in which a division has one region of which any cell may be, and others of which nothing is known: what rules say there, they say
 * of each region. Nothing of it goes into the problem.
 */
import type { AuxiliaryId, Condition } from "../../condition.js";
import type { Origin } from "../../ground.js";
import { addTo } from "../../maps.js";
import { FEW_REGION_ENTRIES, ONE_REGION_ENTRIES, ONE_REGION_ENTRIES_A_PAIR } from "../../thresholds.js";
import type { Statement } from "../../typed.js";
import { Budget, TooLarge } from "../budget.js";
import { ConditionTable } from "../conditions/conditions.js";
import { NoDuplicates } from "../conditions/duplicates.js";
import { makeFamily } from "../family.js";
import { FaultLog } from "../fault.js";
import type { Atoms, OneRegion } from "../patterns/of-structures/of-one-region.js";
import { expandStatements } from "../statements/statements.js";
import { operatorsOn } from "../values/operators-on.js";
import { Auxiliaries } from "../world/auxiliaries.js";
import type { LayerTable } from "../world/layer-table.js";
import { spaceOf } from "../world/reading.js";
import { Remarks } from "../world/remarks.js";
import type { World } from "../world/world.js";

/** So many others that any two pairs of cells may be in two of them. */
const OTHERS = 2;

export function oneRegion(
  world: World,
  table: LayerTable,
  cells: readonly number[],
  saysGivens: boolean,
): OneRegion {
  const auxiliaries = new Auxiliaries();
  const atom = () => atomOf(auxiliaries);
  const others = Array.from({ length: OTHERS }, (_, i) => i + 1);
  const atoms = new Map<number, Atoms>(
    cells.map((cell) => [cell, { inside: atom(), elsewhere: others.map(atom) }]),
  );
  return {
    layer: table.id,
    saysGivens,
    atoms,
    // Each in a world of its own, so that none is refused for another.
    expand: (statement) => expanded(worldOf(world, table, cells, auxiliaries, atoms), statement),
  };
}

const atomOf = (auxiliaries: Auxiliaries): AuxiliaryId =>
  auxiliaries.auxiliary({ domain: [0, 1], name: "", functional: true });

function expanded(apart: World, statement: Statement): readonly Condition[] | undefined {
  const constraints: Parameters<typeof expandStatements>[2] = [];
  const rulesBefore = apart.auxiliaries.rules.length;
  try {
    expandStatements(apart, [statement], constraints, undefined, new NoDuplicates());
  } catch (thrown) {
    if (!(thrown instanceof TooLarge)) throw thrown;
    return undefined;
  }
  // Faults are told where it is expanded for all regions.
  if (!apart.log.empty || apart.auxiliaries.rules.length > rulesBefore) return undefined;
  // The parts of one assertion say together what it says of a region: none of them is said alone.
  const assertions = new Map<Origin, Condition[]>();
  for (const each of constraints) {
    if (each.kind !== "holds") return undefined;
    addTo(assertions, each.origin, each.condition);
  }
  const wholes = [...assertions.values()].map((parts) => apart.conditions.allOf(parts));
  return wholes.includes(false) ? undefined : wholes.filter((whole) => typeof whole === "object");
}

function worldOf(
  world: World,
  table: LayerTable,
  cells: readonly number[],
  auxiliaries: Auxiliaries,
  atoms: ReadonlyMap<number, Atoms>,
): World {
  const { puzzle, instance, variables, declared } = world;
  const { places } = spaceOf(world, { span: table.layer.at.span });
  const budget = new Budget(
    Math.min(ONE_REGION_ENTRIES, Math.max(FEW_REGION_ENTRIES, ONE_REGION_ENTRIES_A_PAIR * cells.length ** 2)),
    instance.span,
    { layers: puzzle.layers, variables, domains: declared },
    world.budget.patience,
  );
  const conditions = new ConditionTable({
    variable: (id) => declared[id] ?? [],
    auxiliary: (id) => auxiliaries.domainOf(id),
    budget,
  });
  const is = (id: AuxiliaryId): readonly Condition[] => {
    const truth = conditions.auxiliary(id, [1]);
    return typeof truth === "object" ? [truth] : [];
  };
  const unknown = cells.map(() => atomOf(auxiliaries));
  const family = makeFamily(world.nextFamilyId(), {
    sort: table.layer.name,
    count: 1 + OTHERS,
    name: (index) => (index === 0 ? "the region" : `another region ${index}`),
    exists: (index) => index === 0,
    members: (index) => ({
      kind: "members",
      ordered: false,
      items: cells.flatMap((cell, i) => {
        const id = index === 0 ? atoms.get(cell)?.inside : unknown[i];
        return id === undefined ? [] : is(id).map((when) => ({ item: places.cell.at(cell), when }));
      }),
    }),
  });
  const at: NonNullable<LayerTable["found"]>["at"][number][] = [];
  for (const [cell, { inside, elsewhere }] of atoms)
    at[cell] = {
      kind: "cases",
      cases: [inside, ...elsewhere].flatMap((id, index) =>
        is(id).map((when) => ({ value: family.at(index), when })),
      ),
    };
  const own: LayerTable = { ...table, choices: [], found: { family, at }, family };
  const apart: World = {
    ...world,
    // Rules are expanded as they stand.
    uses: () => false,
    bindings: [],
    standing: [],
    standingFor: new Map(),
    ofElements: new Map(),
    slots: new Map(),
    lets: new Map(),
    lettingNow: new Set(),
    operators: operatorsOn(() => apart),
    conditions,
    layers: world.layers.with(table.id, own),
    auxiliaries,
    log: new FaultLog(),
    remarks: new Remarks(world.facts),
    budget,
  };
  return apart;
}
