/** How rules begin, said with the layers of a program: who reads it need not ask what `shaded` is. */
import type { Layer } from "../ast.js";
import type { Symbol as NamedThing } from "../resolved.js";

/** Undefined where a program has no layer of cells. */
export function ownSamples(symbols: readonly NamedThing[]): string | undefined {
  const layers = symbols.flatMap((symbol) =>
    symbol.kind === "layer" && standsOnCells(symbol.declaration) ? [symbol] : [],
  );
  const named = (fits: (layer: Layer) => boolean): string | undefined =>
    (
      layers.find(({ declaration }) => declaration.role === "find" && fits(declaration)) ??
      layers.find(({ declaration }) => fits(declaration))
    )?.name;
  const value = layers
    .flatMap(({ declaration: { type } }) => (type.kind === "values-type" ? type.values : []))
    .flatMap((each) => (each.kind === "name" ? [each.text] : []))[0];
  const adjective = named(({ type }) => type.kind === "yes-no-type") ?? value;
  const printed = named(
    ({ role, type, orNone }) => type.kind === "number-type" && (role === "given" || orNone),
  );
  const number = named(({ type, orNone }) => type.kind === "range-type" && !orNone);
  const asked = [
    ...(adjective === undefined ? [] : [`\`c is ${adjective}\``]),
    ...(printed === undefined ? [] : [`\`c has ${printed}\``]),
  ];
  const family = symbols.some(({ kind }) => kind === "place") ? "cells" : "each row";
  const all = [
    ...(asked.length === 0 ? [] : [`asks (${asked.join(", ")})`]),
    ...(number === undefined ? [] : [`compares (\`c.${number} = 3\`)`]),
    ...(adjective === undefined ? [] : [`counts (\`exactly 2 ${adjective} in ${family}\`)`]),
  ];
  if (all.length === 0) return undefined;
  return `a rule ${all.length === 1 ? all[0] : `${all.slice(0, -1).join(", ")} or ${all.at(-1)}`}`;
}

const standsOnCells = ({ on }: Layer): boolean =>
  on === undefined ||
  (on.kind === "name" && on.text === "cells") ||
  (on.kind === "filter" && on.set.kind === "name" && on.set.text === "cells");
