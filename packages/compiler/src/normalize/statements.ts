/** Statements in normal form: one head, with all its conditions together, over one statement. */
import { conjunction } from "../check/logic/logic.js";
import { conjuncts } from "../check/walks/conjuncts.js";
import type { Assertion, Binder, Expression, ForEachStatement, Statement } from "../typed.js";
import { type LawContext, takeAsPart } from "./context.js";
import { normalExpression } from "./expressions.js";
import { readsGroup } from "./known-of-parts.js";
import { bothBoundsSaid } from "./laws/both-bounds.js";
import { openedBinders } from "./laws/filtered-heads.js";
import { cellsOfRegionOf } from "./laws/membership.js";
import { pathByEnds } from "./laws/of-rules/path-by-ends.js";
import { treeByLinks } from "./laws/of-rules/tree-by-links.js";
import { groupsOfValue } from "./laws/of-sets/groups-of-value.js";
import { eachJoined } from "./laws/of-sets/joined-by-links.js";
import { reachedInItsOwn } from "./laws/of-sets/reached-in-its-own.js";
import { rectanglesByWindows } from "./laws/of-sets/rectangles-by-windows.js";
import { saidOfItself } from "./laws/of-sets/said-of-itself.js";
import { amountOrNone } from "./laws/of-statements/amount-or-none.js";
import { atTheOnePlace } from "./laws/of-statements/at-the-one-place.js";
import { boundsOfOneHead } from "./laws/of-statements/bounds-of-one-head.js";
import { cellsOfNumbers } from "./laws/of-statements/cells-of-numbers.js";
import { cellsOfParts } from "./laws/of-statements/cells-of-parts.js";
import { differentLists } from "./laws/of-statements/different-lists.js";
import { eachTwo } from "./laws/of-statements/each-two.js";
import { groupsOfEachValue } from "./laws/of-statements/groups-of-each-value.js";
import { guardAsCase } from "./laws/of-statements/guard-as-case.js";
import { headsInParts } from "./laws/of-statements/heads-in-parts.js";
import { ofOnePart } from "./laws/of-statements/of-one-part.js";
import { oneHead } from "./laws/of-statements/one-head.js";
import { onlyItself } from "./laws/of-statements/only-itself.js";
import { pairsInPart } from "./laws/of-statements/pairs-in-part.js";
import { pairsOfLinks } from "./laws/of-statements/pairs-of-links.js";
import { pathsByStart } from "./laws/of-statements/paths-by-start.js";
import { placeAmongThose } from "./laws/of-statements/place-among-those.js";
import { saidOfEach } from "./laws/of-statements/said-of-each.js";
import { saidOfThePart } from "./laws/of-statements/said-of-the-part.js";
import { stepsBothWays } from "./laws/of-statements/steps-both-ways.js";
import { unreadHeads } from "./laws/of-statements/unread-heads.js";
import { valuesAhead } from "./laws/of-statements/values-ahead.js";
import { boundValues } from "./laws/of-values/bound-values.js";
import { eachInOneGroup } from "./laws/one-group.js";
import { sidesSaid } from "./laws/sides.js";
import { mapBinders, mapEach, withFields } from "./map-parts.js";
import { runsOverStructure } from "./structures.js";

export const normalStatements = (
  context: LawContext,
  statements: readonly Statement[],
): readonly Statement[] =>
  ofSeveral.reduce<readonly Statement[]>(
    (lines, law) => law(context, lines),
    statements.flatMap((statement) => normalStatement(context, statement)),
  );

/** Laws that make fewer rules of several. */
const ofSeveral: readonly ((context: LawContext, lines: readonly Statement[]) => readonly Statement[])[] = [
  boundsOfOneHead,
  treeByLinks,
  pathByEnds,
];

function normalStatement(context: LawContext, statement: Statement): readonly Statement[] {
  const body = (statements: readonly Statement[], within = context): readonly Statement[] => {
    const normal = normalStatements(within, statements);
    return normal.length === statements.length && normal.every((each, place) => each === statements[place])
      ? statements
      : normal;
  };
  switch (statement.kind) {
    case "rule":
      return [withFields(statement, { body: body(statement.body) })];
    case "for-each": {
      const binders = normalBinders(context, statement.binders);
      const whole = withFields(statement, {
        binders,
        body: sidesSaid(context, bothBoundsSaid(context, binders, body(statement.body))),
      });
      const ofOthers = onlyItself(context, whole);
      if (ofOthers !== whole) return normalStatement(context, ofOthers);
      const heads = headsApart(context, whole);
      return heads.flatMap((head) => (head.kind === "for-each" ? saidOfWhole(context, head) : [head]));
    }
    case "if":
      return [
        withFields(statement, {
          branches: mapEach(statement.branches, (branch) =>
            withFields(branch, {
              condition: normalExpression(context, branch.condition),
              body: body(branch.body),
            }),
          ),
          otherwise: body(statement.otherwise),
        }),
      ];
    case "inside":
      return [
        withFields(statement, {
          set: normalExpression(context, statement.set),
          body: body(statement.body, { ...context, isInside: true }),
        }),
      ];
    case "assert": {
      const normal = withFields(statement, { expression: normalExpression(context, statement.expression) });
      const [first, second] = bothSaid(context, normal);
      if (second !== undefined) return [first, second].flatMap((each) => normalStatement(context, each));
      const placed = atTheOnePlace(context, normal.expression);
      if (placed !== undefined) return normalStatement(context, { ...normal, expression: placed });
      const each = saidOfEach(context, normal) ?? differentLists(context, normal);
      return each === undefined ? [normal] : normalStatement(context, each);
    }
    default:
      return statement satisfies never;
  }
}

