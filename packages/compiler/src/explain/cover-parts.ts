/** The parts of a cover that can be left out: items, and options that the instance fixed. */
import type { Ground, GroundItem, GroundOption } from "../ground.js";

export type CoverPart =
  | { readonly kind: "item"; readonly index: number }
  | { readonly kind: "fixed"; readonly index: number };

export function coverParts(ground: Ground): readonly CoverPart[] {
  return [
    ...ground.options.flatMap(({ fixed }, index): CoverPart[] =>
      fixed === undefined ? [] : [{ kind: "fixed", index }],
    ),
    ...ground.items.map((_, index): CoverPart => ({ kind: "item", index })),
  ];
}

/** The same cover, of which only these parts say something. An item that is left out stays, held by nothing and asking for nothing. */
export function withParts(ground: Ground, parts: readonly CoverPart[]): Ground {
  const items = new Set(parts.flatMap(({ kind, index }) => (kind === "item" ? [index] : [])));
  const fixes = new Set(parts.flatMap(({ kind, index }) => (kind === "fixed" ? [index] : [])));
  const free = (item: GroundItem): GroundItem => ({ ...item, kind: "primary", times: [0, 1] });
  const added: GroundItem[] = [];
  const options = ground.options.map(({ fixed, ...option }, index): GroundOption => {
    const held = option.items.filter(({ item }) => items.has(item));
    // An option holds something: an item of its own.
    if (held.length === 0) {
      added.push({ name: option.name, given: [], kind: "primary", times: [0, 1], origin: option.origin });
      held.push({ item: ground.items.length + added.length - 1 });
    }
    return { ...option, items: held, ...(fixed === undefined || !fixes.has(index) ? {} : { fixed }) };
  });
  return {
    ...ground,
    items: [...ground.items.map((item, index) => (items.has(index) ? item : free(item))), ...added],
    options,
  };
}
