/** Elements other than cells and sets of cells: lines, links, edges, corners, directions, regions, paths, pieces, symbols. */
import {
  area,
  corner,
  direction,
  domino,
  edge,
  edges,
  line,
  link,
  links,
  mark,
  move,
  room,
  type Sort,
  sign,
  type Tree,
  thermo,
} from "./tree.js";
import { type Forms, type Scope, type Writer, within } from "./writer.js";

const near = (w: Writer, scope: Scope, depth: number): Tree => w.of("cell", scope, Math.min(depth, 1));

export const elements: Partial<Record<Sort, Forms>> = {
  line: (w, scope, depth) => [{ make: () => line`${near(w, scope, depth)}${w.one([".row", ".column"])}` }],
  link: (w, scope, depth) => [
    { make: () => link`${near(w, scope, depth)}.link(${w.one(["right", "down", "left", "up"])})` },
    { make: () => link`r1c1.link(${w.cells.includes("r1c2") ? "right" : "down"})` },
  ],
  links: (w, scope, depth) => [
    { make: () => links`links` },
    { weight: 3, make: () => links`${near(w, scope, depth)}.links` },
    { needs: "line", weight: 3, make: () => links`(links with line)` },
    { needs: "bar", make: () => links`(links with bar)` },
    { make: () => links`(${w.of("cells", scope, depth)}).exits` },
    {
      make: () => {
        const [a, b] = [w.name(), w.name()];
        return links`(links (${a}, ${b}) where ${w.of("truth", within(scope, "cell", a, b), depth)})`;
      },
    },
  ],
  edge: (w, scope, depth) => [
    { make: () => edge`${near(w, scope, depth)}.edge(${w.one(["right", "down", "left", "up"])})` },
  ],
  edges: (w, scope, depth) => [
    { make: () => edges`edges` },
    { weight: 4, make: () => edges`${near(w, scope, depth)}.edges` },
  ],
  corner: (w, scope, depth) => [
    {
      make: () =>
        corner`${near(w, scope, depth)}.corner(${w.one(["up", "down"])}, ${w.one(["left", "right"])})`,
    },
  ],
  direction: (w, scope, depth) => [
    { weight: 4, make: () => direction`${w.one(["up", "right", "down", "left"])}` },
    { needs: "tip", weight: 4, make: () => direction`${near(w, scope, depth)}.tip` },
    {
      needs: "arrow",
      weight: 4,
      make: () => {
        const at = near(w, scope, depth);
        return direction`(if ${at} has arrow then ${at}.arrow else up)`;
      },
    },
    { weight: 1, make: () => direction`${w.of("direction", scope, depth - 1)}.opposite` },
  ],
  room: (w, scope, depth) => [{ make: () => room`${near(w, scope, depth)}.room` }],
  area: (w, scope, depth) => [{ make: () => area`${near(w, scope, depth)}.area` }],
  thermo: () => [{ make: () => thermo`(the (thermos))` }],
  domino: (w, scope, depth) => [{ make: () => domino`${near(w, scope, depth)}.domino` }],
  move: (w, scope, depth) => [{ make: () => move`${near(w, scope, depth)}.move` }],
  mark: (w) => [{ make: () => mark`${w.one(["moon", "sun"])}` }],
  sign: (w, scope, depth) => [
    { make: () => sign`${w.one(["p", "q"])}` },
    { make: () => sign`${near(w, scope, depth)}.sign` },
  ],
};
