/**
 * `for each group g by line where size(g) > 1: exactly 1 tip in g`, where the rules demand `acyclic line`: every tree has one tip. It is said by
 * an orientation: each line points away from the tip, so a cell that has lines has none that points to it if it is a tip, and exactly one
 * otherwise. A tree of n cells has n - 1 lines; with one line pointing to each cell but the tips, it has n less the number of tips: so
 * it has one. And from one tip the orientation of a tree is that away from it: a function of lines and tips, so counts are true.
 * Without `where size(g) > 1` a lone cell is a tree too, and must be a tip.
 * Cost: a literal a link, one count a cell.
 */
import type { Origin } from "../../ground.js";
import type { Expression, Statement, VariableId } from "../../typed.js";
import { asMembers } from "../members.js";
import { evaluateAnySet, evaluateTruth } from "../narrow.js";
import type { Truth } from "../value.js";
import type { World } from "../world.js";
import { demandsOfLayer } from "./demanded.js";
import { isExactlyOne, sizeAgainst } from "./group-rules.js";
import { holds } from "./labels.js";
import { cellNet } from "./nets.js";

/** True where the statement was this, and the rule is made. */
export function oneInEachTree(world: World, statement: Statement, rule: string | undefined): boolean {
  if (statement.kind !== "for-each" || statement.binders.length !== 1) return false;
  const [binder] = statement.binders;
  const [asserted, ...others] = statement.body;
  if (binder?.kind !== "in" || asserted?.kind !== "assert" || others.length > 0) return false;
  const groups = binder.set;
  if (groups.kind !== "groups" || groups.known || groups.by?.by !== "links") return false;
  const lone = allowsLone(binder.condition, binder.variable);
  const noun = asserted.expression;
  if (lone === undefined || noun.kind !== "quantity" || !isExactlyOne(noun, binder.variable)) return false;
  if (!demandsOfLayer(world, groups.by.layer, ["acyclic", "tree", "path"])) return false;
  const set = evaluateAnySet(world, groups.set);
  if (!asMembers(set).items.every(({ when }) => when === true)) return false;
  world.made.mark("one in each tree", statement.span);
  const net = cellNet(world, set, groups.by, groups);
  const origin: Origin = { span: statement.span, at: [], ...(rule === undefined ? {} : { rule }) };
  const { conditions, made, space } = world;
  const pointing: Truth[][] = net.cells.map(() => []);
  const joined: Truth[][] = net.cells.map(() => []);
  for (const { from, to, joined: line } of net.edges) {
    if (line === false) continue;
    const forward = conditions.auxiliary(
      made.auxiliary({
        domain: [0, 1],
        name: `the line from ${net.name(from)} to ${net.name(to)} leads away from its start`,
        functional: true,
      }),
      [1],
    );
    // Where there is no line, it points nowhere.
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

/** True without a condition, false with `size(g) > 1`; undefined with any other. */
function allowsLone(condition: Expression | undefined, it: VariableId): boolean | undefined {
  if (condition === undefined) return true;
  const compared = sizeAgainst(condition, it);
  if (compared?.other.kind !== "number") return undefined;
  const { operator, other } = compared;
  const excludesOne =
    (operator === ">" && other.value === 1) ||
    (operator === ">=" && other.value === 2) ||
    (operator === "!=" && other.value === 1);
  return excludesOne ? false : undefined;
}
