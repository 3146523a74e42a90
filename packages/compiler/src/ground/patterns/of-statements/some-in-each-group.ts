/**
 * `for each group g of cells with shaded: some(c is border for c in g)`, `… by line: at least 1 tip in g`: each group holds a cell of some kind, known or
 * to be found. One starts outside the graph, and enters it at any such cell: the graph with that start is connected.
 *
 * Cost: one connectedness, with an edge for each cell that may be of that kind; expanded, a label for each pair of cells, and a connectedness a cell.
 */
import { onlySet } from "../../../check/walks/of-one.js";
import type { Edge, Vertex } from "../../../condition.js";
import { isPartItself } from "../../../normalize/is-variable.js";
import { saidOfGroups } from "../../../normalize/readings/of-groups.js";
import type { RuleFacts } from "../../../normalize/rule-facts.js";
import type { Aggregate, Expression, ExpressionOf, Statement, VariableId } from "../../../typed.js";
import { demandConnected } from "../../structures/labels.js";
import { cellNet } from "../../structures/nets.js";
import type { Truth } from "../../value.js";
import { evaluateAnySet, evaluateTruth } from "../../values/evaluate-as.js";
import type { World } from "../../world/world.js";
import type { StatementPattern } from "../pattern.js";

interface Found {
  readonly statement: Statement;
  readonly groups: ExpressionOf<"groups">;
  readonly kinds: readonly Kind[];
}

/** The elements of a group for which all of this holds, of which there is at least one. */
interface Kind {
  readonly element: VariableId;
  readonly conditions: readonly Expression[];
}

export const someInEachGroup: StatementPattern<Found> = {
  name: "some in each group",
  role: "replace",
  phase: "statements",
  makes: "one connectedness, from outside in at the cells that each group has one of",
  counts: "it speaks of the layers alone, and adds no variable",
  match(facts, statement) {
    const said = saidOfGroups(statement);
    if (said === undefined) return undefined;
    const kinds = said.parts.flatMap((part) => kindHeld(facts, part, said.it) ?? []);
    return kinds.length === said.parts.length ? { statement, groups: said.groups, kinds } : undefined;
  },
  admit(world, { statement, groups, kinds }, rule) {
    const net = cellNet(world, evaluateAnySet(world, groups.set), groups.by, groups);
    const origin = { span: statement.span, at: [], ...rule };
    // Cells that no value divides are joined wherever both are there.
    const joined: readonly Edge[] = net.edges.flatMap(({ from, to, joined }) =>
      joined === false ? [] : [{ from, to, when: groups.by === undefined ? true : joined }],
    );
    for (const kind of kinds) {
      const vertices: Vertex[] = [...net.there, true].flatMap((when) => (when === false ? [] : [{ when }]));
      const edges = [...joined];
      const outside = net.cells.length;
      net.there.forEach((there, node) => {
        world.bindings[kind.element] = net.at(node);
        const entry = world.conditions.both(there, holdsAll(world, kind.conditions));
        if (entry === false) return;
        if (entry === there) edges.push({ from: outside, to: node, when: true });
        else {
          // A vertex of its own, so that a graph of vertices stays one.
          const door = vertices.push({ when: entry }) - 1;
          edges.push({ from: outside, to: door, when: true }, { from: door, to: node, when: true });
        }
      });
      demandConnected(world, { ...net, origin }, vertices, edges);
    }
    return true;
  },
};

/** `some(K for x in g)`, or `at least 1 K in g`, where K does not depend on the group. */
function kindHeld(facts: RuleFacts, part: Expression, it: VariableId): Kind | undefined {
  const kind =
    part.kind === "aggregate"
      ? ofSome(part, it)
      : part.kind === "quantity"
        ? ofAtLeastOne(part, it)
        : undefined;
  return kind?.conditions.some((condition) => facts.reads(condition, it)) ? undefined : kind;
}

function ofSome({ aggregate, binders, condition, body }: Aggregate, it: VariableId): Kind | undefined {
  const head = onlySet(binders);
  if (aggregate !== "some" || head === undefined || body === undefined) return undefined;
  if (!isPartItself(head.set, it)) return undefined;
  return {
    element: head.variable,
    conditions: [head.condition, condition, body].filter((each) => each !== undefined),
  };
}

function ofAtLeastOne(
  { bound, amounts, ofEach, set, variable, condition }: ExpressionOf<"quantity">,
  it: VariableId,
): Kind | undefined {
  const [amount, ...more] = amounts;
  if (bound !== "at least" || ofEach !== undefined || more.length > 0 || !isPartItself(set, it))
    return undefined;
  return amount?.from.kind === "number" && amount.from.value === 1
    ? { element: variable, conditions: [condition] }
    : undefined;
}

function holdsAll(world: World, conditions: readonly Expression[]): Truth {
  let all: Truth = true;
  for (const condition of conditions) {
    // Each condition guards those behind it.
    if (all === false) return false;
    all = world.conditions.both(all, evaluateTruth(world, condition));
  }
  return all;
}
