/** Genres that a drawing of penpa-edit says by numbers, borders and circles, by the tag that names them there. */
import type { Genre } from "../genre.js";
import { readerOf } from "../genres.js";

const byTag: Readonly<Record<string, string>> = {
  classic: "Sudoku",
  nurikabe: "Nurikabe",
  kurodoko: "Kurodoko",
  kuromasu: "Kurodoko",
  kurotto: "Kurotto",
  kurochute: "Kurochute",
  nurimisaki: "Nurimisaki",
  slitherlink: "Slitherlink",
  fillomino: "Fillomino",
  shikaku: "Shikaku",
  hitori: "Hitori",
  araf: "Araf",
  numberlink: "Numberlink",
  geradeweg: "Geradeweg",
  "symmetry area": "SymmetryArea",
  view: "View",
  usotatami: "Usotatami",
  fillmat: "Fillmat",
  lookair: "LookAir",
  cave: "Cave",
  mochikoro: "Mochikoro",
  mochinyoro: "Mochinyoro",
  nuribou: "Nuribou",
  scrin: "Scrin",
  tasquare: "Tasquare",
  sukoro: "Sukoro",
  minesweeper: "Minesweeper",
  "territory (nawabari)": "Nawabari",
  "canal view": "CanalView",
  "choco banana": "ChocoBanana",
  heyawake: "Heyawake",
  "ayeheya (ekawayeh)": "Ayeheya",
  "shimaguni (islands)": "Shimaguni",
  stostone: "Stostone",
  "country road": "CountryRoad",
  detour: "Detour",
  nagenawa: "Nagenawa",
  juosan: "Juosan",
  factors: "Factors",
  toichika2: "Toichika2",
  aqre: "Aqre",
  lits: "Lits",
  norinori: "Norinori",
  "ripple effect": "Ripple",
  cojun: "Cojun",
  "hanare-gumi": "Hanare",
  "meandering numbers": "Meander",
  nanro: "Nanro",
  paintarea: "PaintArea",
  sukororoom: "SukoroRoom",
  usoone: "Usowan",
  onsen: "Onsen",
  masyu: "Masyu",
};

export const penpaGenre = (tag: string): Genre | undefined => {
  const puzzle = Object.hasOwn(byTag, tag) ? byTag[tag] : undefined;
  return puzzle === undefined ? undefined : readerOf(puzzle);
};

/** The first tag that names the genre. */
export const penpaTag = ({ puzzle, plain }: Genre): string | undefined =>
  Object.entries(byTag).find(([, named]) => named === puzzle || named === plain?.puzzle)?.[0];

export const penpaPuzzles: readonly string[] = [...new Set(Object.values(byTag))];

/** How a drawing says each layer of a genre. */
export interface Drawn {
  /** A number in each cell. */
  readonly numbers?: string;
  /** Borders. */
  readonly rooms?: string;
  /** Borders that end inside a room. */
  readonly inner?: string;
  /** A number in the first cell of a room. */
  readonly ofRooms?: string;
  /** White and black. */
  readonly circles?: string;
}

export function drawnOf({ layers, symbol, puzzle }: Genre): Drawn {
  const named = (spelled: unknown): string | undefined =>
    Object.keys(layers).find((name) => JSON.stringify(layers[name]) === JSON.stringify(spelled));
  const rooms = named("regions");
  const inner = rooms === undefined ? undefined : named("edges");
  const numbers = symbol === undefined ? named("cells") : undefined;
  const ofRooms = rooms === undefined ? undefined : named({ of: rooms });
  const circles = puzzle === "Masyu" ? named("map") : undefined;
  return {
    ...(numbers === undefined ? {} : { numbers }),
    ...(rooms === undefined ? {} : { rooms }),
    ...(inner === undefined ? {} : { inner }),
    ...(ofRooms === undefined ? {} : { ofRooms }),
    ...(circles === undefined ? {} : { circles }),
  };
}
