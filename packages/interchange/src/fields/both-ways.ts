/** An answer of which a file says both what is so and what is not: one sign for each, and a third where the player has said nothing. */
import type { Token } from "../codes/token.js";
import { answerOf } from "../genre.js";
import type { Field } from "./field.js";
import { words } from "./values.js";

interface Signs {
  readonly yes: string;
  readonly no: string;
  readonly unsaid: string;
}

const anySign: Token = {
  read: (text, at) => ({ value: text.slice(at), length: text.length - at }),
  write: String,
};

/** `printed`: the layer of what stands in cells whose answer the player does not write again. */
export function bothWays(layer: string, printed: string, { yes, no, unsaid }: Signs): Field {
  const said = answerOf(layer);
  const field = (isTold: boolean): Field =>
    words(
      anySign,
      {
        layers: [said],
        take: (sign) => (sign === yes ? { [said]: true } : {}),
        give: (at) => (!isTold || at(printed) !== undefined ? undefined : at(said) === true ? yes : no),
      },
      undefined,
      unsaid,
    );
  return {
    read: field(true).read,
    write: (givens) => field(givens.layers.has(said)).write(givens),
  };
}
