/** The map of a region layer → its regions, numbered by first appearance in reading order. */
import type { Board } from "../board.js";
import { regionInParts } from "../diagnostics/catalogue/ecp4010-region-in-parts.js";
import { diagnose } from "../diagnostics/diagnostic.js";
import type { DataElements } from "../ground.js";
import type { Sheet } from "./sheet.js";

/** Turns the symbols of the sheet into the numbers of their regions, and warns of regions that are not connected. */
export function numberRegions(board: Board, sheet: Sheet): DataElements {
  const numbers = new Map<string, number>();
  const cells: number[][] = [];
  sheet.values.forEach((value, cell) => {
    if (typeof value !== "string" && typeof value !== "number") return;
    const name = String(value);
    const number = numbers.get(name) ?? numbers.size;
    numbers.set(name, number);
    sheet.values[cell] = number;
    const members = cells[number];
    if (members === undefined) cells.push([cell]);
    else members.push(cell);
  });
  const names = [...numbers.keys()];
  // Of a division that is to be found a map may tell a part: what it leaves open may join the cells of a region.
  const isFound = sheet.layer.role === "find";
  const open = isFound ? board.cells.filter((cell) => sheet.values[cell] === undefined) : [];
  cells.forEach((members, number) => {
    const firsts = partsOf(board, members, open);
    const [, second] = firsts;
    const span = second === undefined ? undefined : sheet.spans[second];
    if (span === undefined) return;
    const related = firsts.flatMap((first, index) => {
      const at = sheet.spans[first];
      return at === undefined || index === 1 ? [] : [{ span: at, message: "another part begins here" }];
    });
    const said = { sort: sheet.layer.name, name: names[number] ?? "", parts: firsts.length, isFound };
    sheet.report(diagnose(regionInParts, span, said, related));
  });
  return { layer: sheet.id, names, cells };
}

/** The first cell of each connected part, in reading order; parts may be joined through open cells. */
function partsOf(board: Board, cells: readonly number[], open: readonly number[]): readonly number[] {
  const left = new Set([...cells, ...open]);
  const firsts: number[] = [];
  for (const cell of cells) {
    if (!left.delete(cell)) continue;
    firsts.push(cell);
    const waiting = [cell];
    for (let from = waiting.pop(); from !== undefined; from = waiting.pop())
      for (const to of board.neighbours(from)) if (left.delete(to)) waiting.push(to);
  }
  return firsts;
}
