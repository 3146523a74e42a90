/** Numbers of cells that have names, taken together: `the sum of A and B is 9`, `the legs of Bob and Cid are not consecutive`. */
import { type PhraseRule, rule, table } from "../../grammar.js";
import type { Thing } from "../../meanings.js";

export const listsOfNamed = table(() => [
  rule("cast", ["<named:a> ,|and of? <named:b>", "<named:a> , and of? <named:b>"], ({ a, b }) =>
    castOf([a, b]),
  ),
  rule("cast", "<named> , and? of? <cast>", ({ named, cast }) => castOf([named, ...cast])),
]);

const castOf = (all: readonly Thing[]): readonly Thing[] | undefined =>
  all.every(({ sort, role }) => sort === "cell" && role === "cell") ? all : undefined;

const joins = [
  ["sum|total", " + "],
  ["product", " * "],
] as const;

/** `isOnly`: a name alone stands for the number that is there. */
export function numbersOfNamed(layer: string, words: string, isOnly: boolean): readonly PhraseRule[] {
  const numbersOf = (all: readonly Thing[]): readonly string[] =>
    all.map(({ variable }) => `${variable}.${layer}`);
  const taken = <const Said extends string>(
    said: Said,
    text: (numbers: readonly string[]) => string | undefined,
  ): readonly PhraseRule[] => {
    const patterns = [
      `${said} the? ${words} of|in <cast>`,
      ...(isOnly ? ([`${said} <cast>`] as const) : []),
    ] as const;
    return [
      ...rule("value", patterns, ({ cast }) => {
        const value = text(numbersOf(cast));
        return value === undefined ? undefined : () => value;
      }),
      ...rule(
        "statement",
        patterns.map((each) => `${each} <saying>` as const),
        ({ cast, saying }) => {
          const value = text(numbersOf(cast));
          if (value === undefined) return undefined;
          return (scope) => {
            const bare = saying(value, scope).text;
            return / (?:mod|is) /.test(bare) ? saying(`(${value})`, scope).text : bare;
          };
        },
      ),
    ];
  };
  return [
    ...joins.flatMap(([said, sign]) => taken(`the? ${said} of`, (numbers) => numbers.join(sign))),
    ...taken("the? difference of|between", ([a, b, ...others]) =>
      others.length > 0 ? undefined : `abs(${a} - ${b})`,
    ),
    ...rule("statement", `the? ${words} of|in <cast> <between>`, ({ cast, between }) => {
      const [a, b, ...others] = cast.map((each) => ({ ...each, value: layer }));
      return a === undefined || b === undefined || others.length > 0 ? undefined : () => between(a, b).text;
    }),
    ...rule(
      "statement",
      `<named:a> . ${words} and <named:b> . ${words} <between>`,
      ({ a, b, between }) =>
        () =>
          between({ ...a, value: layer }, { ...b, value: layer }).text,
    ),
  ];
}
