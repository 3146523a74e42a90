/** Lines through cell centres, in SVG: links, double links, and ways with a bulb where they begin. */
import type { BoardScene, Point, SceneLine } from "../scene.js";
import { round } from "./svg-text.js";

const HALF = 20;
/** The radius of the ring where an arrow begins. */
const RING = 16;
/** How far the two lines of a double link stand from its middle. */
const APART = 4;

const place = ([row, column]: Point): string => `${column * HALF} ${row * HALF}`;

function pathOf(line: SceneLine): string {
  if (line.count === 1) return `M${line.points.map(place).join("L")}`;
  const [from, to] = line.points;
  if (from === undefined || to === undefined) return "";
  const flat = from[0] === to[0];
  return [-APART, APART]
    .map((shift) => {
      const [dx, dy] = flat ? [0, shift] : [shift, 0];
      const [x1, y1, x2, y2] = [
        from[1] * HALF + dx,
        from[0] * HALF + dy,
        to[1] * HALF + dx,
        to[0] * HALF + dy,
      ];
      return `M${x1} ${y1}L${x2} ${y2}`;
    })
    .join("");
}

export function svgLines(scene: BoardScene): readonly string[] {
  return scene.lines.flatMap((line) => {
    if (line.way === "arrow") return arrow(line);
    if (line.leadsTo === "edge")
      return [`<path class="line ${line.by === "found" ? "found-border" : "thick"}" d="${pathOf(line)}"/>`];
    const kind = `${line.way === undefined ? "link" : "way"} by-${line.by}`;
    const drawn = `<path class="line ${kind}" d="${pathOf(line)}"/>`;
    const start = line.points[0];
    if (line.way !== "bulb" || start === undefined) return [drawn];
    const [x, y] = [start[1] * HALF, start[0] * HALF];
    return [drawn, `<circle class="bulb by-${line.by}" cx="${x}" cy="${y}" r="11"/>`];
  });
}

/** A ring round the first centre, a thin line from it, and a tip that points on from the last. */
function arrow({ points, by }: SceneLine): readonly string[] {
  const [start, second] = points;
  const [before, end] = points.slice(-2);
  if (start === undefined || second === undefined || before === undefined || end === undefined) return [];
  const out = beyond(start, second, RING / HALF);
  const shaft = pathOf({ points: [out, ...points.slice(1)], count: 1, by, way: "arrow" });
  const turn = (Math.atan2(end[0] - before[0], end[1] - before[1]) * 180) / Math.PI;
  const at = `translate(${place(end)}) rotate(${round(turn)})`;
  return [
    `<circle class="line shaft by-${by}" cx="${start[1] * HALF}" cy="${start[0] * HALF}" r="${RING}"/>`,
    `<path class="line shaft by-${by}" d="${shaft}"/>`,
    `<path class="line shaft by-${by}" transform="${at}" d="M-7 -7L0 0L-7 7"/>`,
  ];
}

/** The point at a distance from one point towards another. */
function beyond(from: Point, to: Point, far: number): Point {
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
  return [
    round(from[0] + ((to[0] - from[0]) * far) / length),
    round(from[1] + ((to[1] - from[1]) * far) / length),
  ];
}
