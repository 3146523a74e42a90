/** How often each value of one layer, or of several, occurs in each of several lines: `in each row every letter and every digit occurs once`. */
import { type PhraseRule, rule, table } from "../../grammar.js";
import type { HowMany, Meanings, Mentioned } from "../../meanings.js";
import { withinEach } from "../../say.js";

type Layers = Meanings["layers"];
type Families = Meanings["families"];

const OCCUR = "appear|appears|occur|occurs|come|comes";
const BE_USED = "be used|placed|taught|held|played|served|taken|found|written";
/** The cells without a value have none of them. */
const OTHERS = "the? other|remaining cells be|remain|stay empty|blank|free";

const ofEach = (
  { bound, number }: HowMany,
  layers: Layers,
  scope: Mentioned,
  families: Families | undefined,
): string => {
  const many = number(scope);
  const there = families === undefined ? "in cells" : withinEach(families);
  return layers
    .map((layer) => `${bound} ${many === "1" ? "one" : many} of each ${layer} ${there}`)
    .join("; ");
};

const atMost = (many: string): HowMany => ({ bound: "at most", number: () => many });

interface Parts {
  readonly layers: Layers;
  readonly amount?: HowMany;
  readonly families?: Families;
  readonly number?: string;
}

/** Groups of some cells are no lines of which `each` alone can speak. */
const said =
  (amountOf: (parts: Parts) => HowMany | undefined) =>
  (found: unknown): Meanings["statement"] | undefined => {
    const parts = found as Parts;
    const amount = amountOf(parts);
    return amount === undefined ||
      amount.isIndefinite === true ||
      parts.families?.some(({ of }) => of !== undefined) === true
      ? undefined
      : (scope) => ofEach(amount, parts.layers, scope, parts.families);
  };

const amountOf = ({ amount }: Parts): HowMany | undefined => amount;

/** Before the families, behind them, and without any. */
const placed = (...rests: readonly string[]): readonly string[] =>
  rests.flatMap((rest) => [
    `${rest} in|on|within <each> <families>`,
    `in|on|within <each> <families> ,? ${rest.replace("<each> <l", "each|all the? <l")}`,
    `${rest} in|on? the? whole? board?`,
  ]);

const twice: readonly PhraseRule[] = rule(
  "statement",
  [OCCUR, BE_USED].flatMap((occur) =>
    placed(`each <layers> ${occur} <amount:a> times and <amount:b> times`),
  ) as readonly `<layers> <amount:a> <amount:b>`[],
  ({ a, b, ...rest }) => {
    const parts = rest as Parts;
    const [one, other] = [a, b].map((amount) => said(() => amount)(parts));
    return one === undefined || other === undefined ? undefined : (scope) => `${one(scope)}; ${other(scope)}`;
  },
);

export const eachInLines = table(() => [
  ...(["<listed:a>", "<valued:a>", "<optional:a>"] as const).flatMap((one) => [
    ...rule("layers", one, ({ a }) => [a]),
    ...rule("layers", `${one} ,|-? and? each|the|a|an? same? <layers>` as const, ({ a, layers }) =>
      layers.includes(a) ? undefined : [a, ...layers],
    ),
  ]),
  rule(
    "statement",
    [
      ...[OCCUR, BE_USED].flatMap((occur) => [
        ...placed(`<each> <layers> ${occur} <amount> times`),
        `<each> <layers> ${occur} <amount> times in|on|within <each> <families> ,|;? and? ${OTHERS}`,
      ]),
      "each <layers> <amount> times in|on|within <each> <families>",
      "<each> <families> have each|all <layers> <amount> times",
      "<amount> of each <layers> in|on|within <each> <families>",
    ],
    said(amountOf),
  ),
  // `no letter and digit` may be a pair.
  ...["<layers>", "<layers> and no <layers:other>", "<layers> or|nor <layers:other>"].flatMap((layers) => [
    ...rule(
      "statement",
      placed(
        `no ${layers} repeat|repeats`,
        `no ${layers} be repeated`,
        `no ${layers} ${OCCUR} 2 times`,
        ...[OCCUR, BE_USED].map((occur) => `no ${layers} ${occur} more than exactly? <number> times?`),
      ),
      (found: unknown) => {
        const { other = [], ...parts } = found as Parts & { readonly other?: Layers };
        const layers = [...parts.layers, ...other];
        return parts.layers.length + other.length > 1 && other.length !== 1
          ? undefined
          : said(({ number = "1" }) => atMost(number))({ ...parts, layers });
      },
    ),
  ]),
  ...twice,
]);
