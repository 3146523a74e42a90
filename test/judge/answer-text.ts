/** An answer as text: of each layer that is seen, by name, what it is at each element; the same for the judge and for the compiler. */
import type { Layer } from "./layers.js";
import type { World } from "./meaning/world.js";

/** One layer in an answer, whoever found it. */
export type Shown =
  | { readonly kind: "values"; readonly values: readonly (readonly [element: number, value: string])[] }
  /** Sets of cells, each with the name of its shape where it has one; those of paths in their order. */
  | {
      readonly kind: "bodies";
      readonly bodies: readonly (readonly [name: string, cells: readonly number[]])[];
    };

export function answerText(layers: readonly (readonly [name: string, shown: Shown])[]): string {
  const text = (shown: Shown): string =>
    shown.kind === "values"
      ? shown.values.map(([element, value]) => `${element}=${value}`).join(" ")
      : shown.bodies
          .map(([name, cells]) => `${name}(${cells.join()})`)
          .sort()
          .join(" ");
  return layers
    .map(([name, shown]) => `${name}: ${text(shown)}`)
    .sort()
    .join("; ");
}

/** The answer as the judge found it. */
export function judgedText(layers: readonly Layer[], world: World): string {
  const seen = layers.filter(({ role, hidden }) => role === "find" && !hidden);
  return answerText(
    seen.map((layer): readonly [string, Shown] => {
      const { values, bodies, shapes } = world.layers[layer.name] ?? { values: [], bodies: [], shapes: [] };
      if (["region", "paths", "pieces", "sticks"].includes(layer.kind))
        return [layer.name, { kind: "bodies", bodies: bodies.map((body, k) => [shapes[k] ?? "", body]) }];
      const shown = [...values.entries()].flatMap(([element, value]): (readonly [number, string])[] =>
        value === undefined || value === null
          ? []
          : [
              [
                element,
                layer.kind === "direction" ? (world.board.directions[value as number] ?? "") : `${value}`,
              ],
            ],
      );
      return [layer.name, { kind: "values", values: shown }];
    }),
  );
}
