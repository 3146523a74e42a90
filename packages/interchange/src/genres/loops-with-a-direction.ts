/** Genres of loops, and of lines from end to end, along which one goes in one direction. */
import { direction } from "../codes/directions.js";
import { letters, runs } from "../codes/runs.js";
import { either, sign, type Token } from "../codes/token.js";
import { lineWords } from "../fields/answers.js";
import { coded, words } from "../fields/values.js";
import type { Genre } from "../genre.js";
import type { Value } from "../givens.js";
import { type Meaning, names, oneOf } from "../meaning.js";

const isWind = (value: Value): boolean => typeof value === "string" && value.endsWith(" wind");

/** A wall, from which wind may blow in a direction: `wall`, `up wind`. */
const fan: Meaning = {
  layers: ["wall", "wind"],
  take: (value) => {
    if (value === "wall") return { wall: true };
    return isWind(value) ? { wall: true, wind: String(value).replace(" wind", "") } : undefined;
  },
  give: (at) => {
    const wind = at("wind");
    if (at("wall") === true) return wind === undefined ? "wall" : `${wind} wind`;
    return wind === undefined ? undefined : `${wind} wind without wall`;
  },
};

const arrowOrFan = oneOf(fan, names("arrow", { up: "up", down: "down", left: "left", right: "right" }));

/** Signs for arrows, a wall, and walls with wind in the same directions. */
const arrowsAndFans = (arrows: readonly string[], wall: string, winds: readonly string[]): Token =>
  either(
    direction(arrows),
    sign(wall, "wall"),
    ...["up", "down", "left", "right"].map((to, index) => sign(winds[index] ?? "", `${to} wind`)),
  );

const arrowSigns: Readonly<Record<string, string>> = { up: "^", down: "v", left: "<", right: ">" };

const nagare: Genre = {
  puzzle: "Nagare",
  names: ["nagare"],
  layers: { wall: "map", arrow: "map", wind: "map" },
  symbol: (at) => {
    if (at("wall") === true) return String(at("wind") ?? "#");
    return arrowSigns[String(at("arrow"))] ?? ".";
  },
  address: [
    coded(
      runs({
        token: arrowsAndFans(["1", "2", "3", "4"], "5", ["6", "7", "8", "9"]),
        gaps: letters("a", "z"),
      }),
      arrowOrFan,
    ),
  ],
  file: {
    name: "nagare",
    version: 0,
    fields: () => [
      words(arrowsAndFans(["u", "d", "l", "r"], "N", ["U", "D", "L", "R"]), arrowOrFan),
      lineWords("line"),
    ],
  },
};

export const loopsWithADirection: readonly Genre[] = [nagare];
