/** Cells that are alike in several layers at once: `no combination of letter and digit occurs twice`. */
import type { Symbol as NamedThing } from "../../../resolved.js";
import { type PhraseRule, rule } from "../../grammar.js";
import type { Noun } from "../../meanings.js";
import { ofAll } from "../../say.js";

/** `for each cells x, y where x is A and y is A` */
const headOfTwo = ({ conditions }: Noun): string => {
  const both = ["x", "y"].map((name) => ofAll(conditions, name).text);
  return `for each cells x, y${conditions.length === 0 ? "" : ` where ${both.join(" and ")}`}`;
};

const PAIR = "pair|pairs|combination|combinations";
const OCCUR = "appear|appears|occur|occurs|be used|placed?";
const BOARD = "in|on? the? whole? board?";
const WITH = "cells with|that|which have? the? same <layers:a>";

const anyCell: Noun = { conditions: [] };

/** `cells`: how many the board has, where it is known. */
export function combinationsOf(
  symbols: readonly NamedThing[],
  cells: number | undefined,
): readonly PhraseRule[] {
  const layerOf = (name: string) =>
    symbols.flatMap((each) => (each.kind === "layer" && each.name === name ? [each.declaration] : []))[0];
  const mayBeNone = (name: string): boolean => {
    const layer = layerOf(name);
    return layer === undefined || layer.orNone || layer.on?.kind === "filter";
  };
  const never = (layers: readonly string[], noun = anyCell): (() => string) | undefined =>
    layers.length < 2 || layers.some(mayBeNone)
      ? undefined
      : () => `${headOfTwo(noun)}: not (${layers.map((layer) => `x.${layer} = y.${layer}`).join(" and ")})`;
  const valuesOf = (name: string): number => {
    const type = layerOf(name)?.type;
    if (type?.kind === "values-type") return type.values.length;
    return type?.kind === "range-type" && type.from.kind === "number" && type.to.kind === "number"
      ? Number(type.to.value) - Number(type.from.value) + 1
      : Number.NaN;
  };
  /** None of them twice, and as many cells as there are. */
  const each = (layers: readonly string[]): (() => string) | undefined => {
    const all = layers.reduce((product, layer) => product * valuesOf(layer), 1);
    const said = Number.isNaN(all) || (cells ?? all) !== all ? undefined : never(layers);
    return said && (() => (cells === undefined ? `${said()}; size(cells) = ${all}` : said()));
  };
  return [
    ...rule(
      "statement",
      [`of a|an|the? <layers>`, "<layers>"].flatMap((layers) => {
        const pair = layers.startsWith("of") ? `${PAIR} ${layers}` : `${layers} ${PAIR}`;
        return [
          `no ${pair} ${OCCUR} more than exactly? 1 times? ${BOARD}`,
          `no ${pair} ${OCCUR} 2 times ${BOARD}`,
          `no ${pair} be repeated ${BOARD}`,
          `no ${pair} repeat|repeats ${BOARD}`,
          `each ${pair} ${OCCUR} at most 1 times ${BOARD}`,
          `no 2 cells have|share the? same ${pair}`,
        ];
      }) as readonly "<layers>"[],
      ({ layers }) => never(layers),
    ),
    ...rule(
      "statement",
      [
        `each ${PAIR} of a|an|the? <layers> ${OCCUR} exactly 1 times ${BOARD}`,
        `each <layers> ${PAIR} ${OCCUR} exactly 1 times ${BOARD}`,
      ],
      ({ layers }) => each(layers),
    ),
    ...rule("statement", ["no 2 different? <noun> have|share the? same <layers>"], ({ noun, layers }) =>
      never(layers, noun),
    ),
    ...rule(
      "statement",
      [
        `2? ${WITH} have different <layers:b>`,
        `if 2 cells have the? same <layers:a> ,? then? their <layers:b> be different`,
        `if 2 cells have the? same <layers:a> ,? then? they have different <layers:b>`,
      ],
      // Of two layers that are both to differ, one may be meant.
      ({ a, b }) => (b.length > 1 ? undefined : never([...a, ...b])),
    ),
  ];
}
