/** Between the lines of a batch and the engine: what a line's givens assume, and an answer as such a line again. */
import type { Datum, Ground, LineGiven, Lowered } from "@ecp/compiler";
import type { OptionId } from "@ecp/engine";

type LayerId = Parameters<Lowered["assume"]>[0];

export interface Assumptions {
  readonly assume: readonly OptionId[];
  readonly forbid: readonly OptionId[];
}

/**
 * The options that givens choose. A value that no option stands for (a variable at rest) is had by forbidding those of the others. Each
 * pair of cell and value is looked up once.
 */
export function makeAssumer(
  ground: Ground,
  lowered: Lowered,
  layer: LayerId,
): (givens: readonly LineGiven[]) => Assumptions {
  const variables = ground.variableOf.get(layer) ?? [];
  const known = new Map<number, Map<number, Assumptions>>();
  const find = (element: number, value: number): Assumptions => {
    const assume = lowered.assume(layer, element, value);
    if (assume !== undefined) return { assume, forbid: [] };
    const variable = variables[element];
    const domain = variable === undefined ? [] : (ground.variables[variable]?.domain ?? []);
    const forbid = domain.flatMap((other) =>
      other === value ? [] : (lowered.assume(layer, element, other) ?? []),
    );
    return { assume: [], forbid };
  };
  return (givens) => {
    const assume: OptionId[] = [];
    const forbid: OptionId[] = [];
    for (const { element, value } of givens) {
      const ofElement = known.get(element) ?? new Map<number, Assumptions>();
      if (ofElement.size === 0) known.set(element, ofElement);
      const found = ofElement.get(value) ?? find(element, value);
      ofElement.set(value, found);
      assume.push(...found.assume);
      forbid.push(...found.forbid);
    }
    return { assume, forbid };
  };
}

/** 1 … 9, then A for 10 … Z for 35, as such lines are read; names by their first letter; `.` where there is no value. */
export function symbolOf(value: Datum | null | undefined): string {
  if (typeof value === "number") {
    return value > 9 && value < 36 ? String.fromCharCode(55 + value) : String(value);
  }
  if (typeof value === "boolean") return value ? "1" : "0";
  return typeof value === "string" ? value.slice(0, 1) : ".";
}

/** The values of an answer as a line; spaced if a symbol is longer than one character. */
export function lineOf(values: readonly (Datum | null)[]): string {
  const symbols = values.map(symbolOf);
  return symbols.join(symbols.some((symbol) => symbol.length > 1) ? " " : "");
}
