/** A board of places as text: a line for each, with what it has, and a line for what stands between them. */
import type { Styles } from "../canvas.js";
import { glyphText } from "../looks.js";
import type { BoardScene, Point, SceneCell } from "../scene.js";
import { displayWidth } from "./display-width.js";

export function placesText(scene: BoardScene, ascii: boolean, styles: Styles): readonly string[] {
  const cells = scene.cells.filter((cell) => cell !== undefined);
  const widest = Math.max(0, ...cells.map(({ name }) => displayWidth(name)));
  const places = cells.map((cell) => {
    const name = cell.name + (cell.says === "" ? "" : " ".repeat(widest - displayWidth(cell.name) + 2));
    return name + (cell.says === "" ? "" : styles.paint(cell.says, { role: roleOf(cell) }));
  });
  return [...places, ...linksText(scene, ascii)];
}

const roleOf = ({ fill, marks }: SceneCell): "given" | "found" =>
  (fill ?? marks[0])?.by === "found" ? "found" : "given";

/** The pairs that lines join, `WA-NT: 3`, and sides that were found. */
function linksText(scene: BoardScene, ascii: boolean): readonly string[] {
  const centres = scene.sheet?.centres ?? [];
  const key = ([down, right]: Point): string => `${down.toFixed(3)} ${right.toFixed(3)}`;
  const nameAt = new Map(centres.map((centre, cell) => [key(centre), scene.cells[cell]?.name]));
  const joined = scene.lines.map(({ points }) =>
    points.map((point) => nameAt.get(key(point)) ?? "?").join("-"),
  );
  const between = new Map(
    (scene.sheet?.borders ?? []).flatMap(({ cells }) => {
      const [a, b] = cells.map((cell) => centres[cell]);
      if (a === undefined || b === undefined) return [];
      const names = cells.map((cell) => scene.cells[cell]?.name ?? "?").join("-");
      return [[key([(a[0] + b[0]) / 2, (a[1] + b[1]) / 2]), names] as const];
    }),
  );
  const marked = scene.placed.flatMap(({ at, glyph }) => {
    const names = between.get(key(at));
    return names === undefined ? [] : [`${names}: ${glyphText(glyph, ascii)}`];
  });
  const sides = (scene.sheet?.borders ?? []).flatMap(({ name, weight, by }) =>
    name === undefined || weight !== "thick" || by !== "found" ? [] : [name],
  );
  return [joined, marked, sides].flatMap((said) => (said.length === 0 ? [] : [said.join(", ")]));
}
