/**
 * What a value in a format says in the class: which layers it fills. Both directions are one object, so that an export says again what the
 * import read.
 */
import { directions } from "./codes/directions.js";
import { halves } from "./codes/token.js";
import { HOLE, type Value } from "./givens.js";

/** Values of layers at one place. */
export type Filling = Readonly<Record<string, Value>>;

export interface Meaning {
  /** The layers that it can fill. */
  readonly layers: readonly string[];
  /** Undefined where the class cannot say it. */
  readonly take: (value: Value) => Filling | undefined;
  /** The value for what stands at a place; undefined where the format has nothing there. */
  readonly give: (at: (layer: string) => Value | undefined) => Value | undefined;
}

/** The value itself, in one layer. */
export const fills = (layer: string): Meaning => ({
  layers: [layer],
  take: (value) => ({ [layer]: value }),
  give: (at) => at(layer),
});

/** A layer that knows no `?`. Where a number that is not printed says nothing, it is left out; else the class cannot say it. */
export const fillsNumber = (layer: string, unprinted: "says nothing" | "is not in the class"): Meaning => ({
  layers: [layer],
  take: (value) => (value !== "?" ? { [layer]: value } : unprinted === "says nothing" ? {} : undefined),
  give: (at) => at(layer),
});

/** Values of the format by name. The class may give less: names that it lacks are undefined. */
export const names = (layer: string, table: Readonly<Record<string, Value>>): Meaning => {
  const entries = Object.entries(table);
  return {
    layers: [layer],
    take: (value) => {
      const named = table[String(value)];
      return named === undefined ? undefined : { [layer]: named };
    },
    give: (at) => {
      const value = at(layer);
      const found = entries.find(([, named]) => named === value)?.[0];
      return found === undefined ? undefined : /^\d+$/.test(found) ? Number(found) : found;
    },
  };
};

/** Yes where there is any value; the format says 1. */
export const yes = (layer: string): Meaning => ({
  layers: [layer],
  take: () => ({ [layer]: true }),
  give: (at) => (at(layer) === true ? 1 : undefined),
});

/** A number that lies on something: the thing is there with a number or, for `?`, without. */
export const thingWithNumber = (thing: string, number: string): Meaning => ({
  layers: [thing, number],
  take: (value) => (value === "?" ? { [thing]: true } : { [thing]: true, [number]: value }),
  give: (at) => at(number) ?? (at(thing) === true ? "?" : undefined),
});

/**
 * An arrow and a number, told as a pair. Where one of them is not printed nothing is said of other cells, and there is but something in the
 * way.
 */
export const arrowAndNumber = (arrow: string, number: string, wall: string): Meaning => ({
  layers: [number, arrow, wall],
  take: (value) => {
    const [to, count] = halves(value);
    const isClue = directions.some((name) => name === to) && typeof count === "number";
    return isClue ? { [number]: count, [arrow]: to } : { [wall]: true };
  },
  give: (at) => {
    const count = at(number);
    if (count !== undefined) return `${at(arrow)},${count}`;
    return at(wall) === true ? "none,?" : undefined;
  },
});

/** The first that can say it: both when it is read, and when it is written. */
export const oneOf = (...meanings: readonly Meaning[]): Meaning => ({
  layers: [...new Set(meanings.flatMap(({ layers }) => layers))],
  take: (value) => {
    for (const meaning of meanings) {
      const filling = meaning.take(value);
      if (filling !== undefined) return filling;
    }
    return undefined;
  },
  give: (at) => {
    for (const meaning of meanings) {
      const value = meaning.give(at);
      if (value !== undefined) return value;
    }
    return undefined;
  },
});

/** Only these values. */
export const when = (values: (value: Value) => boolean, meaning: Meaning): Meaning => ({
  ...meaning,
  take: (value) => (values(value) ? meaning.take(value) : undefined),
});

export const isNumber = (value: Value): boolean => typeof value === "number";

/** Cells that are not on the board. */
export const hole: Meaning = names(HOLE, { absent: true });
