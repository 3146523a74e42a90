/**
 * `for each group g by line where size(g) >= 2: exactly 1 tip in g`, where the rules demand `acyclic line`: every tree has one tip. It is said by
 * an orientation: each line points away from the tip, so a cell that has lines has none that points to it if it is a tip, and exactly one
 * otherwise. A tree of n cells has n - 1 lines; with one line pointing to each cell but the tips, it has n less the number of tips: so
 * it has one. And from one tip the orientation of a tree is that away from it: a function of lines and tips, so counts are true.
 * Without `where size(g) >= 2` a lone cell is a tree too, and must be a tip.
 * Cost: a literal a link, one count a cell.
 */
import { onlyAssertion, onlySet } from "../../../check/walks/of-one.js";
import type { Origin } from "../../../ground.js";
import { isExactlyOne, sizeAgainst } from "../../../normalize/readings/amounts.js";
import type { Expression, ExpressionOf, GroupBy, Statement, VariableId } from "../../../typed.js";
import { cellNet } from "../../structures/nets.js";
import type { Truth } from "../../value.js";
import { evaluateAnySet, evaluateTruth } from "../../values/evaluate-as.js";
import { asMembers } from "../../values/members.js";
import { holds, newTruth } from "../../world/definitions.js";
import type { World } from "../../world/world.js";
import type { PatternRule, StatementPattern } from "../pattern.js";

interface Found {
  readonly statement: Statement;
  readonly groups: ExpressionOf<"groups">;
  readonly by: LinkGroups;
  readonly noun: ExpressionOf<"quantity">;
  /** Whether a lone cell is a tree too. */
  readonly lone: boolean;
}

type LinkGroups = Extract<GroupBy, { by: "links" }>;

export const oneInEachTree: StatementPattern<Found> = {
  name: "one in each tree",
  role: "replace",
  phase: "statements",
  makes: "each line points away from the one of its tree",
  counts: "the lines of a tree have one direction each that leads away from its one tip",
  match(facts, statement) {
    if (statement.kind !== "for-each") return undefined;
    const head = onlySet(statement.binders);
    const asserted = onlyAssertion(statement.body);
    if (head === undefined || asserted === undefined) return undefined;
    const { set: groups, variable, condition } = head;
    if (groups.kind !== "groups" || groups.known || groups.by?.by !== "links") return undefined;
    const lone = allowsLone(condition, variable);
    const noun = asserted.expression;
    if (lone === undefined || noun.kind !== "quantity" || !isExactlyOne(facts, noun, variable))
      return undefined;
    return facts.demandsForest(groups.by.layer)
      ? { statement, groups, by: groups.by, noun, lone }
      : undefined;
  },
  admit: orientation,
};

function orientation(
  world: World,
  { statement, groups, by, noun, lone }: Found,
  rule: PatternRule,
): true | undefined {
  const set = evaluateAnySet(world, groups.set);
  if (!asMembers(set).items.every(({ when }) => when === true)) return undefined;
  const net = cellNet(world, set, by, groups);
  const origin: Origin = { span: statement.span, at: [], ...rule };
  const { conditions, space } = world;
  const pointing: Truth[][] = net.cells.map(() => []);
  const joined: Truth[][] = net.cells.map(() => []);
  for (const { from, to, joined: line } of net.edges) {
    if (line === false) continue;
    const forward = newTruth(
      world,
      `the line from ${net.name(from)} to ${net.name(to)} leads away from its start`,
    );
    // If there is no line, it points nowhere.
    holds(world, conditions.implies(forward, line), origin);
    pointing[to]?.push(forward);
    pointing[from]?.push(conditions.both(line, conditions.not(forward)));
    joined[from]?.push(line);
    joined[to]?.push(line);
  }
  net.cells.forEach((cell, node) => {
    world.bindings[noun.variable] = space?.places.cell.at(cell);
    const isTip = evaluateTruth(world, noun.condition);
    const here = pointing[node] ?? [];
    const ends = conditions.anyOf(joined[node] ?? []);
    const nothing = conditions.counted(here, [[0, 0]]);
    const one = conditions.counted(here, [[1, 1]]);
    holds(world, conditions.implies(isTip, nothing), origin);
    holds(
      world,
      lone ? conditions.either(isTip, one) : conditions.anyOf([isTip, one, conditions.not(ends)]),
      origin,
    );
  });
  return true;
}

/** True without a condition, false with `size(g) >= 2`; undefined with any other. */
function allowsLone(condition: Expression | undefined, it: VariableId): boolean | undefined {
  if (condition === undefined) return true;
  const compared = sizeAgainst(condition, it);
  return compared?.operator === ">=" && compared.other.kind === "number" && compared.other.value === 2
    ? false
    : undefined;
}
