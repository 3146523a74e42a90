/**
 * Groups that are to be found: `for each group g of cells where not sea`, `group(x by line)`, `reach(c through S)`.
 *
 * All groups at once are labels (`labels.ts`): an element for each root, with the condition that it is one, and its members. Rules that
 * hold for every group choose the roots: "exactly 1 clue in g" with clues that are known makes the clues roots, and "size(g) = g.clue" says
 * how far from its clue a cell can be; otherwise any cell may be a root, and the first of its group is. The group of one cell is its
 * component (`component.ts`).
 */

import type { RootedGroups } from "../../ground.js";
import type { Span } from "../../text/span.js";
import type { Expression, ExpressionOf } from "../../typed.js";
import { makeFamily } from "../family.js";
import { readIfThere } from "../names/read-layer.js";
import { groupsByRoot } from "../patterns/of-graphs/groups-by-root.js";
import { cluesOfGroups, type GroupClues } from "../patterns/of-graphs/roots-of-groups.js";
import { sizesOfReaches } from "../patterns/of-graphs/sizes-of-reaches.js";
import { sizesOfTrees } from "../patterns/of-graphs/sizes-of-trees.js";
import { straightGroups } from "../patterns/of-graphs/straight-groups.js";
import { admitted, matched } from "../patterns/pattern.js";
import { componentOf } from "../structures/component.js";
import { firstNodes, type Labels, labelComponents, type Roots, rootsHolding } from "../structures/labels.js";
import { type CellNet, cellNet, momentOf } from "../structures/nets.js";
import { nodesWithin } from "../structures/nodes-within.js";
import { sameLabel } from "../structures/same-label.js";
import {
  type AnySet,
  type Element,
  isAnySet,
  isElement,
  isMemberItem,
  isUnknown,
  type Member,
  type Members,
  type Truth,
  type Value,
} from "../value.js";
import { evaluateAnySet } from "../values/evaluate-as.js";
import { asMembers, simplestSet } from "../values/members.js";
import { layerTable, spaceOf } from "../world/reading.js";
import { inSlot, slot } from "../world/slots.js";
import { allLike, type Space } from "../world/space.js";
import type { World } from "../world/world.js";

interface LabelledGroups {
  readonly net: CellNet;
  readonly labels: Labels;
  /** Where each group holds exactly one of them. */
  readonly clues: GroupClues | undefined;
}

/** Explanations are told of groups that are known by their roots. */
export const rootedGroups = slot((): RootedGroups[] => []);

export function labelledGroups(world: World, expression: ExpressionOf<"groups">): LabelledGroups {
  const { auxiliaries } = world;
  const key = `labels ${momentOf(world, expression)} in ${auxiliaries.ids.of(spaceOf(world, expression))}`;
  return auxiliaries.once(key, () => {
    const net = cellNet(world, evaluateAnySet(world, expression.set), expression.by, expression);
    const clues = cluesOfGroups(world, expression, elementsOf(net));
    return { net, labels: labelComponents(world, net, rootsOf(net, clues)), clues };
  });
}

export function groupsToBeFound(world: World, expression: ExpressionOf<"groups">): Members {
  const { auxiliaries } = world;
  const space = spaceOf(world, expression);
  const key = `groups ${momentOf(world, expression)} in ${auxiliaries.ids.of(space)}`;
  return auxiliaries.once(key, () => {
    const { net, labels, clues } = labelledGroups(world, expression);
    const family = makeFamily(world.nextFamilyId(), {
      sort: "group",
      count: net.cells.length,
      name: (root) => `the group of ${net.name(root)}`,
      bySides: joinsNeighbours(net, space),
      first: (root) => (labels.of(root).every(({ node }) => node >= root) ? net.at(root) : undefined),
      members: (root) => ({
        kind: "members",
        ordered: false,
        items: labels.of(root).map(({ node, when }) => ({ item: net.at(node), when })),
      }),
    });
    if (clues !== undefined)
      inSlot(world, rootedGroups).push(rootedAs(family.id, expression.span, net, clues));
    const items = labels.roots.flatMap((root): Member[] => {
      const when = labels.has(root, root);
      return when === false ? [] : [{ item: family.at(root), when }];
    });
    return { kind: "members", ordered: false, items };
  });
}

const rootedAs = (family: number, span: Span, net: CellNet, clues: GroupClues): RootedGroups => ({
  family,
  span,
  nodes: net.cells.map((cell, node) => ({
    name: net.name(node),
    there: net.there[node] ?? false,
    isRoot: clues.isClue(cell),
    size: clues.isClue(cell) ? clues.mostCells(cell) : undefined,
  })),
  edges: net.edges,
});

const joinsNeighbours = ({ edges, cells, at }: CellNet, { board, places }: Space): boolean =>
  edges.every(
    ({ from, to }) =>
      at(from).family === places.cell && board.neighbours(cells[from] ?? 0).includes(cells[to] ?? 0),
  );

