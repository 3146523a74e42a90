/** A layer from what is particular about it. */
import type { Datum, Kind, Layer, Standing } from "../../layers.js";
import type { Value } from "../../meaning/values.js";
import type { Random } from "../../random.js";

export const everywhere: Standing = { sort: "cell", text: "", everywhere: true, holds: () => true };

export interface Draft {
  readonly name: string;
  readonly kind: Kind;
  readonly type: string;
  readonly on?: Standing;
  readonly orNone?: boolean;
  readonly unprinted?: boolean;
  readonly hidden?: boolean;
  readonly symbols?: readonly string[];
  readonly domain?: Layer["domain"];
  readonly values?: readonly Value[];
}

export const layer = (role: "given" | "find", draft: Draft, data: readonly Datum[] = []): Layer => {
  const { name, kind, type, on = everywhere, orNone = false, unprinted = false, hidden = false } = draft;
  const suffix = `${orNone ? " or none" : ""}${unprinted ? " or ?" : ""}${on.text === "" ? "" : ` on ${on.text}`}`;
  return {
    name,
    kind,
    role,
    hidden,
    on,
    orNone,
    unprinted,
    symbols: draft.symbols ?? [],
    text: `${role} ${hidden ? "hidden " : ""}${name}: ${type}${suffix}`,
    domain: draft.domain ?? (() => draft.values ?? []),
    data,
  };
};

export const truth = [false, true] as const;

/** Some data for the elements of a given layer: more are without than with. */
export function someData(
  random: Random,
  count: number,
  values: readonly Datum[],
  one: number,
): readonly Datum[] {
  return Array.from({ length: count }, () => (random.oneIn(one) ? random.one(values) : undefined));
}

export const numbers = (from: number, to: number): readonly number[] =>
  Array.from({ length: to - from + 1 }, (_, k) => from + k);

/** On all elements of a sort. */
export const onAll = (sort: Standing["sort"], text: string): Standing => ({
  sort,
  text,
  everywhere: true,
  holds: () => true,
});
