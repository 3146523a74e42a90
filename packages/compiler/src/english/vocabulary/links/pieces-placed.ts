/** How often each piece of a set is placed: `all twelve pentominoes are used exactly once`. */
import { type PhraseRule, rule } from "../../grammar.js";

/** How many pieces a set has, where pieces that turn or mirror into each other are one. */
const sizes: Readonly<Record<string, string>> = { tetromino: "5", pentomino: "12", hexomino: "35" };

const times = [
  ["exactly 1 times", "exactly once"],
  ["at most 1 times", "at most once"],
] as const;

export function placedPieces(name: string, words: string): readonly PhraseRule[] {
  const size = sizes[name.toLowerCase()];
  const all = ["each", "all the?", "all of the", "each of the", "the"].flatMap((each) => [
    `${each} ${words}`,
    ...(size === undefined || each === "each" ? [] : [`${each} ${size} ${words}`]),
  ]);
  const whole = "whole|entire|complete? board";
  const covering = rule(
    "statement",
    [
      `the? ${words} fill|cover the? ${whole}`,
      `the? ${words} fill|cover the? ${whole} completely|exactly|entirely`,
      `the? ${whole} be covered|filled by|with the? ${words}`,
      `cover|fill the? ${whole} by|with the? ${words}`,
    ],
    () => () => "cover each cell exactly once",
  );
  return covering.concat(
    times.flatMap(([said, often]) =>
      rule(
        "statement",
        all.flatMap((each) => [
          `${each} be used|placed ${said}`,
          `${each} appear|appears|occur|occurs ${said}`,
          `use|place|put ${each} ${said}`,
          `use|place|put ${each} ${said} in|into|on the board`,
          `${each} be used|placed ${said} in|into|on the board`,
        ]),
        () => () => `place each ${name} ${often}`,
      ),
    ),
  );
}