function rootsOf(net: CellNet, clues: GroupClues | undefined): Roots {
  if (clues === undefined) return firstNodes(net.cells.length);
  const neighbours: number[][] = net.cells.map(() => []);
  for (const { from, to } of net.edges) {
    neighbours[from]?.push(to);
    neighbours[to]?.push(from);
  }
  const roots = net.cells.flatMap((cell, node) => (clues.isClue(cell) ? [node] : []));
  const isRoot = new Set(roots);
  // The way to a cell leads through no other clue.
  const open = neighbours.map((others) => others.filter((node) => !isRoot.has(node)));
  return rootsHolding(
    new Map(
      roots.map((root) => {
        const most = clues.mostCells(net.cells[root] ?? 0) ?? net.cells.length;
        return [root, nodesWithin(open, root, most - 1)];
      }),
    ),
  );
}

/** Where it is to be found from which cell, as from each that it can be. */
function fromEach(
  { operators }: World,
  start: Value,
  { span }: Expression,
  from: (start: Value) => AnySet,
): AnySet {
  const branches = operators.casesOf(start, span).map(({ value, when }) => ({ when, value: from(value) }));
  return simplest(operators.merged(branches, span));
}

/** Cells with the conditions on which they are in the group of a known cell. */
export function groupToBeFound(world: World, expression: ExpressionOf<"group">, start: Value): AnySet {
  if (isUnknown(start))
    return fromEach(world, start, expression, (one) => groupToBeFound(world, expression, one));
  const space = spaceOf(world, expression);
  if (!isElement(start)) return { kind: "set", items: [], ordered: false };
  const { auxiliaries } = world;
  const { by } = expression;
  if (by.by === "value" && by.value.kind === "layer") {
    const table = layerTable(world, by.value.layer);
    world.remarks.groupOf(expression, table.layer.name, readIfThere(world, table, start) !== undefined);
  }
  const what = by.by === "links" ? `links ${by.layer}` : momentOf(world, by);
  const key = `group by ${what} in ${auxiliaries.ids.of(space)}`;
  const net = auxiliaries.once(`net ${key}`, () => cellNet(world, allLike(space, start), by, expression));
  const members = (): AnySet =>
    auxiliaries.once(`${key} of ${start.index}`, () =>
      component(world, net, start.index, mostCells(world, expression)),
    );
  const node = net.nodeOf.get(start.index);
  const bars = matched(world, straightGroups, expression, net);
  if (bars !== undefined && node !== undefined) {
    const bar = auxiliaries
      .once(`bars ${key}`, () => ({
        from: admitted(world, straightGroups, bars, net, [net.origin]),
      }))
      .from?.(start.index);
    if (bar !== undefined) return bar;
  }
  const rooted = matched(world, groupsByRoot, expression, []);
  if (rooted !== undefined && node !== undefined) {
    const own = auxiliaries.once(`roots ${key}`, () => ({
      from: groupsFromLabels(world, expression, rooted, net),
    }));
    if (own.from !== undefined) return own.from(node);
  }
  const links = matched(world, sizesOfTrees, expression, net);
  if (links === undefined || node === undefined) return members();
  const sizes = (): readonly Value[] =>
    auxiliaries.once(`sizes ${key}`, () => admitted(world, sizesOfTrees, links, net, [net.origin]) ?? []);
  // Of a tree one may ask the size alone; what is in it is found out only if something asks.
  return {
    kind: "members",
    ordered: false,
    get items() {
      return asMembers(members()).items;
    },
    count: () => sizes()[node] ?? 1,
  };
}

/** By node: its group, from the labels of all groups of the same links. Undefined where there are links besides those of the groups. */
function groupsFromLabels(
  world: World,
  asked: ExpressionOf<"group">,
  rooted: ExpressionOf<"groups">,
  net: CellNet,
): ((node: number) => Members) | undefined {
  const groups = admitted(world, groupsByRoot, rooted, elementsOf(net), [asked]);
  if (groups === undefined) return undefined;
  const labelled = labelledGroups(world, groups);
  const there = (node: number): Truth =>
    labelled.net.there[labelled.net.nodeOf.get(net.cells[node] ?? 0) ?? -1] ?? false;
  const isOfGroups = ({ from, to, joined }: CellNet["edges"][number]): boolean =>
    joined === false || [from, to].every((node) => followsFrom(there(node), joined));
  if (!net.edges.every(isOfGroups)) return undefined;
  const same = sameLabel(world, labelled.net, labelled.labels);
  return (node) => {
    const own = labelled.net.nodeOf.get(net.cells[node] ?? 0);
    const inside = (other: number | undefined): Truth => {
      if (other === node) return true;
      const place = other === undefined ? undefined : labelled.net.nodeOf.get(net.cells[other] ?? 0);
      return own === undefined || place === undefined ? false : same(own, place);
    };
    return {
      kind: "members",
      ordered: false,
      get items() {
        return asMembers(
          gathered(
            net,
            net.cells.map((_, other) => inside(other)),
          ),
        ).items;
      },
      holds: ({ index }) => inside(net.nodeOf.get(index)),
    };
  };
}

