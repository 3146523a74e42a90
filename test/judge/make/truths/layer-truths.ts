/** Truths about the values of layers (R1, R4, L8). */

import {
  type Adjective,
  adjectivesOf,
  being,
  having,
  isEverywhere,
  literalSymbol,
  reading,
} from "../elements/reading.js";
import type { Form, Maker, Scope } from "../maker.js";
import { elementFor } from "../numbers/numbers.js";
import { sameValue } from "./connectives.js";
import { comparedWithNone } from "./lacking.js";

/** Conditions on the value that a layer has at an element. */
export function layerTruths(m: Maker, scope: Scope, depth: number): readonly Form<"truth">[] {
  const { random } = m;
  const near = Math.min(1, depth);
  return m.layers.flatMap((layer): Form<"truth">[] => {
    const weight = layer.role === "find" ? 8 : 1;
    const of = () => elementFor(m, scope, layer, near);
    return [
      ...spoken(adjectivesOf(layer)).map(
        (adjective): Form<"truth"> => ({
          weight: weight / Math.max(1, layer.symbols.length),
          make: () => {
            const element = of();
            return element === undefined ? undefined : being(adjective, element, random.oneIn(3));
          },
        }),
      ),
      {
        weight: layer.orNone || !isEverywhere(layer) ? weight / 2 : 0.3,
        make: () => {
          const element = of();
          return element === undefined || (layer.kind === "paths" && element.found)
            ? undefined
            : having(layer, element, random.oneIn(3));
        },
      },
      {
        weight: layer.kind === "flag" ? weight / 3 : 0,
        make: () => {
          const element = of();
          return element === undefined ? undefined : reading(layer, "truth", element);
        },
      },
      {
        weight: layer.kind === "symbol" ? weight : 0,
        make: () => {
          const element = of();
          const value = element === undefined ? undefined : reading(layer, "symbol", element);
          const otherOf = of();
          const other =
            random.oneIn(2) || otherOf === undefined
              ? literalSymbol(random.one(layer.symbols))
              : reading(layer, "symbol", otherOf);
          return value === undefined || other === undefined
            ? undefined
            : sameValue("symbols are equal", value, random.oneIn(3), other);
        },
      },
      {
        weight: layer.kind === "direction" ? weight : 0,
        make: () => {
          const element = of();
          const value = element === undefined ? undefined : reading(layer, "direction", element);
          return value === undefined
            ? undefined
            : sameValue("directions are equal", value, random.oneIn(3), m.make("direction", scope, near));
        },
      },
      {
        weight: layer.orNone && layer.kind !== "region" ? weight / 2 : 0,
        make: () => {
          const element = of();
          return element === undefined ? undefined : comparedWithNone(layer, element, random.oneIn(3));
        },
      },
      {
        weight: layer.kind === "number" && layer.orNone ? weight : 0,
        make: () => {
          const [a, b] = [of(), of()];
          const value = a === undefined ? undefined : reading(layer, "perhaps", a);
          const other = b === undefined ? undefined : reading(layer, "perhaps", b);
          return value === undefined || other === undefined
            ? undefined
            : sameValue("numbers that may be none are equal", value, random.oneIn(3), other);
        },
      },
    ];
  });
}

/** Layers that may stand after `is`, and without a name in a condition. */
export const spoken = (all: readonly Adjective[]): readonly Adjective[] =>
  all.filter(({ onlyCounted }) => onlyCounted !== true);
