/** Elements and values as they are called in names of options and in messages. */
import { type CellSets, directionNames, sideName } from "@ecp/compiler/reading";
import { type Element, isElement, keyOf, type Value } from "./value.js";
import type { World } from "./world.js";

/** `r3c5`, `row 2`, `r1c1-r1c2`, `room a`. */
export function elementName(world: World, element: Element): string {
  const { board, puzzle, elements } = world;
  const { sort, index } = element;
  const [kind = ""] = sort.split(" ");
  if (board === undefined) return `#${index + 1}`;
  switch (kind) {
    case "cell":
      return board.cellName(index);
    case "line":
      return board.lines.line.name(index);
    case "link":
      return board.linkName(index);
    case "edge":
      return board.edgeName(index);
    case "corner":
      return board.cornerName(index);
    case "wedge":
      return sideName(board, index);
    case "direction":
      return directionNames[index] ?? "";
    case "diagonal":
      return nameByKey(board.diagonals("both", false), element);
    case "layer": {
      const id = puzzle.layers.findIndex((_, at) => sort === `layer ${at}`);
      const name = [...elements].find(([layer]) => layer === id)?.[1].names[index];
      return `${puzzle.layers[id]?.name} ${name ?? cellNames(world, element.cells ?? [])}`;
    }
    default:
      return `${kind} ${cellNames(world, element.cells ?? [])}`;
  }
}

const nameByKey = ({ keys = [], name }: CellSets, { key = "", index }: Element): string => {
  const at = keys.indexOf(key);
  return name(at < 0 ? index : at);
};

const cellNames = ({ board }: World, cells: readonly number[]): string =>
  cells.map((cell) => board?.cellName(cell) ?? `${cell}`).join(" ");

/** As a person would write it. */
export function valueName(world: World, value: Value): string {
  if (typeof value === "boolean") return value ? "yes" : "no";
  if (typeof value !== "object") return `${value}`;
  if (isElement(value)) return elementName(world, value);
  if (value.kind === "set" || value.kind === "list" || value.kind === "bag")
    return value.items.map((item) => valueName(world, item)).join(" ");
  return keyOf(value);
}
