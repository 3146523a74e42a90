/** Legends (L7): what is given of several layers, by the symbols of one map. */
import type { Datum, Layer } from "../../layers.js";
import type { Board } from "../../meaning/board.js";
import type { Random } from "../../random.js";

export interface Legend {
  readonly layers: readonly string[];
  /** A symbol for each combination, numbers as they are, or templates with a hole for each layer that has a value. */
  readonly style: "letters" | "ranges" | "holes";
  /** What has nothing is said to be no wall. */
  readonly isSaid: boolean;
  readonly ruled: boolean;
}

const inLegends: readonly Layer["kind"][] = ["flag", "number", "symbol"];

export function randomLegend(random: Random, layers: readonly Layer[]): Legend | undefined {
  const fit = layers.filter(
    ({ kind, role, on, orNone }) =>
      role === "given" && on.sort === "cell" && !orNone && inLegends.includes(kind),
  );
  const chosen = fit.filter(() => !random.oneIn(4)).map(({ name }) => name);
  if (chosen.length === 0 || !random.oneIn(3)) return undefined;
  const style = random.one(["letters", "ranges", "holes"] as const);
  return {
    layers: chosen,
    style,
    isSaid: random.oneIn(2),
    // Between bars what has no other white space is read letter by letter.
    ruled: style !== "holes" && random.oneIn(3),
  };
}

/** The lines of the legend, and those of the map; nothing where nothing is given. */
export interface LegendText {
  readonly legend: readonly string[];
  readonly map: readonly string[];
}

const isThere = (datum: Datum): boolean => datum !== undefined && datum !== false && datum !== null;

export function legendText(
  { layers: names, style, isSaid, ruled }: Legend,
  layers: readonly Layer[],
  board: Board,
): LegendText | undefined {
  const own = layers.filter(({ name }) => names.includes(name));
  const flags = own.filter(({ kind }) => kind === "flag");
  const valued = own.filter(({ kind }) => kind !== "flag");
  const [wall] = flags;
  const said = new Map<string, string>();
  const letter = (settings: string): string => {
    const known = [...said].find(([, text]) => text === settings)?.[0];
    const symbol = known ?? `"${String.fromCharCode(65 + said.size)}"`;
    said.set(symbol, settings);
    return symbol;
  };
  const symbolOf = (cell: number): string => {
    const there = own.filter(({ data }) => isThere(data[cell]));
    const settings = there.map(({ name, kind, data }) =>
      kind === "flag" ? name : `${name} = ${data[cell]}`,
    );
    if (there.length === 0) {
      if (wall === undefined || !isSaid || style === "holes" || !board.cells.includes(cell)) return ".";
      said.set('"o"', `not ${wall.name}`);
      return "o";
    }
    const [only] = there;
    if (style === "ranges" && there.length === 1 && only?.kind === "number" && only.data[cell] !== "?") {
      said.set("0..3", `${only.name} = it`);
      return `${only.data[cell]}`;
    }
    if (style !== "holes") return letter(settings.join(", ")).replaceAll('"', "");
    const mark = wall !== undefined && isThere(wall.data[cell]) ? "#" : "";
    const holes = valued.map(({ name }) => `{${name.slice(0, 1)}}`).join("/");
    said.set(
      `"${mark}${holes}"`,
      [
        ...(mark === "" ? [] : [wall?.name ?? ""]),
        ...valued.map(({ name }) => `${name} = ${name.slice(0, 1)}`),
      ].join(", "),
    );
    const values = valued.map(({ data }) => (isThere(data[cell]) ? `${data[cell]}` : ""));
    return `${mark}${values.join("/")}`;
  };
  const rows = Array.from({ length: board.rows }, (_, row) =>
    Array.from({ length: board.columns }, (__, column) => symbolOf(row * board.columns + column)).join(
      ruled ? " | " : " ",
    ),
  );
  const map = ruled ? rows.flatMap((row, at) => (at === 0 ? [row] : ["-----", row])) : rows;
  if (said.size === 0) return undefined;
  return {
    legend: [...said].map(([symbol, settings]) => `${symbol}: ${settings}`),
    map,
  };
}
