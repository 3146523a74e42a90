/** The tables of forms for expressions of each sort. */
import type { Sort } from "../meaning/values.js";
import type { Node } from "../meaning/world.js";
import {
  body,
  cells as cell,
  column,
  corner,
  direction,
  edge,
  link,
  literal,
  path,
  row,
} from "./elements/cells.js";
import { setsOfParts } from "./elements/part-relations.js";
import { literalNumber, literalTruth } from "./elements/reading.js";
import { wedge, wedges } from "./elements/wedges.js";
import { type Forms, type Maker, type Scope, Unmade } from "./maker.js";
import { lists } from "./numbers/lists.js";
import { numbers } from "./numbers/numbers.js";
import { canBeSaid } from "./of-the-board.js";
import { families } from "./sets/families.js";
import { ordered } from "./sets/ordered.js";
import { allCells } from "./sets/set-forms.js";
import { cells } from "./sets/sets.js";
import { corners, edges, links } from "./sets/sets-between.js";
import { statements } from "./statements.js";
import { truths } from "./truths/truths.js";

const none: Forms<never> = () => [];

const forms: { readonly [S in Sort]: Forms<S> } = {
  truth: truths,
  number: numbers,
  perhaps: none,
  symbol: none,
  direction,
  cell,
  cells,
  ordered,
  row,
  column,
  link,
  links: (m, scope, depth) => [...links(m, scope, depth), ...setsOfParts(m, scope, depth, "link")],
  edge,
  edges: (m, scope, depth) => [...edges(m, scope, depth), ...setsOfParts(m, scope, depth, "edge")],
  corner,
  corners: (m, scope, depth) => [...corners(m, scope, depth), ...setsOfParts(m, scope, depth, "corner")],
  wedge,
  wedges: (m, scope, depth) => [...wedges(m, scope, depth), ...setsOfParts(m, scope, depth, "wedge")],
  body,
  path,
  family: families,
  list: lists,
  shape: none,
  statement: statements,
};

const askedAgain: ReadonlySet<Sort> = new Set<Sort>(["truth", "number", "cells", "ordered", "links"]);

export function make<S extends Sort>(m: Maker, sort: S, scope: Scope, depth: number): Node<S> {
  for (let tries = 0; tries < 10; tries++) {
    const available = forms[sort](m, scope, depth).filter(({ weight = 1 }) => weight > 0);
    if (available.length === 0) break;
    const node = attempt(() => m.random.weighted(available).make());
    // Mistakes show where values depend on the answer: of other forms a part is enough.
    if (
      node !== undefined &&
      canBeSaid(m.board, node) &&
      (node.found || !askedAgain.has(sort) || tries >= 2 || m.random.oneIn(3))
    )
      return node as Node<S>;
  }
  switch (sort) {
    case "truth":
      return literalTruth(true) as Node<S>;
    case "number":
      return literalNumber(1) as Node<S>;
    case "cell":
      return literal(m, scope) as Node<S>;
    case "cells":
      return allCells() as Node<S>;
    default:
      throw new Unmade(sort);
  }
}

/** Undefined where a part of it cannot be made here. */
function attempt<S extends Sort>(form: () => Node<S> | undefined): Node<S> | undefined {
  try {
    return form();
  } catch (thrown) {
    if (thrown instanceof Unmade) return undefined;
    throw thrown;
  }
}
