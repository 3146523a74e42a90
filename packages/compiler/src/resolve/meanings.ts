/**
 * The meanings that a name may have, by its use. One table: for each use the places where its meaning is looked for, in order. The first that is found
 * is meant; further ones are kept beside it, for check/ to choose by type.
 */

import { adjectives, aggregates, attributes } from "../builtins.js";
import type { Role, SymbolId } from "../resolved.js";
import { pluralsOf, singularsOf } from "../text/plurals.js";
import { directionNames, isDirection } from "../vocabulary/directions.js";
import type { Naming } from "./naming.js";
import { findVariable, type Scope, variableNames } from "./scope.js";

export type NameUse =
  /** bare in an expression */
  | "value"
  /** in what something is counted: `exactly 1 queen in cells` */
  | "place"
  /** bare, as the argument of a call: `look(c, left)` means the direction */
  | "argument"
  /** after `each`, `for each`, `on`, `cover` */
  | "set"
  /** counted: `exactly 2 lines`, `of each digit` */
  | "noun"
  /** after `is` */
  | "adjective"
  /** after `the` */
  | "only"
  /** after a dot */
  | "member"
  /** after `has` */
  | "has"
  /** after `with` */
  | "with"
  | "function"
  /** before the parenthesis of a comprehension */
  | "aggregate"
  /** `loop fence`, `along road`, `inside road` */
  | "graph"
  /** `place cruiser` */
  | "piece"
  | "table"
  /** set by a legend */
  | "setting"
  | "show"
  /** `written ^ up` */
  | "written"
  /** a data line of an instance */
  | "data"
  | "item"
  | "option";

type Find = (naming: Naming, scope: Scope, text: string) => readonly SymbolId[];

const one = (id: SymbolId | undefined): readonly SymbolId[] => (id === undefined ? [] : [id]);

const variable: Find = (_, scope, text) => one(findVariable(scope, text));
const thing: Find = (naming, _, text) => one(naming.names.things.get(text));
const thingOfKind =
  (...kinds: readonly string[]): Find =>
  (naming, _, text) => {
    const id = naming.names.things.get(text);
    if (id === undefined) return [];
    const symbol = naming.symbols.get(id);
    return kinds.includes(symbol.kind === "let" ? `let ${symbol.form}` : symbol.kind) ? [id] : [];
  };
const layer = thingOfKind("layer", "pieces", "let layer");
const anyLet = thingOfKind("let value", "let function", "let layer", "let relation");
const family = thingOfKind("let value");
const callable = thingOfKind(
  "asked",
  "layer",
  "pieces",
  "let value",
  "let function",
  "let layer",
  "let relation",
);
const value: Find = (naming, _, text) => one(naming.names.values.get(text));
const spelling: Find = (naming, _, text) => one(naming.names.spellings.get(text));
const shape: Find = (naming, _, text) => naming.names.shapes.get(text) ?? [];
const item: Find = (naming, _, text) => one(naming.names.items.get(text));
const option: Find = (naming, _, text) => one(naming.names.options.get(text));
const namedPlace: Find = (naming, _, text) => one(naming.names.places.get(text));
const sort: Find = (naming, _, text) => one(naming.names.sorts.get(text));
const direction: Find = (naming, _, text) => (isDirection(text) ? [naming.symbols.direction(text)] : []);
const board: Find = (naming, _, text) => (text === "board" ? [naming.symbols.sort("board")] : []);
const attribute: Find = (naming, _, text) => {
  const found = attributes.get(text);
  return found === undefined ? [] : [naming.symbols.attribute(found.name)];
};
const attributeOfElement: Find = (naming, scope, text) =>
  scope.element === undefined ? [] : attribute(naming, scope, text);
const adjectiveOfElement: Find = (naming, scope, text) =>
  scope.element === undefined ? [] : adjective(naming, scope, text);
const aggregate: Find = (naming, _, text) => {
  const found = aggregates.get(text);
  return found === undefined ? [] : [naming.symbols.aggregate(found.name)];
};
const adjective: Find = (naming, _, text) =>
  adjectives.some((name) => name === text) ? [naming.symbols.adjective(text)] : [];
/** `for each colour k`: its values; a layer of regions is a sort already. */
const layerOfValues: Find = (naming, scope, text) =>
  sort(naming, scope, text).length > 0 ? [] : thingOfKind("layer")(naming, scope, text);

const inSingular =
  (find: Find): Find =>
  (naming, scope, text) =>
    singularsOf(text).flatMap((singular) => find(naming, scope, singular));
const inPlural =
  (find: Find): Find =>
  (naming, scope, text) =>
    pluralsOf(text).flatMap((plural) => find(naming, scope, plural));
const inEitherNumber = (find: Find): readonly Find[] => [find, inSingular(find), inPlural(find)];

interface NameUseRow {
  readonly role: Role;
  /** For messages: what is meant here. */
  readonly meant: string;
  readonly places: readonly Find[];
}

const bare = [
  variable,
  thing,
  value,
  shape,
  direction,
  board,
  inSingular(sort),
  inSingular(family),
  namedPlace,
];
const ofElement = [...bare, attributeOfElement, adjectiveOfElement, spelling];

