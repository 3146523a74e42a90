/** Words that penpa-edit writes short in what it packs; a `z` of the text itself is written `zZ`. */
const WORDS: readonly (readonly [word: string, short: string])[] = [
  ["qa", "9"],
  ["pu_q", "Q"],
  ["pu_a", "A"],
  ["grid", "G"],
  ["edit_mode", "M"],
  ["surface", "S"],
  ["line", "L"],
  ["lineE", "E"],
  ["wall", "W"],
  ["cage", "C"],
  ["number", "N"],
  ["symbol", "Y"],
  ["special", "P"],
  ["board", "B"],
  ["command_redo", "R"],
  ["command_undo", "U"],
  ["command_replay", "8"],
  ["numberS", "1"],
  ["freeline", "F"],
  ["freelineE", "2"],
  ["thermo", "T"],
  ["arrows", "3"],
  ["direction", "D"],
  ["squareframe", "0"],
  ["polygon", "5"],
  ["deletelineE", "4"],
  ["killercages", "6"],
  ["nobulbthermo", "7"],
  ["__a", "_"],
];

const wordOf = new Map(WORDS.map(([word, short]) => [short, `"${word}"`]));
const shortOf = new Map(WORDS.map(([word, short]) => [`"${word}"`, `z${short}`]));

export const inFull = (text: string): string =>
  text.replace(/z(.)/g, (both, sign: string) =>
    sign === "Z" ? "z" : sign === "O" ? "null" : (wordOf.get(sign) ?? both),
  );

export const inShort = (text: string): string =>
  text
    .replaceAll("z", "zZ")
    .replace(/"\w+"/g, (word) => shortOf.get(word) ?? word)
    .replaceAll("null", "zO");
