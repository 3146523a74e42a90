/** Bars between cells, which no line crosses: before other parts of an address, and in the places of a file in which a player draws lines. */
import { bits } from "../../codes/packed.js";
import { digits, either, sign } from "../../codes/token.js";
import { answerOf } from "../../genre.js";
import { yes } from "../../meaning.js";
import { onLinks } from "../../places.js";
import { type Field, fieldsInOne } from "../field.js";
import { literal } from "../literal.js";
import { coded, words } from "../values.js";

/** Behind a `b`; left out where there are none. */
export function barsBody(bar: string): Field {
  const field = fieldsInOne(literal("b"), coded(bits, yes(bar), onLinks), literal("/"));
  return {
    read: (cursor, draft) => (cursor.text.startsWith("b", cursor.at) ? field.read(cursor, draft) : undefined),
    write: (givens) =>
      givens.layers.get(bar)?.includes(true) === true ? field.write(givens) : { value: "" },
  };
}

const BAR = "bar";
/** A player's mark that no line goes here. */
const CROSS = "cross";

export const barsAndLineWords = (bar: string, line: string): Field =>
  words(
    either(sign("-2", BAR), sign("-1", CROSS), digits({ base: 10 })),
    {
      layers: [bar, answerOf(line)],
      take: (word) => (word === BAR ? { [bar]: true } : word === CROSS ? {} : { [answerOf(line)]: true }),
      give: (at) => (at(bar) === true ? BAR : at(answerOf(line)) === true ? 1 : undefined),
    },
    onLinks,
    "0",
  );
