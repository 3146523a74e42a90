/** `c.link(d)`, which may not be there: then a layer on links is no, 0 or `none` of it (L3). */
import { compose, type Node } from "../../meaning/world.js";
import type { Maker, Scope } from "../maker.js";

export function linkTowards(m: Maker, scope: Scope): Node<"link"> | undefined {
  const [cell, way] = [m.make("cell", scope, 0), m.make("direction", scope, 0)];
  // A link lacks a value if its cell or direction is absent.
  if (!cell.sure || cell.found || !way.sure) return undefined;
  return compose(
    "link",
    "link in a direction",
    [cell, way],
    (at, to) => `${at}.link(${to})`,
    (at, to) => (world) => {
      const [from, direction] = [at(world), to(world)];
      return from === undefined || typeof direction !== "number"
        ? undefined
        : world.board.linkOf(from, direction as 0 | 1 | 2 | 3);
    },
    { loose: true, sure: true },
  );
}
