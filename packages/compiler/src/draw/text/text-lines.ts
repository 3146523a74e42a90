/**
 * Lines through cell centres, in text. Arms of all lines are gathered for every half cell first, so that turns, ends and crossings get
 * their own characters. A diagonal step is a stroke at the corner that it crosses.
 */

import type { Canvas, Ink } from "../canvas.js";
import type { By, Point } from "../scene.js";
import { boxCharacter, doubleCharacter } from "./box-characters.js";
import type { Layout } from "./text-layout.js";

interface Arms {
  up: boolean;
  right: boolean;
  down: boolean;
  left: boolean;
  double: boolean;
  by: By;
}

export function drawTextLines(canvas: Canvas, layout: Layout): void {
  const { scene } = layout;
  const across = 2 * scene.columns + 1;
  const places = new Map<number, Arms>();
  const at = ([row, column]: Point, double: boolean, by: By): Arms => {
    const key = row * across + column;
    const known = places.get(key);
    const arms = known ?? { up: false, right: false, down: false, left: false, double: false, by };
    if (double) arms.double = true;
    if (by === "found") arms.by = by;
    places.set(key, arms);
    return arms;
  };
  for (const { points, count, by } of scene.lines) {
    for (let step = 1; step < points.length; step++) {
      const from = points[step - 1];
      const to = points[step];
      if (from === undefined || to === undefined) continue;
      const down = Math.sign(to[0] - from[0]);
      const right = Math.sign(to[1] - from[1]);
      if (down !== 0 && right !== 0) {
        // Only a step to the next cell can be drawn so; a note names the others.
        if (Math.abs(to[0] - from[0]) !== 2 || Math.abs(to[1] - from[1]) !== 2) continue;
        const corner: Point = [from[0] + down, from[1] + right];
        const stroke = layout.ascii ? (down === right ? "\\" : "/") : down === right ? "╲" : "╱";
        canvas.write(layout.rowOf(corner[0]), layout.columnOf(corner[1]), stroke, { role: by });
        continue;
      }
      // A half cell at a time: out of one place and into the next.
      for (let [row, column] = from; row !== to[0] || column !== to[1]; row += down, column += right) {
        const here = at([row, column], count === 2, by);
        const there = at([row + down, column + right], count === 2, by);
        if (down > 0) here.down = there.up = true;
        if (down < 0) here.up = there.down = true;
        if (right > 0) here.right = there.left = true;
        if (right < 0) here.left = there.right = true;
      }
    }
  }
  for (const [key, arms] of places) writeArms(canvas, layout, [Math.floor(key / across), key % across], arms);
  for (const { points, way, by } of scene.lines) {
    const [start] = points;
    if (way === undefined || way === "line" || start === undefined) continue;
    canvas.write(layout.rowOf(start[0]), layout.columnOf(start[1]), layout.ascii ? "o" : "○", { role: by });
    if (way !== "arrow") continue;
    const [before, end] = points.slice(-2);
    if (before === undefined || end === undefined) continue;
    canvas.write(layout.rowOf(end[0]), layout.columnOf(end[1]), tipCharacter(before, end, layout.ascii), {
      role: by,
    });
  }
}

function tipCharacter(from: Point, to: Point, ascii: boolean): string {
  const down = Math.sign(to[0] - from[0]);
  const right = Math.sign(to[1] - from[1]);
  if (right === 0) return down > 0 ? (ascii ? "v" : "↓") : ascii ? "^" : "↑";
  if (down === 0) return right > 0 ? (ascii ? ">" : "→") : ascii ? "<" : "←";
  if (ascii) return "x";
  return down > 0 ? (right > 0 ? "↘" : "↙") : right > 0 ? "↗" : "↖";
}

function writeArms(canvas: Canvas, layout: Layout, at: Point, arms: Arms): void {
  const [row, column] = at;
  const ink: Ink = { role: arms.by };
  const y = layout.rowOf(row);
  const x = layout.columnOf(column);
  const flat = layout.ascii ? (arms.double ? "=" : "-") : arms.double ? "═" : "─";
  if (row % 2 === 1 && column % 2 === 1) {
    const left = layout.columnOf(column - 1);
    const right = layout.columnOf(column + 1);
    if (arms.left) canvas.write(y, left + 1, flat.repeat(x - left - 1), ink);
    if (arms.right) canvas.write(y, x + 1, flat.repeat(right - x - 1), ink);
    canvas.write(y, x, joint(arms, layout.ascii), ink);
    return;
  }
  // On a border: a thick one that is crossed stays visible.
  const border = canvas.at(y, x);
  const crossed = arms.double ? undefined : border === "┃" ? "╂" : border === "━" ? "┿" : undefined;
  if (crossed !== undefined) canvas.write(y, x, crossed, ink);
  else canvas.write(y, x, arms.left || arms.right ? flat : joint(arms, layout.ascii), ink);
}

function joint({ up, right, down, left, double }: Arms, ascii: boolean): string {
  if (ascii) {
    const flat = left || right;
    if (flat && (up || down)) return "+";
    return flat ? (double ? "=" : "-") : double ? "H" : "|";
  }
  if (double) return doubleCharacter(up, right, down, left);
  return boxCharacter(up ? 1 : 0, right ? 1 : 0, down ? 1 : 0, left ? 1 : 0);
}
