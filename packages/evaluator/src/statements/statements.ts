/**
 * Statements → claims: each a truth about an assignment. Heads over what is known are expanded, so that a search can judge the claims one by
 * one; the rest stays one claim.
 */
import type { Binder, LayerId, Span, Statement } from "@ecp/compiler/reading";
import { forEachBinding, partly, partlyBehind } from "../values/binding.js";
import { elementName, valueName } from "../values/names.js";
import { cellsOf, indicesOf, truthOf } from "../values/narrow.js";
import { ofLayer } from "../values/places.js";
import { timesHold } from "../values/times.js";
import { equal, none, type Value } from "../values/value.js";
import { Fault, lookUp, Unassigned, type World } from "../values/world.js";
import { optionsOf } from "./covers.js";

export interface Claim {
  /** The line, or the part of a rule, that it is of. */
  readonly span: Span;
  /** The elements that the variables of the heads stand for. */
  readonly at: () => readonly string[];
  /** May throw `Unassigned`, or a `Fault`: then the statement says something of what is not there, and does not hold. */
  readonly holds: () => boolean;
}

export function claimsOf(world: World): Claim[] {
  const claims: Claim[] = [];
  expandAll(world, world.puzzle.statements, claims);
  for (const cover of world.puzzle.covers)
    for (const at of indicesOf(world, cover.set))
      claims.push({
        span: cover.span,
        at: () => [elementName(world, { kind: "element", sort: cover.on, index: at })],
        holds: () => timesHold(world, cover.times, piecesOn(world, cover.on, at)),
      });
  optionsAgree(world, claims);
  return claims;
}

function piecesOn(world: World, on: string, at: number): number {
  return world.puzzle.layers.reduce(
    (count, layer, id) =>
      layer.domain.kind === "pieces" && layer.on.kind === on
        ? count + ofLayer(world, id as LayerId).filter(({ cells }) => cells?.includes(at)).length
        : count,
    0,
  );
}

/** A chosen option and the layers that it sets agree; what none sets is at rest, where it may be. */
function optionsAgree(world: World, claims: Claim[]): void {
  const unknown = world.unknownAt.get("options");
  if (unknown === undefined) return;
  const options = optionsOf(world);
  const chosen = (): readonly number[] => {
    const assigned = lookUp(world, unknown);
    return "kind" in assigned && assigned.kind === "options" ? assigned.chosen : [];
  };
  const agrees = (at: number): boolean =>
    (options[at]?.sets ?? []).every((set) => {
      const assigned = lookUp(world, set.unknown);
      return "value" in assigned && equal(assigned.value, set.value);
    });
  for (const { span } of world.puzzle.options.slice(0, 1))
    claims.push({
      span,
      at: () => chosen().flatMap((each) => (agrees(each) ? [] : (options[each]?.name ?? []))),
      holds: () => chosen().every(agrees),
    });
  const setLayers = new Set<LayerId>(
    world.puzzle.options.flatMap(({ entries }) =>
      entries.flatMap(({ target }) => (target.kind === "layer" ? [target.layer] : [])),
    ),
  );
  world.unknowns.forEach(({ layer: id, element = 0 }, each) => {
    const layer = id === undefined || !setLayers.has(id) ? undefined : world.puzzle.layers[id];
    if (layer === undefined) return;
    const rest: Value | undefined = layer.orNone ? none : layer.domain.kind === "yes-no" ? false : undefined;
    if (rest === undefined) return;
    claims.push({
      span: layer.at.span,
      at: () => [elementName(world, { kind: "element", sort: layer.on.kind, index: element })],
      holds: () => {
        if (chosen().some((at) => options[at]?.sets.some(({ unknown: set }) => set === each))) return true;
        const assigned = lookUp(world, each);
        return "value" in assigned && equal(assigned.value, rest);
      },
    });
  });
}

function expandAll(world: World, statements: readonly Statement[], claims: Claim[]): void {
  for (const statement of statements) {
    const own: Claim[] = [];
    try {
      expand(world, statement, own);
      claims.push(...own);
    } catch (thrown) {
      // Heads that speak of what is not there make a statement that does not hold, not one that cannot be judged.
      if (!(thrown instanceof Unassigned) && !(thrown instanceof Fault)) throw thrown;
      claims.push(asOne(world, statement.span, () => holds(world, statement)));
    }
  }
}

