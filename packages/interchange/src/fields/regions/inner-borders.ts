/**
 * Borders that end inside a region, as the checker of puzz.link takes them, class by class. A class that is not in this table refuses them: a
 * border may be read only where its meaning is known.
 */

/** The layer, on edges, that such borders stand in. */
export const INNER_BORDER = "border";

/** The class of the library that has this layer and nothing else, for genres whose rules do not ask for borders. */
export const INNER_BORDERS = "InnerBorders";

export type InnerBorders =
  /** The checker asks for regions only. */
  | "say nothing"
  /** The class has the layer, with rules. */
  | "are in the class"
  /** The checker asks for borders, and the class does not: why, in words. */
  | { readonly refused: string };

const refused = (why: string): InnerBorders => ({ refused: why });

const asCrossed = refused("a run of unshaded cells crosses it");
const betweenShaded = refused("shaded cells do not lie at both sides of it");
const endOfBlock = refused("blocks end at it");
const asEntered = refused("a loop that crosses it comes into the room once more");

const byClass: Readonly<Record<string, InnerBorders>> = {
  Akichi: asCrossed,
  AllOrNothing: asEntered,
  Alter: "say nothing",
  Aqre: "say nothing",
  Aquarium: refused("water ends at it"),
  ArmyAnts: refused("no ant moves across it"),
  Ayeheya: asCrossed,
  Bramble: betweenShaded,
  Chocona: "say nothing",
  CocktailLampBorders: "are in the class",
  Cojun: "say nothing",
  CountryRoadBorders: "are in the class",
  Detour: "say nothing",
  Disconnection: endOfBlock,
  Dosufuwa: "say nothing",
  DotchiLoop: "say nothing",
  DotchiLoop2: "say nothing",
  DoubleBack: asEntered,
  Factors: "say nothing",
  Haisu: refused("a line that crosses it comes into the room once more"),
  Hakoiri: "say nothing",
  Hanare: "say nothing",
  HeyablockBorders: "are in the class",
  HeyawakeBorders: "are in the class",
  Hinge: refused("shapes may be mirrored at it"),
  InverseLitso: refused("no tetromino lies across it"),
  Juosan: "say nothing",
  Kazunori: refused("no pair of equal numbers lies across it"),
  LitsBorders: "are in the class",
  Magnets: refused("poles that attract each other do not lie at both sides of it"),
  Makaro: "say nothing",
  MannequinGate: refused("distances do not lead across it"),
  Martini: betweenShaded,
  Meander: "say nothing",
  MoonOrSun: asEntered,
  Nagenawa: "say nothing",
  Nanro: refused("equal numbers do not lie at both sides of it"),
  News: "say nothing",
  Nondango: "say nothing",
  Norinori: "say nothing",
  NumberCity: refused("equal numbers do not lie at both sides of it"),
  Nurimaze: "say nothing",
  Nuritwin: endOfBlock,
  OnsenBorders: "are in the class",
  PaintArea: "say nothing",
  Putteria: "say nothing",
  RailPool: "say nothing",
  RassiSilai: "are in the class",
  Renban: "are in the class",
  Ripple: "say nothing",
  Roma: "say nothing",
  Satogaeri: "say nothing",
  Sendai: refused("it divides the room"),
  ShimaguniBorders: "are in the class",
  StarBattle: "say nothing",
  StostoneBorders: "are in the class",
  Suguru: "say nothing",
  SukoroRoom: "say nothing",
  Sumiwake: asCrossed,
  TileCity: "say nothing",
  Tilepaint: "say nothing",
  Toichika: "say nothing",
  Toichika2: "say nothing",
  Tontonbeya: refused("equal symbols at both sides of it do not belong together"),
  Usowan: "say nothing",
  YajilinRegions: "say nothing",
};

/** Undefined for a class that is not in the table. */
export const innerBordersOf = (puzzle: string): InnerBorders | undefined =>
  Object.hasOwn(byClass, puzzle) ? byClass[puzzle] : undefined;
