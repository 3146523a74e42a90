/** A search that begins with what somebody has entered: as conditions of its own, so that each strategy knows them from the start. */
import type { OptionId } from "@ecp/engine";
import type { Condition } from "../condition.js";
import { codeOfDatum } from "../ground/codes.js";
import type { Ground, GroundVariableId, ValueCode } from "../ground.js";
import type { Lowered } from "../lower/lower.js";
import type { BoardEntry } from "./entries.js";

interface Entered {
  readonly variable: GroundVariableId;
  readonly value: ValueCode;
  readonly holds: boolean;
}

/** Entries that say whether an element has a value; marks between cells are not taken along. */
function entered(ground: Ground, entries: readonly BoardEntry[]): readonly Entered[] {
  return entries.flatMap((entry): readonly Entered[] => {
    const layer = ground.puzzle.layers[entry.layer];
    if (entry.kind !== "value" || layer === undefined) return [];
    const variable = ground.variableOf.get(entry.layer)?.[entry.element];
    const value = codeOfDatum(layer, entry.value);
    return variable === undefined || value === undefined ? [] : [{ variable, value, holds: entry.holds }];
  });
}

/** The same problem with all entries. */
export function withEntries(ground: Ground, entries: readonly BoardEntry[]): Ground {
  const said = entered(ground, entries).map(({ variable, value, holds }) => {
    const domain = ground.variables[variable]?.domain ?? [];
    const values = domain.filter((each) => (each === value) === holds);
    const condition: Condition = { kind: "literal", variable, values };
    return { kind: "holds", condition, origin: { span: ground.instance.span, at: [] } } as const;
  });
  // Before the definitions, which come last.
  const { constraints, definitionsFrom = constraints.length } = ground;
  return {
    ...ground,
    constraints: [...constraints.slice(0, definitionsFrom), ...said, ...constraints.slice(definitionsFrom)],
    definitionsFrom: definitionsFrom + said.length,
  };
}

/** The options that say what was entered: they are on the board before the search. */
export function optionsOfEntries(
  ground: Ground,
  { assume }: Pick<Lowered, "assume">,
  entries: readonly BoardEntry[],
): readonly OptionId[] {
  return entered(ground, entries).flatMap(({ variable, value, holds }) => {
    const of = ground.variables[variable];
    return holds && of !== undefined ? (assume(of.layer, of.element, value) ?? []) : [];
  });
}