/** Judged later, where the variables stand for what they do now. */
function asOne(world: World, span: Span, body: () => boolean): Claim {
  const { part, loops } = world;
  const bindings = [...world.bindings];
  return {
    span,
    at: () => bindings.flatMap((value) => (value === undefined ? [] : [valueName(world, value)])),
    holds: () => {
      const [bindingsBefore, partBefore, loopsBefore] = [world.bindings, world.part, world.loops];
      world.bindings = [...bindings];
      world.part = part;
      world.loops = loops;
      try {
        return body();
      } finally {
        world.bindings = bindingsBefore;
        world.loops = loopsBefore;
        world.part = partBefore;
      }
    },
  };
}

/** Throws `Unassigned` where the heads depend on what is to be found. */
function expand(world: World, statement: Statement, claims: Claim[]): void {
  switch (statement.kind) {
    case "rule":
      expandAll(world, statement.body, claims);
      return;
    case "for-each":
      expandBinders(world, statement.binders, 0, statement.body, claims);
      return;
    case "if": {
      for (const { condition, body } of statement.branches)
        if (truthOf(world, condition)) {
          expandAll(world, body, claims);
          return;
        }
      expandAll(world, statement.otherwise, claims);
      return;
    }
    case "inside":
      inPart(world, statement, () => expandAll(world, statement.body, claims));
      return;
    case "assert":
      claims.push(asOne(world, statement.span, () => truthOf(world, statement.expression)));
      return;
    default:
      statement satisfies never;
  }
}

function expandBinders(
  world: World,
  binders: readonly Binder[],
  at: number,
  body: readonly Statement[],
  claims: Claim[],
): void {
  const binder = binders[at];
  if (binder === undefined) {
    expandAll(world, body, claims);
    return;
  }
  const { condition, ...free } = binder;
  forEachBinding(world, [free], undefined, () => {
    const guard = condition === undefined ? true : partly(() => truthOf(world, condition));
    if (guard === true) expandBinders(world, binders, at + 1, body, claims);
    else if (guard !== false && condition !== undefined)
      claims.push(
        asOne(world, condition.span, () =>
          implied(
            world,
            partly(() => truthOf(world, condition)),
            () => eachHolds(world, binders.slice(at + 1), body),
          ),
        ),
      );
  });
}

/** A statement behind an undecided guard can only excuse it. */
function implied(_world: World, guard: boolean | Unassigned, body: () => boolean): boolean {
  if (guard === false) return true;
  if (guard === true) return body();
  if (partlyBehind(guard, body) === true) return true;
  throw guard;
}

function eachHolds(world: World, binders: readonly Binder[], body: readonly Statement[]): boolean {
  let waiting: Unassigned | undefined;
  let broken = false;
  forEachBinding(world, binders, undefined, (guard) => {
    if (broken) return;
    if (guard === true) {
      const held = partly(() => allHold(world, body));
      if (held === false) broken = true;
      else if (held !== true) waiting ??= held;
    } else if (partlyBehind(guard, () => allHold(world, body)) !== true) waiting ??= guard;
  });
  if (broken) return false;
  if (waiting !== undefined) throw waiting;
  return true;
}

function allHold(world: World, statements: readonly Statement[]): boolean {
  let waiting: Unassigned | undefined;
  for (const statement of statements) {
    const held = partly(() => holds(world, statement));
    if (held === false) return false;
    if (held !== true) waiting ??= held;
  }
  if (waiting !== undefined) throw waiting;
  return true;
}

function holds(world: World, statement: Statement): boolean {
  switch (statement.kind) {
    case "rule":
      return allHold(world, statement.body);
    case "for-each":
      return eachHolds(world, statement.binders, statement.body);
    case "if":
      for (const { condition, body } of statement.branches)
        if (truthOf(world, condition)) return allHold(world, body);
      return allHold(world, statement.otherwise);
    case "inside":
      return inPart(world, statement, () => allHold(world, statement.body));
    case "assert":
      return truthOf(world, statement.expression);
    default:
      return statement satisfies never;
  }
}

function inPart<T>(world: World, inside: Extract<Statement, { kind: "inside" }>, body: () => T): T {
  const { part: before, loops } = world;
  const part = new Set(cellsOf(world, inside.set).filter((cell) => before?.has(cell) !== false));
  world.part = part;
  const saysLoop = (rules: readonly Statement[]): readonly LayerId[] =>
    rules.flatMap((rule) => {
      if (rule.kind === "rule") return saysLoop(rule.body);
      const said = rule.kind === "assert" ? rule.expression : undefined;
      if (said?.kind !== "graph" || said.property !== "loop" || !("layer" in said.on)) return [];
      return [said.on.layer];
    });
  world.loops = new Map([...loops, ...saysLoop(inside.body).map((layer) => [layer, part] as const)]);
  try {
    return body();
  } finally {
    world.part = before;
    world.loops = loops;
  }
}
