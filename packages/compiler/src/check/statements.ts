/** Statements. The conditions left of, or around, a statement guard everything that it reads. */
import type { Head, If, Expression as SyntaxExpression, Statement as SyntaxStatement } from "../ast.js";
import { saysNothing } from "../diagnostics/catalogue/ecp3020-says-nothing.js";
import type { Binder, Expression, Statement } from "../typed.js";
import { isSetOfCells } from "../vocabulary/sorts.js";
import { openHead } from "./expressions/heads.js";
import { quantityStatements } from "./expressions/quantities.js";
import { constantTruth } from "./logic/constants.js";
import { toKnown, toSet, toTruth } from "./types/coerce.js";
import { type Bound, type Context, report, withElement, withFacts } from "./types/context.js";
import { type Facts, factsOf, noFacts } from "./types/facts.js";
import { hintAtBothOrders } from "./types/in-both-orders.js";
import { hintAtNothingOfEach, hintAtWordAsName } from "./types/misleading.js";
import { hintAtNone } from "./types/none-is-none.js";
import { isError } from "./types/types.js";

/** `c has next(d)` as a statement guards those below it. */
function checkStatements(context: Context, statements: readonly SyntaxStatement[]): readonly Statement[] {
  const guard = statements.findIndex(
    (each, at) => each.kind === "assertion" && each.expression.kind === "has" && at < statements.length - 1,
  );
  if (guard < 0) return statements.flatMap((statement) => checkStatement(context, statement));
  const checked = statements.slice(0, guard + 1).flatMap((statement) => checkStatement(context, statement));
  const said = checked.at(-1);
  const condition = said?.kind === "assert" ? said.expression : undefined;
  const facts = condition === undefined ? noFacts : factsOf(condition);
  const below = withFacts(context, facts, () => checkStatements(context, statements.slice(guard + 1)));
  if (condition === undefined || !condition.known || isError(condition.type)) return [...checked, ...below];
  // If it does not hold, there is no answer, and the lines below are not read.
  const { span } = condition;
  return [...checked, { kind: "if", span, branches: [{ condition, body: below }], otherwise: [] }];
}

export function checkStatement(context: Context, statement: SyntaxStatement): readonly Statement[] {
  const { span } = statement;
  switch (statement.kind) {
    case "broken":
      context.diagnostics.fail();
      return [];
    case "rule": {
      const body = checkStatements(context, statement.body);
      return statement.title === undefined
        ? body
        : [{ kind: "rule", span, title: statement.title.text, body }];
    }
    case "for-each": {
      hintAtWordAsName(context, statement);
      const body = (): readonly Statement[] => checkStatements(context, statement.body);
      return sortsInTurn(context, statement.heads).flatMap((heads) =>
        inTurn(heads).map((families) => {
          const binders: Binder[] = [];
          const said = underHeads(context, heads, families, binders, body);
          hintAtBothOrders(context, binders, said);
          return { kind: "for-each", span, body: said, binders };
        }),
      );
    }
    case "if":
      return [checkIf(context, statement)];
    case "inside": {
      const set = toKnown(
        context,
        toSet(context, context.expression(statement.set)),
        "the part of the board of `inside`",
        "write the rule for the cells one by one: `for each cell c where …`, `for each link (x, y) where …`",
      );
      return [{ kind: "inside", span, set, body: checkStatements(context, statement.body) }];
    }
    case "assertion": {
      const { expression } = statement;
      if (expression.kind === "quantity") return quantityStatements(context, expression);
      const truth = toTruth(context, context.expression(expression));
      const holds = constantTruth(truth);
      if (holds !== undefined) report(context, saysNothing, span, { holds });
      hintAtNone(context, truth);
      // Its mistake was reported, here or where it was read, so nothing is made of it.
      if (isError(truth.type)) context.diagnostics.fail();
      return [{ kind: "assert", span, expression: truth }];
    }
    default:
      return statement satisfies never;
  }
}

/**
 * `for each row, column r`: once for rows, once for columns. Sorts of sets of cells that stand without a name before one that has one lend it to theirs: of a
 * set without a name nothing can be said.
 */
function sortsInTurn(context: Context, heads: readonly Head[]): readonly (readonly Head[])[] {
  const bare = heads.findIndex((head) => isBareSet(context, head));
  const named = heads.findIndex((head, at) => at > bare && !isBareSet(context, head));
  const last = heads[named];
  if (bare < 0 || last === undefined || !isNamedSet(context, last)) return [heads];
  const sorts = heads.slice(bare, named + 1).flatMap(({ sort }) => sort ?? []);
  const [before, after] = [heads.slice(0, bare), heads.slice(named + 1)];
  return sorts.flatMap((sort) =>
    sortsInTurn(context, after).map((rest) => [...before, { ...last, sort }, ...rest]),
  );
}

const isSet = ({ layers }: Context, { sort }: Head): boolean =>
  sort !== undefined &&
  (isSetOfCells(sort.name.text) ||
    layers.some(({ name, domain }) => domain.kind === "region" && name === sort.name.text));

const hasNoSet = (head: Head): boolean => head.in === undefined && head.inEach === undefined;

const isBareSet = (context: Context, head: Head): boolean =>
  hasNoSet(head) &&
  head.names.length === 0 &&
  head.with.length === 0 &&
  head.where === undefined &&
  isSet(context, head);

const isNamedSet = (context: Context, head: Head): boolean =>
  hasNoSet(head) && head.names.length > 0 && isSet(context, head);

/** `cells x, y in each row, column`: once for rows, once for columns. */
const inTurn = (heads: readonly Head[]): readonly (readonly (SyntaxExpression | undefined)[])[] =>
  heads.reduce<readonly (readonly (SyntaxExpression | undefined)[])[]>(
    (turns, { inEach = [undefined] }) =>
      turns.flatMap((before) => inEach.map((family) => [...before, family])),
    [[]],
  );

/** `families`: of each head the one that it is taken from. */
function underHeads(
  context: Context,
  heads: readonly Head[],
  families: readonly (SyntaxExpression | undefined)[],
  binders: Binder[],
  inside: () => readonly Statement[],
  before: readonly Bound[] = [],
): readonly Statement[] {
  const [first, ...rest] = heads;
  const [family, ...others] = families;
  if (first === undefined) return inside();
  const open = openHead(context, first, before, family);
  binders.push(...open.binders);
  const [element] = open.bound;
  const under = (): readonly Statement[] =>
    withFacts(context, open.facts, () => underHeads(context, rest, others, binders, inside, open.bound));
  if (element === undefined) return under();
  const body = open.unnamed ? withElement(context, element, under) : under();
  // The binders are those of all heads by now: others may be of the element.
  hintAtNothingOfEach(context, first, element, open.binders, binders, body);
  return body;
}

/** Each branch knows that those before it did not apply. */
function checkIf(context: Context, statement: If): Statement {
  const branches: { condition: Expression; body: readonly Statement[] }[] = [];
  let facts: Facts = new Set();
  for (const branch of statement.branches) {
    withFacts(context, facts, () => {
      const condition = toTruth(context, context.expression(branch.condition));
      hintAtNone(context, condition);
      const body = withFacts(context, factsOf(condition), () => checkStatements(context, branch.body));
      branches.push({ condition, body });
    });
    const condition = branches.at(-1)?.condition;
    if (condition !== undefined) facts = new Set([...facts, ...factsOf(condition, false)]);
  }
  const otherwise = withFacts(context, facts, () => checkStatements(context, statement.otherwise ?? []));
  return { kind: "if", span: statement.span, branches, otherwise };
}
