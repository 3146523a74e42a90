/** How rules begin, said with the layers of a program: who reads it need not ask what `shaded` is. */
import type { Layer } from "../ast.js";
import type { Symbol as NamedThing } from "../resolved.js";

/** Its cells are marked, or are of a kind: a help that has `shaded` for such a word names this one. */
export function ownAdjective(symbols: readonly NamedThing[]): string | undefined {
  const { layers, named } = ownLayers(symbols);
  return named(({ type }) => type.kind === "yes-no-type") ?? valueIn(layers);
}

type NamedLayer = Extract<NamedThing, { kind: "layer" }>;

const valueIn = (layers: readonly NamedLayer[]): string | undefined =>
  layers
    .flatMap(({ declaration: { type } }) => (type.kind === "values-type" ? type.values : []))
    .flatMap((each) => (each.kind === "name" ? [each.text] : []))[0];

function ownLayers(symbols: readonly NamedThing[]) {
  const layers = symbols.flatMap((symbol) =>
    symbol.kind === "layer" && standsOnCells(symbol.declaration) ? [symbol] : [],
  );
  const named = (fits: (layer: Layer) => boolean): string | undefined =>
    (
      layers.find(({ declaration }) => declaration.role === "find" && fits(declaration)) ??
      layers.find(({ declaration }) => fits(declaration))
    )?.name;
  return { layers, named };
}

/** Undefined where a program has no layers yet. */
export function ownSamples(symbols: readonly NamedThing[]): string | undefined {
  const { named } = ownLayers(symbols);
  const adjective = ownAdjective(symbols);
  const printed = named(
    ({ role, type, orNone }) =>
      (type.kind === "number-type" && (role === "given" || orNone)) ||
      type.kind === "numbers-type" ||
      (type.kind === "range-type" && orNone),
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
  if (all.length === 0)
    return symbols.some(({ kind }) => kind === "layer") ? "a rule asks, compares or counts" : undefined;
  return `a rule ${all.length === 1 ? all[0] : `${all.slice(0, -1).join(", ")} or ${all.at(-1)}`}`;
}

const standsOnCells = ({ on }: Layer): boolean =>
  on === undefined ||
  (on.kind === "name" && on.text === "cells") ||
  (on.kind === "filter" && on.set.kind === "name" && on.set.text === "cells");
