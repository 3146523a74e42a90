/** Sets of pieces that the formats call by a letter. */
export interface Preset {
  readonly key: string;
  /** As addresses spell them, in the order in which they stand there. */
  readonly pieces: readonly string[];
  /** One for each that differs from those before it. */
  readonly names: readonly string[];
}

const times = (count: number, piece: string): readonly string[] => new Array<string>(count).fill(piece);

const pentominoes: Preset = {
  key: "p",
  pieces: ["337k", "15v", "24as", "24bo", "23fg", "337i", "23rg", "334u", "335s", "33bk", "24bk", "337o"],
  names: [..."FILNPTUVWXYZ"],
};

const tetrominoes = ["14u", "23bg", "22u", "23f", "23eg"];

export const shapePresets: readonly Preset[] = [
  pentominoes,
  { key: "t", pieces: tetrominoes, names: [..."ILOST"] },
  { key: "d", pieces: tetrominoes.flatMap((piece) => times(2, piece)), names: [..."ILOST"] },
];

const ships = ["11g", "21o", "31s", "41u", "51v"];
const shipNames = ["submarine", "destroyer", "cruiser", "battleship", "carrier"];

/** As many of one cell as the longest has cells, one less of two, and so on. */
const fleet = (key: string, longest: number): Preset => ({
  key,
  pieces: ships.slice(0, longest).flatMap((piece, at) => times(longest - at, piece)),
  names: shipNames.slice(0, longest),
});

export const shipPresets: readonly Preset[] = [fleet("c", 3), fleet("d", 4), fleet("e", 5), pentominoes];