export const nameUses: Readonly<Record<NameUse, NameUseRow>> = {
  value: { role: "value", meant: "a value or a set", places: ofElement },
  place: { role: "value", meant: "a set", places: ofElement },
  argument: { role: "value", meant: "a value or a set", places: [...bare, attributeOfElement, spelling] },
  set: {
    role: "sort",
    meant: "a sort or a set",
    places: [sort, inSingular(sort), ...inEitherNumber(family), variable, layerOfValues],
  },
  noun: {
    role: "noun",
    meant: "a layer or one of its values",
    places: [
      layer,
      value,
      shape,
      inSingular(layer),
      inSingular(value),
      inSingular(shape),
      variable,
      spelling,
    ],
  },
  adjective: {
    role: "adjective",
    meant: "an adjective or an element",
    places: [variable, layer, value, shape, direction, adjective, thing, namedPlace, spelling],
  },
  only: {
    role: "adjective",
    meant: "an adjective or a set",
    places: [layer, value, shape, adjective, ...bare],
  },
  member: {
    role: "member",
    meant: "a layer or an attribute",
    // Of a layer by direction: `c.clue.upright`.
    places: [layer, attribute, anyLet, inPlural(family), inSingular(family), direction],
  },
  has: { role: "noun", meant: "a layer", places: [layer, attribute, ...inEitherNumber(family)] },
  with: {
    role: "noun",
    meant: "a layer or one of its values",
    places: [layer, attribute, ...inEitherNumber(family), value, shape, variable],
  },
  function: { role: "function", meant: "a function", places: [callable, attribute, aggregate] },
  aggregate: { role: "function", meant: "a word like `count` or `sum`", places: [aggregate] },
  graph: { role: "noun", meant: "a layer or a set", places: [layer, anyLet, variable] },
  piece: {
    role: "noun",
    meant: "a set of pieces or one of its pieces",
    places: [thingOfKind("pieces"), shape, inSingular(thingOfKind("pieces")), inSingular(shape)],
  },
  table: { role: "noun", meant: "a table", places: [thingOfKind("layer")] },
  setting: {
    role: "noun",
    meant: "a layer or one of its values",
    places: [thingOfKind("layer", "pieces"), value],
  },
  show: {
    role: "noun",
    meant: "a layer or one of its values",
    // A derived layer is refused, with the lines that can be shown (`check/declarations/shows.ts`).
    places: [layer, value, shape],
  },
  written: { role: "value", meant: "a value of the layer", places: [value, direction] },
  data: { role: "noun", meant: "a layer", places: [thingOfKind("layer", "pieces", "asked")] },
  item: { role: "item", meant: "an item", places: [item] },
  option: { role: "item", meant: "an option", places: [option] },
};

/** Whether a name stands in an expression by itself. */
export const isBare = (use: NameUse): boolean => use === "value" || use === "place" || use === "argument";

/** All that a name may mean, the meant one first; none where nothing of that name fits. */
export function meaningsOf(naming: Naming, scope: Scope, use: NameUse, text: string): readonly SymbolId[] {
  const found = new Set<SymbolId>();
  for (const place of nameUses[use].places) {
    for (const id of place(naming, scope, text)) found.add(id);
  }
  const all = [...found];
  return prefersDirection(naming, scope, use, all) ? directionFirst(naming, all) : all;
}

/** A layer may be called `left`: bare, and without an element that it could refer to, the direction is meant. */
function prefersDirection(naming: Naming, scope: Scope, use: NameUse, found: readonly SymbolId[]): boolean {
  const first = found[0];
  if (first === undefined || naming.symbols.get(first).kind !== "layer") return false;
  return use === "argument" || (isBare(use) && scope.element === undefined);
}

const directionFirst = (naming: Naming, found: readonly SymbolId[]): readonly SymbolId[] => {
  const isDirection = (id: SymbolId): boolean => naming.symbols.get(id).kind === "direction";
  return [...found.filter(isDirection), ...found.filter((id) => !isDirection(id))];
};

/** Something of that name that cannot stand here, to say so. */
export function otherMeaningOf(naming: Naming, scope: Scope, text: string): SymbolId | undefined {
  for (const form of [text, ...singularsOf(text)]) {
    for (const place of [
      variable,
      thing,
      value,
      shape,
      option,
      item,
      sort,
      direction,
      attribute,
      aggregate,
      spelling,
    ]) {
      const [found] = place(naming, scope, form);
      if (found !== undefined) return found;
    }
  }
  return undefined;
}

/** Names in scope, those declared nearest first; whether one could stand here, `meaningsOf` tells. */
export function* namesInScope(naming: Naming, scope: Scope): Generator<string> {
  const { things, sorts, values, shapes, items, options } = naming.names;
  yield* variableNames(scope);
  for (const names of [things, values, shapes, items, options]) yield* names.keys();
  for (const name of sorts.keys()) yield* [name, ...pluralsOf(name)];
  yield* directionNames;
  yield* adjectives;
  yield* attributes.keys();
  yield* aggregates.keys();
}
