/**
 * `for each cells x, y with number: y in group(x by line) implies x.number = y.number`: some known cells must not hang together. Where the cells fall
 * into classes, those of one class free to hang together and all others forbidden, one label a cell says it: the class of the cells that
 * it hangs together with, or none; joined cells have equal labels, and the cells of a class have theirs. A label is written in bits, each a truth of its
 * own, and none is all zeros.
 *
 * That is sound and complete: joined cells of two classes would have two labels; and if no two classes hang together, each component takes
 * the label of its class. The label of a cell that hangs together with none of the classes may be any; cells that are joined to nothing have
 * none; so labels are existential in general, and said to be.
 * Cost: two clauses for each pair of neighbours and bit. Without it each cell spoken of would need a component of its own with
 * connectedness (*measured*: 10 x 10 lines of eight pairs, seconds against some hundredths). Labels as items with a value for each class take as
 * many conflicts, with two to five times as many literals set on the way, and three times as many rows.
 */

import { partsOf } from "../../check/parts.js";
import type { AuxiliaryId } from "../../condition.js";
import type { Origin } from "../../ground.js";
import { type Clause, clauseOf } from "../../normalize/clause.js";
import type { Expression, LayerId, Statement } from "../../typed.js";
import { forEachBinding } from "../binders.js";
import { evaluateTruth } from "../narrow.js";
import type { Truth } from "../value.js";
import { spaceOf, type World } from "../world.js";
import { holdsOneOf } from "./labels.js";
import { type CellNet, cellNet } from "./nets.js";
import { speaksOfFound } from "./speaks-of-found.js";

type Of<Kind extends Expression["kind"]> = Extract<Expression, { kind: Kind }>;

/** Cells that must not hang together with those of other classes. What is made of it is decided when all rules are there. */
export interface Separation {
  readonly net: CellNet;
  /** By cell. */
  readonly classes: ReadonlyMap<number, number>;
  /** The layer of links that joins them, if it is one. */
  readonly links?: LayerId;
  readonly origin: Origin;
}

/** True where the statement was this, and is kept for later. */
export function keepsApart(world: World, statement: Statement, rule: string | undefined): boolean {
  const clause = clauseOf(statement, (expression) => speaksOfFound(world, expression));
  const membership = clause === undefined ? undefined : onlyMembership(clause.said);
  if (clause === undefined || membership === undefined || !isKnown(world, clause)) return false;
  const group = membership.set;
  if (group.kind !== "group" || group.known || readsOuter(group)) return false;
  const pairs = forbiddenPairs(world, clause, membership, group);
  if (pairs === undefined) return false;
  const classes = classesOf(pairs);
  if (classes === undefined) return false;
  world.made.mark("kept apart", statement.span);
  const origin: Origin = { span: statement.span, at: [], ...(rule === undefined ? {} : { rule }) };
  const net = cellNet(world, spaceOf(world, group).all.cell(), group.by, group);
  world.made.separations.push({
    net,
    classes,
    origin,
    ...(group.by.by === "links" ? { links: group.by.layer } : {}),
  });
  return true;
}

/** The one `y in group(x …)` that the expression is about. */
function onlyMembership(expression: Expression): Of<"member-of"> | undefined {
  const found: Of<"member-of">[] = [];
  const walk = (part: Expression): void => {
    if (part.kind === "member-of" && part.set.kind === "group") {
      found.push(part);
      return;
    }
    if (part.kind === "not" || part.kind === "logic") for (const each of partsOf(part)) walk(each);
  };
  walk(expression);
  return found.length === 1 ? found[0] : undefined;
}

const isKnown = (world: World, { heads }: Clause): boolean =>
  heads.every(
    (binder) =>
      binder.kind === "in" &&
      !speaksOfFound(world, binder.set) &&
      (binder.condition === undefined || !speaksOfFound(world, binder.condition)),
  );

/** What hangs together must not depend on the heads. */
const readsOuter = (group: Of<"group">): boolean =>
  group.by.by === "value" && readsOther(group.by.value, group.by.variable);

function readsOther(expression: Expression, own: number): boolean {
  if (expression.kind === "variable") return expression.variable !== own;
  return partsOf(expression).some((part) => readsOther(part, own));
}

interface Pairs {
  readonly cells: readonly number[];
  readonly apart: ReadonlySet<string>;
}

const pairKey = (a: number, b: number): string => (a < b ? `${a} ${b}` : `${b} ${a}`);

