/** Pieces of sticks in SVG: a band along the sticks, with a rim, which is bent where two sticks meet, so that pieces that touch in a corner do not cross there. */
import type { BoardScene, Point, SceneBand, SceneStick } from "../scene.js";
import { toneStroke } from "./svg-style.js";
import { round } from "./svg-text.js";

const HALF = 20;
/** Without its rim. */
const WIDTH = 9;
/** How far a bend begins from its corner, and a band ends before it, as parts of a stick. */
const BEND = 0.3;
const END = 0.2;

export function svgBands({ bands }: BoardScene): readonly string[] {
  return bands.flatMap((band) => {
    const path = pathOf(band);
    return [
      `<path class="line" ${toneStroke("ink")} stroke-width="${WIDTH + 2}" d="${path}"/>`,
      `<path class="line" ${toneStroke(band.tone)} stroke-width="${WIDTH}" d="${path}"/>`,
    ];
  });
}

function pathOf({ sticks }: SceneBand): string {
  const ends = new Map<string, { readonly corner: Point; readonly beside: Point[] }>();
  for (const { from, to } of sticks)
    for (const [corner, other] of [
      [from, to],
      [to, from],
    ] as const) {
      const at = ends.get(place(corner)) ?? { corner, beside: [] };
      at.beside.push(towards(corner, other, BEND));
      ends.set(place(corner), at);
    }
  const straight = sticks.map(({ from, to }: SceneStick) => {
    const cut = (corner: Point, other: Point): Point =>
      towards(corner, other, (ends.get(place(corner))?.beside.length ?? 0) > 1 ? BEND : END);
    return `M${place(cut(from, to))}L${place(cut(to, from))}`;
  });
  const joints = [...ends.values()].flatMap(({ corner, beside }) => {
    const [a, b, more] = beside;
    if (a === undefined || b === undefined) return [];
    if (more === undefined) return [`M${place(a)}Q${place(corner)} ${place(b)}`];
    return beside.map((each) => `M${place(each)}L${place(corner)}`);
  });
  return [...straight, ...joints].join("");
}

const place = ([row, column]: Point): string => `${round(column * HALF)} ${round(row * HALF)}`;

const towards = (from: Point, to: Point, part: number): Point => [
  from[0] + part * (to[0] - from[0]),
  from[1] + part * (to[1] - from[1]),
];
