/**
 * The meaning of a value of a format in the class: the layers that it fills. Both directions are one object, so that an export says again what the
 * import read.
 */
import { directions } from "./codes/directions.js";
import { halves } from "./codes/token.js";
import { type Givens, HOLE, type Value } from "./givens.js";

type Size = Pick<Givens, "rows" | "columns">;

/** Values of layers at one place. */
export type Filling = Readonly<Record<string, Value>>;

export interface Meaning {
  /** The layers that it can fill. */
  readonly layers: readonly string[];
  /** Undefined if the class cannot say it, on a board of this size. */
  readonly take: (value: Value, size: Size) => Filling | undefined;
  /** The values that it takes, in words, where it does not take all. */
  readonly range?: (size: Size) => string;
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

/** The same where one value of the format says nothing. */
export const sayingNothingBy = (nothing: Value, meaning: Meaning): Meaning => ({
  ...meaning,
  take: (value, size) => (value === nothing ? {} : meaning.take(value, size)),
});

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
  give: (at) => {
    const count = at(number);
    if (at(thing) === true) return count ?? "?";
    return count === undefined ? undefined : `${count} without ${thing}`;
  },
});

/**
 * An arrow and a number, told as a pair. Where no number is printed nothing is said of other cells, and there is but something in the way. A
 * number without an arrow counts nothing.
 */
export const arrowAndNumber = (arrow: string, number: string, wall: string): Meaning => ({
  layers: [number, arrow, wall],
  take: (value) => {
    const [to, count] = halves(value);
    if (typeof count !== "number") return { [wall]: true };
    return directions.some((name) => name === to) ? { [number]: count, [arrow]: to } : undefined;
  },
  range: () => "each number has an arrow",
  give: (at) => {
    const [count, to] = [at(number), at(arrow)];
    if (count !== undefined && to !== undefined) return `${to},${count}`;
    if (count !== undefined || to !== undefined) return `${count ?? to} alone`;
    return at(wall) === true ? "none,?" : undefined;
  },
});

/** The first that can say it. Where two are about one place, there is no way to write it. */
export const oneOf = (...meanings: readonly Meaning[]): Meaning => ({
  layers: [...new Set(meanings.flatMap(({ layers }) => layers))],
  take: (value, size) => {
    for (const meaning of meanings) {
      const filling = meaning.take(value, size);
      if (filling !== undefined) return filling;
    }
    return undefined;
  },
  give: (at) => {
    const values = meanings.map((meaning) => meaning.give(at)).filter((value) => value !== undefined);
    return values.length > 1 ? `${values.join(" and ")} in one cell` : values[0];
  },
  ...ranges(meanings),
});

function ranges(meanings: readonly Meaning[]): Pick<Meaning, "range"> {
  const range = meanings.find((meaning) => meaning.range !== undefined)?.range;
  return range === undefined ? {} : { range };
}

/** Numbers of a layer from `least` to `most` only, as the class has them. */
export const within = (
  layer: string,
  least: number,
  most: number | ((size: Size) => number),
  meaning: Meaning,
): Meaning => {
  const limit = (size: Size): number => (typeof most === "number" ? most : most(size));
  return {
    ...meaning,
    take(value, size) {
      const filling = meaning.take(value, size);
      const number = filling?.[layer];
      return typeof number === "number" && (number < least || number > limit(size)) ? undefined : filling;
    },
    range: (size) =>
      limit(size) === Number.MAX_SAFE_INTEGER
        ? `numbers are ${least} or more`
        : `numbers are ${least} to ${limit(size)}`,
  };
};

/** Cells that are not on the board. */
export const hole: Meaning = names(HOLE, { absent: true });