/** Conditions on cells become conditions on the thing that they are cells of; on each two, of the set. */
function saidOfWhole(context: LawContext, given: ForEachStatement): readonly Statement[] {
  const ofValues = boundValues(context, given);
  if (ofValues !== given) return normalStatement(context, ofValues);
  const one = saidOfItself(
    context,
    withFields(given, { binders: mapEach(given.binders, (binder) => ofValue(context, binder)) }),
  );
  const head = guardAsCase(
    context,
    amountOrNone(
      context,
      unreadHeads(
        context,
        placeAmongThose(
          context,
          groupsOfEachValue(
            context,
            withFields(one, { body: bothBoundsSaid(context, one.binders, one.body) }),
          ),
        ),
      ),
    ),
  );
  const ofParts = reachedInItsOwn(
    context,
    pathsByStart(
      context,
      saidOfThePart(context, cellsOfParts(context, pairsInPart(context, headsInParts(context, head)))),
    ),
  );
  const ofLinks = rectanglesByWindows(context, stepsBothWays(context, pairsOfLinks(context, ofParts)));
  if (ofLinks !== ofParts) return [ofLinks];
  const [whole, ...others] = ofOnePart(context, ofParts);
  if (whole !== ofParts && whole !== undefined) return [whole, ...others];
  return [
    eachJoined(
      context,
      eachInOneGroup(context, eachTwo(context, valuesAhead(context, cellsOfNumbers(context, ofParts)))),
    ),
  ];
}

/** A condition may have come from a line below the head: `if g.first is s: …` */
function ofValue(context: LawContext, binder: Binder): Binder {
  const groups = groupsOfValue(context, binder);
  if (groups !== binder && groups.kind === "in") takeAsPart(context, groups.variable, groups.set);
  return groups;
}

/** Each head is joined with one in it, also where it stands alone only after the lines of groups are taken apart. */
function headsApart(context: LawContext, statement: ForEachStatement): readonly Statement[] {
  return oneHead(context, statement).flatMap((head) => {
    const parts = groupsApart(head);
    return parts.length === 1
      ? parts
      : parts.flatMap((part) => (part.kind === "for-each" ? headsApart(context, part) : [part]));
  });
}

/** Under one head stands one line of the groups of cells, or lines of the cells themselves: laws are about one or the other. */
function groupsApart(statement: Statement): readonly Statement[] {
  if (statement.kind !== "for-each") return [statement];
  const ofGroups = (line: Statement): boolean => line.kind === "assert" && readsGroup(line.expression);
  const [apart, others] = [statement.body.filter(ofGroups), statement.body.filter((line) => !ofGroups(line))];
  if (apart.length === 0 || statement.body.length === 1) return [statement];
  return [
    ...(others.length === 0 ? [] : [{ ...statement, body: others }]),
    ...apart.map((line) => ({ ...statement, body: [line] })),
  ];
}

/**
 * A property of a graph, of a group, or of all groups, beside something else is said by itself where neither guards the other: both are said in any
 * case.
 */
function bothSaid(context: LawContext, statement: Assertion): readonly [Assertion, Assertion?] {
  const { expression } = statement;
  if (expression.kind !== "logic" || expression.operator !== "and") return [statement];
  const { left, right } = expression;
  const isOfGraph =
    left.kind === "graph" ||
    readsGroup(left) !== readsGroup(right) ||
    [left, right].some((side) => isOfAllParts(context, side));
  if (!isOfGraph || conjuncts(left).some((each) => each.known || each.kind === "has")) return [statement];
  return [
    { ...statement, expression: left },
    { ...statement, expression: right },
  ];
}

/** `all(size(g) <= 3 for g in groups …)` */
const isOfAllParts = (context: LawContext, said: Expression): boolean =>
  said.kind === "aggregate" &&
  said.aggregate === "all" &&
  said.binders.some((binder) => binder.kind === "in" && runsOverStructure(context, binder));

/** A variable is known for that of a part before its condition is looked at. */
function normalBinders(context: LawContext, binders: readonly Binder[]): readonly Binder[] {
  const normal = (part: Expression): Expression => normalExpression(context, part);
  return mapEach(binders, (binder) => {
    const [opened] = openedBinders(context, mapBinders([withoutCondition(binder)], normal));
    if (opened === undefined) return binder;
    const set = cellsOfRegionOf(context, opened);
    if (set.kind === "in" && runsOverStructure(context, set)) takeAsPart(context, set.variable, set.set);
    const condition = conjunction([set.condition, binder.condition && normal(binder.condition)]);
    const isSaid = condition?.kind !== "truth" || !condition.value;
    return sameOr(
      binder,
      groupsOfValue(context, withFields(set, { condition: isSaid ? condition : undefined })),
    );
  });
}

const withoutCondition = (binder: Binder): Binder => withFields(binder, { condition: undefined });

/** The node that was there, if the other says the same in the same nodes. */
const sameOr = (before: Binder, now: Binder): Binder =>
  before.condition === now.condition &&
  (before.kind === "ends"
    ? now.kind === "ends" && before.link === now.link
    : now.kind !== "ends" && before.set === now.set)
    ? before
    : now;
