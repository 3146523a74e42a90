/** Lines through cell centres, in SVG: links, double links, and ways with a bulb where they begin. */
import type { BoardScene, Point, SceneLine } from "./scene.js";

const HALF = 20;
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
    const kind = `${line.way ? "way" : "link"} by-${line.by}`;
    const drawn = `<path class="line ${kind}" d="${pathOf(line)}"/>`;
    const start = line.points[0];
    if (!line.way || start === undefined) return [drawn];
    const [x, y] = [start[1] * HALF, start[0] * HALF];
    return [drawn, `<circle class="bulb by-${line.by}" cx="${x}" cy="${y}" r="11"/>`];
  });
}
