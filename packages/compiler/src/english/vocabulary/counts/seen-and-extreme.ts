/** Cells that are seen along rows and columns, sets that have a kind in a line, and the cell with the largest number. */
import { rule, table } from "../../grammar.js";
import { type Noun, UNSAID, unsaid } from "../../meanings.js";
import { headOf, latestCell, latestSet, numbered, ofAll, several } from "../../say.js";
import { ends } from "../values.js";

/** Where the view from a cell ends: only what is not of a kind lets it pass. */
const stop = ({ conditions: [kind, ...others] }: Noun): string | undefined =>
  others.length === 0 ? /^not (\w+)$/.exec(kind?.plain ?? "")?.[1] : undefined;

const FROM = "from it|there|that|the|its cell?";
const ALONG = "in|along its|the row and|or its|the? column";
// `including` is `have` by then.
const WAYS = "in the|all 4? directions";
const AND_ITSELF = ",? have|counting|with itself|it|the cell? itself?";

const seen = <const Rest extends string>(rest: Rest) =>
  [
    `howmany <noun> that? be seen|visible ${FROM} ${rest}`,
    `howmany <noun> that? be seen|visible ${ALONG} ${rest}`,
    `howmany <noun> that? be seen|visible ${FROM} ${WAYS} ${rest}`,
    `howmany <noun> it see|sees ${rest}`,
    `howmany <noun> it see|sees ${ALONG} ${rest}`,
    `howmany <noun> it? can? see|sees ${rest}`,
  ] as const;

export const seenPhrases = table(() => [
  ...(
    [
      ["", ""],
      [AND_ITSELF, "1 + "],
    ] as const
  ).map(([said, more]) =>
    rule("value", seen(said), ({ noun }) => {
      const end = stop(noun);
      return end === undefined
        ? undefined
        : (scope) => `${more}sum(size(look(${latestCell(scope)}, d) until ${end}) for d in directions)`;
    }),
  ),
  ...ends.map(([said, aggregate]) =>
    rule(
      "statement",
      [`the ${said} <clue> <verb>`, `the cell with|of the ${said} <clue> <verb>`],
      ({ clue: { layer, sort }, verb }) => {
        if (sort !== "cell") return undefined;
        const c = { variable: "c", sort, role: "cell" } as const;
        return () =>
          `${headOf("cell", "c", [])} with ${layer} where c.${layer} = ${aggregate}(x.${layer} for x in cells where x has ${layer}): ${verb.of(c, [c]).text}`;
      },
    ),
  ),
  rule(
    "clause",
    ["<amount> <sets> have <noun> in|on it", "<amount> <sets> have a|an|any|some <noun> in|on it"],
    ({ amount, sets: { sort, role, of }, noun }) =>
      (scope) => {
        const line = latestSet(scope);
        return role === "line" || of !== undefined || noun.conditions.length === 0 || line === UNSAID
          ? unsaid
          : numbered(
              `count(s in ${several(sort)} where some(x in s and ${ofAll(noun.conditions, "x").text} for x in ${line}))`,
              amount,
              scope,
            );
      },
  ),
]);