/** Whether a truth is so wherever the other is, as far as their forms show. */
const followsFrom = (truth: Truth, from: Truth): boolean =>
  truth === true ||
  truth === from ||
  (typeof truth === "object" && truth.kind === "any-of" && truth.parts.some((part) => part === from));

const elementsOf = ({ cells, at }: CellNet): readonly Element[] => cells.map((_, node) => at(node));

/** How many cells it has at most, by a rule about it. */
function mostCells(world: World, asked: ExpressionOf<"group"> | ExpressionOf<"reach">): number | undefined {
  const size = matched(world, sizesOfReaches, asked, undefined);
  return size === undefined
    ? undefined
    : admitted(world, sizesOfReaches, size, undefined, [{ span: asked.span }]);
}

function component(world: World, net: CellNet, cell: number, most: number | undefined): AnySet {
  const start = net.nodeOf.get(cell);
  if (start === undefined) return { kind: "set", items: [], ordered: false };
  return gathered(net, componentOf(world, net, start, most === undefined ? most : most - 1));
}

function gathered(net: CellNet, inside: readonly Truth[]): AnySet {
  const items = inside.flatMap((when, node): Member[] =>
    when === false ? [] : [{ item: net.at(node), when }],
  );
  return simplestSet({ kind: "members", ordered: false, items });
}

/**
 * The cells that can be reached from a cell through a set. The cell itself may be outside the set: then it is where one starts, and is not counted. In the
 * net it is there in any case, so that its neighbours in the set are connected with it. `through` is asked for once for each cell.
 */
export function reachToBeFound(
  world: World,
  expression: ExpressionOf<"reach">,
  start: Value,
  through: () => AnySet,
): AnySet {
  const space = spaceOf(world, expression);
  if (isUnknown(start))
    return fromEach(world, start, expression, (one) => reachToBeFound(world, expression, one, through));
  if (!isElement(start)) return { kind: "set", items: [], ordered: false };
  const { auxiliaries } = world;
  const along = expression.by === undefined ? "" : ` by ${momentOf(world, expression.by)}`;
  const key = `reach ${momentOf(world, expression.through)}${along} of ${start.index} in ${auxiliaries.ids.of(space)}`;
  return auxiliaries.once(key, () => {
    const set = through();
    const others = asMembers(set).items.filter(({ item }) => item !== start);
    const own = set.items.length === others.length ? false : ownCondition(set, start);
    const net = cellNet(
      world,
      { kind: "members", ordered: false, items: [...others, { item: start, when: true }] },
      expression.by,
      expression,
    );
    const node = net.nodeOf.get(start.index) ?? 0;
    // The cell itself is not counted where it is outside.
    const most = mostCells(world, expression);
    const steps = most === undefined || own !== true ? most : most - 1;
    const inside = componentOf(world, net, node, steps).map((truth, i) => (i === node ? own : truth));
    return gathered(net, inside);
  });
}

/** The cells that can be reached from any of these through a set: all of its groups that hold one of them. */
export function reachFromCells(
  world: World,
  expression: ExpressionOf<"reach">,
  from: AnySet,
  through: AnySet,
): AnySet {
  const space = spaceOf(world, expression);
  const { auxiliaries, conditions } = world;
  const key = `reach ${momentOf(world, expression)} in ${auxiliaries.ids.of(space)}`;
  return auxiliaries.once(key, () => {
    const net = cellNet(world, through, expression.by, expression);
    // One starts at a node that is no cell, joined to each of these that is there.
    const start = net.cells.length;
    const edges = [...net.edges];
    for (const { item, when } of asMembers(from).items) {
      const node = isElement(item) ? net.nodeOf.get(item.index) : undefined;
      const joined = node === undefined ? false : conditions.both(net.there[node] ?? false, when);
      if (node !== undefined && joined !== false) edges.push({ from: node, to: start, joined });
    }
    const inside = componentOf(
      world,
      {
        ...net,
        // Two neighbours that are both reached may have two values.
        by: expression.by === undefined ? net.by : "links",
        there: [...net.there, true],
        edges,
        name: (node) => (node === start ? "where one starts" : net.name(node)),
      },
      start,
      mostCells(world, expression),
    );
    return gathered(net, inside.slice(0, start));
  });
}

function ownCondition(through: AnySet, start: Value): Truth {
  for (const each of through.items) {
    const member: Member = isMemberItem(each) ? each : { item: each, when: true };
    if (member.item === start) return member.when;
  }
  return false;
}

function simplest(value: Value): AnySet {
  if (isAnySet(value)) return value;
  return { kind: "set", items: [], ordered: false };
}