/** Undefined where the statement says more than that some pairs do not hang together. */
function forbiddenPairs(
  world: World,
  { heads, said }: Clause,
  membership: Of<"member-of">,
  group: Of<"group">,
): Pairs | undefined {
  const cells = new Set<number>();
  const apart = new Set<string>();
  let fits = true;
  forEachBinding(world, heads, undefined, (guard) => {
    const [x, y] = [world.evaluate(world, group.cell), world.evaluate(world, membership.element)];
    if (typeof x !== "object" || typeof y !== "object" || x.kind !== "element" || y.kind !== "element") {
      fits = false;
      return;
    }
    const without = valueWith(world, said, membership, false);
    const together = valueWith(world, said, membership, true);
    if (guard !== true || without !== true || typeof together !== "boolean") fits = false;
    cells.add(x.index);
    cells.add(y.index);
    if (together === false) apart.add(pairKey(x.index, y.index));
  });
  return fits ? { cells: [...cells].sort((a, b) => a - b), apart } : undefined;
}

/** What the expression is if the membership is yes, or no. */
function valueWith(
  world: World,
  expression: Expression,
  membership: Expression,
  value: boolean,
): Truth | undefined {
  if (expression === membership) return value;
  switch (expression.kind) {
    case "not": {
      const inner = valueWith(world, expression.operand, membership, value);
      return typeof inner === "boolean" ? !inner : undefined;
    }
    case "logic": {
      const left = valueWith(world, expression.left, membership, value);
      // What stands left guards what stands right.
      if (left === false)
        return expression.operator === "implies"
          ? true
          : expression.operator === "and"
            ? false
            : valueWith(world, expression.right, membership, value);
      if (left === true && expression.operator === "or") return true;
      const right = valueWith(world, expression.right, membership, value);
      return left === true ? right : undefined;
    }
    default:
      return speaksOfFound(world, expression) ? undefined : evaluateTruth(world, expression);
  }
}

/** By cell its class: cells are of one class if they may hang together. Undefined where that makes no classes. */
function classesOf({ cells, apart }: Pairs): ReadonlyMap<number, number> | undefined {
  const classes = new Map<number, number>();
  const first: number[] = [];
  for (const cell of cells) {
    let own = first.findIndex((other) => !apart.has(pairKey(cell, other)));
    if (own < 0) own = first.push(cell) - 1;
    classes.set(cell, own);
  }
  // No cell is kept apart from itself: of two heads both may name one cell, and then there is no answer.
  for (const a of cells)
    for (const b of cells)
      if (a <= b && apart.has(pairKey(a, b)) === (classes.get(a) === classes.get(b))) return undefined;
  return first.length > 1 ? classes : undefined;
}

export function labelSeparation(
  world: World,
  { net, classes, origin }: Separation,
  functional: boolean,
): void {
  const { made, conditions } = world;
  const count = new Set(classes.values()).size;
  const bits = Array.from({ length: Math.ceil(Math.log2(count + 1)) }, (_, bit) => bit);
  const labels = net.cells.map((cell, node): readonly AuxiliaryId[] =>
    classes.has(cell)
      ? []
      : bits.map((bit) =>
          made.auxiliary({
            domain: [0, 1],
            name: `whom ${net.name(node)} hangs together with, ${bit}`,
            functional,
          }),
        ),
  );
  const label = (node: number, bit: number): Truth => {
    const one = classes.get(net.cells[node] ?? -1);
    if (one !== undefined) return (((one + 1) >> bit) & 1) === 1;
    const auxiliary = labels[node]?.[bit];
    return auxiliary !== undefined && conditions.auxiliary(auxiliary, [1]);
  };
  const beside: Truth[][] = net.cells.map(() => []);
  for (const { from, to, joined } of net.edges) {
    beside[from]?.push(joined);
    beside[to]?.push(joined);
    const apart = conditions.not(joined);
    for (const bit of bits) {
      const [a, b] = [label(from, bit), label(to, bit)];
      if (a === b) continue;
      holdsOneOf(world, [apart, conditions.not(a), b], origin);
      holdsOneOf(world, [apart, a, conditions.not(b)], origin);
    }
  }
  labels.forEach((own, node) => {
    for (const bit of own.keys())
      holdsOneOf(world, [conditions.not(label(node, bit)), ...(beside[node] ?? [])], origin);
  });
}
