/** How rules begin, said with the layers of a program: who reads it need not ask what `shaded` is. */
import type { Layer } from "../ast.js";
import { placeOfLayer } from "../english/place-of.js";
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

const layersIn = (symbols: readonly NamedThing[]): readonly NamedLayer[] =>
  symbols.flatMap((symbol) => (symbol.kind === "layer" ? [symbol] : []));

/** Found ones come first. */
const nameOf = (layers: readonly NamedLayer[], fits: (layer: Layer) => boolean): string | undefined =>
  (
    layers.find(({ declaration }) => declaration.role === "find" && fits(declaration)) ??
    layers.find(({ declaration }) => fits(declaration))
  )?.name;

function ownLayers(symbols: readonly NamedThing[]) {
  const layers = layersIn(symbols).filter(({ declaration }) => placeOfLayer(declaration.on) === "cell");
  return { layers, named: (fits: (layer: Layer) => boolean) => nameOf(layers, fits) };
}

/** Undefined where a program has no layer of which a rule would be a sample. */
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
  const others = layersIn(symbols).filter(({ declaration: { on } }) => placeOfLayer(on) !== "cell");
  const link = nameOf(others, ({ type, on }) => type.kind === "yes-no-type" && placeOfLayer(on) === "link");
  const beside = others.find(({ declaration: { type } }) => /^(?:number|range)-type$/.test(type.kind));
  const [sort = ""] = beside === undefined ? [] : [placeOfLayer(beside.declaration.on)];
  const region = named(({ type }) => type.kind === "region-type");
  const family = symbols.some(({ kind }) => kind === "place") ? "cells" : "each row";
  const all = [
    ...(asked.length === 0 ? [] : [`asks (${asked.join(", ")})`]),
    ...(number !== undefined
      ? [`compares (\`c.${number} = 3\`)`]
      : sort !== ""
        ? [`compares (\`${sort[0]}.${beside?.name} = 3\`)`]
        : region !== undefined
          ? [`compares (\`size(c.${region}) = 3\`)`]
          : []),
    ...(adjective !== undefined
      ? [`counts (\`exactly 2 ${adjective} in ${family}\`)`]
      : link !== undefined
        ? [`counts (\`exactly 2 ${link} in c.links\`)`]
        : []),
  ];
  if (all.length === 0)
    return symbols.some(({ kind }) => kind === "layer") ? "a rule asks, compares or counts" : undefined;
  return `a rule ${all.length === 1 ? all[0] : `${all.slice(0, -1).join(", ")} or ${all.at(-1)}`}`;
}
