/** Conditions on values that may lack: whether they are `none` (R4), and whether a clue is printed (R7). */
import { isUnprinted, type Layer } from "../../layers.js";
import { compose, type Node } from "../../meaning/world.js";
import { literal } from "../elements/cells.js";
import { type ElementSort, hasValue, reading, variable } from "../elements/reading.js";
import type { Form, Maker, Scope } from "../maker.js";

/** `x.layer = none`. */
export function comparedWithNone(
  layer: Layer,
  of: Node<ElementSort>,
  not: boolean,
): Node<"truth"> | undefined {
  const value =
    reading(layer, "perhaps", of) ?? reading(layer, "symbol", of) ?? reading(layer, "direction", of);
  if (value === undefined) return undefined;
  return compose(
    "truth",
    "compared with none",
    [value as Node<"symbol">],
    (text) => `${text} ${not ? "!=" : "="} none`,
    (mean) => (world) => {
      const is = mean(world);
      return is !== undefined && (is === null) !== not;
    },
    { sure: true },
  );
}

/** `c has clue and c.clue is known`: it is printed, wholly. */
export const unprintedTruths = (m: Maker, scope: Scope): readonly Form<"truth">[] =>
  m.layers
    .filter(({ unprinted, on }) => unprinted && (on.sort === "cell" || on.sort === "row"))
    .map(
      (layer): Form<"truth"> => ({
        weight: 1,
        make: () => {
          const { sort } = layer.on;
          if (sort !== "cell" && sort !== "row") return undefined;
          const named = scope.names.filter((one) => one.sort === sort);
          const cells = scope.inside ? (scope.part ?? []) : m.board.cells;
          if (named.length === 0 && (sort === "row" || cells.length === 0)) return undefined;
          const of: Node<"cell" | "row"> =
            named.length > 0 ? variable(m.random.one(named).name, sort) : literal(m, scope);
          const not = m.random.oneIn(3);
          return compose(
            "truth",
            "is known",
            [of as Node<"cell">],
            (text) => `(${text} has ${layer.name} and ${text}.${layer.name} is ${not ? "not " : ""}known)`,
            (mean) => (world) => {
              const element = mean(world);
              return (
                element !== undefined &&
                hasValue(world, layer, element) &&
                isUnprinted(layer, layer.data[element]) === not
              );
            },
            { found: false, sure: true },
          );
        },
      }),
    );
