/**
 * Evaluates the rules of an instance on an answer that is said by the names of the options that were chosen. Of hidden layers and clues `?` of which the
 * names say nothing, some values have to fit.
 */
import type { Host, Span, TypedInstance } from "@ecp/compiler/reading";
import { searchAll } from "../search.js";
import { optionsOf } from "../statements/covers.js";
import { type Claim, claimsOf } from "../statements/statements.js";
import { makeWorld } from "../unknowns/make-world.js";
import { makeUnknowns, type Wholes } from "../unknowns/unknowns.js";
import { Unsupported } from "../values/unsupported.js";
import { equal, none, type Value } from "../values/value.js";
import { Fault, Unassigned, type World } from "../values/world.js";
import { structureOf } from "./assemble.js";
import { nameReader, placeName, type ReadName, type Said } from "./option-names.js";
import { wrongChoice, wrongIn } from "./wrong-structures.js";

/** A rule that an answer breaks. */
export interface Breach {
  /** The rule, or the line that declares what is to be found. */
  readonly span: Span;
  /** The elements that the variables of the rule stand for, or the element itself. */
  readonly at: readonly string[];
  /** Absent of a rule that does not hold. */
  readonly why?: string;
}

export interface Evaluated {
  /** The first that is met; absent where the answer breaks nothing. */
  readonly breach?: Breach;
  /** Of a puzzle with `maximize` or `minimize`: its number, where it has a value. */
  readonly number?: number;
}

/** Expressions that are evaluated in search of values of hidden layers that fit. */
const MOST_EVALUATIONS = 5_000_000;

/** Structures and choices come from the answer alone. */
const ofAnswer: Wholes = { structures: () => [], options: () => [] };

export class AnswerEvaluator {
  private readonly world: World;
  private readonly readName: ReadName;
  private readonly claims: readonly Claim[];

  /** Throws `Unsupported` where the instance has something that only the compiler knows. */
  constructor(
    private readonly instance: TypedInstance,
    host: Host,
    set: ReadonlyMap<string, string>,
  ) {
    this.world = supported(() => worldOf(instance, host, set));
    this.readName = supported(() => nameReader(this.world));
    this.claims = claimsOf(this.world);
  }

  /** By the names of all options that are chosen; undefined of one without a name. */
  evaluate(names: Iterable<string | undefined>): Evaluated {
    const all = [...names].flatMap((name) => (name === undefined ? [] : (this.readName(name) ?? [])));
    const seen = all.filter((said) => !this.isHidden(said));
    let breach = this.assign(all) ?? this.broken();
    // The answer is what is seen: other values of hidden layers may fit.
    if (breach !== undefined && seen.length < all.length) breach = this.assign(seen) ?? this.broken();
    const number = breach === undefined ? this.number() : undefined;
    return { ...(breach && { breach }), ...(number === undefined ? {} : { number }) };
  }

  private isHidden(said: Said): boolean {
    const { puzzle, unknowns } = this.world;
    if (said.kind === "value") return unknowns[said.unknown]?.hidden === true;
    return said.kind !== "option" && puzzle.layers[said.layer]?.hidden === true;
  }

  /** Gives every unknown that is spoken of its value, and no others; a breach where it cannot be. */
  private assign(said: readonly Said[]): Breach | undefined {
    const { world } = this;
    world.assigned.length = 0;
    for (const each of said) {
      if (each.kind !== "value") continue;
      const before = world.assigned[each.unknown];
      const isOther = before !== undefined && !("value" in before && equal(before.value, each.value));
      if (isOther) return this.wrongUnknown(each.unknown, "two values are said");
      world.assigned[each.unknown] = { value: each.value };
    }
    return this.assignWholes(said) ?? this.assignOptions(said) ?? this.assignRest();
  }

  private assignWholes(said: readonly Said[]): Breach | undefined {
    const { world } = this;
    for (const [unknown, { layer: id, element }] of world.unknowns.entries()) {
      const layer = id === undefined ? undefined : world.puzzle.layers[id];
      if (layer === undefined || id === undefined || element !== undefined) continue;
      const structure = structureOf(world, layer, id, said);
      if (structure === undefined) continue;
      const why = wrongIn(world, layer, id, structure);
      if (why !== undefined) return { span: layer.at.span, at: [], why };
      world.assigned[unknown] = structure;
    }
    return undefined;
  }

  /** Gives the layers that chosen options set their values. */
  private assignOptions(said: readonly Said[]): Breach | undefined {
    const { world } = this;
    const unknown = world.unknownAt.get("options");
    const [first] = world.puzzle.options;
    if (unknown === undefined || first === undefined) return undefined;
    const chosen = said.flatMap((each) => (each.kind === "option" ? [each.option] : []));
    const why = wrongChoice(world, chosen);
    if (why !== undefined) return { span: first.span, at: [], why };
    world.assigned[unknown] = { kind: "options", chosen };
    const options = optionsOf(world);
    for (const at of chosen)
      for (const set of options[at]?.sets ?? []) world.assigned[set.unknown] ??= { value: set.value };
    return undefined;
  }

  /** Values are among those that are declared; what is not spoken of is at rest, or has its only value. */
  private assignRest(): Breach | undefined {
    const { world } = this;
    for (const [unknown, { layer: id, element, domain, hidden }] of world.unknowns.entries()) {
      const layer = id === undefined ? undefined : world.puzzle.layers[id];
      if (layer === undefined || element === undefined) continue;
      const has = (value: Value): boolean =>
        domain.some((each) => "value" in each && equal(each.value, value));
      const assigned = world.assigned[unknown];
      if (assigned !== undefined && "value" in assigned) {
        if (!has(assigned.value)) return this.wrongUnknown(unknown, "it cannot have that value");
        continue;
      }
      const rest = layer.orNone ? none : layer.domain.kind === "yes-no" ? false : undefined;
      const [only, more] = domain;
      if (rest !== undefined && has(rest) && !hidden) world.assigned[unknown] = { value: rest };
      else if (only !== undefined && more === undefined) world.assigned[unknown] = only;
      else if (!hidden) return this.wrongUnknown(unknown, "the answer says nothing of it");
    }
    return undefined;
  }

  private wrongUnknown(unknown: number, why: string): Breach {
    const { world, instance } = this;
    const { layer: id, element = 0 } = world.unknowns[unknown] ?? {};
    const layer = world.puzzle.layers[id ?? -1];
    if (layer === undefined) return { span: instance.span, at: [], why };
    return { span: layer.at.span, at: [placeName(world, layer, element)], why };
  }

  /** The first claim that is false; of those that hang on what is not said, the first that no values make true. */
  private broken(): Breach | undefined {
    const { claims } = this;
    const open: Claim[] = [];
    for (const claim of claims) {
      const held = heldBy(claim);
      if (held === false) return this.closer(claim);
      if (held === undefined) open.push(claim);
    }
    const alone = open.find((claim) => !this.canHold([claim]));
    const claim = alone ?? (open.length === 0 || this.canHold(open) ? undefined : open[0]);
    const why = "of what the answer does not say, no values fit";
    return claim && { span: claim.span, at: claim.at(), why };
  }

  private canHold(claims: readonly Claim[]): boolean {
    let can = false;
    const { world } = this;
    const [touch, spend, fault] = [world.touch, world.spend, world.fault];
    searchAll(world, claims, {
      patience: MOST_EVALUATIONS,
      faults: new Set(),
      found: () => {
        can = true;
      },
    });
    Object.assign(world, { touch, spend, fault });
    return can;
  }

  /** With everything assigned, heads can be gone through that were one claim before: then the place is known. */
  private closer(broken: Claim): Breach {
    const own = claimsOf(this.world).find(
      (claim) =>
        claim.span.file === broken.span.file &&
        claim.span.start >= broken.span.start &&
        claim.span.end <= broken.span.end &&
        heldBy(claim) === false,
    );
    const { span, at } = own ?? broken;
    return { span, at: at() };
  }

  private number(): number | undefined {
    const { objective } = this.world.puzzle;
    if (objective === undefined) return undefined;
    try {
      const value = this.world.evaluate(objective.expression);
      return typeof value === "number" ? value : undefined;
    } catch (thrown) {
      if (thrown instanceof Fault || thrown instanceof Unassigned) return undefined;
      throw thrown;
    }
  }
}

function worldOf(instance: TypedInstance, host: Host, set: ReadonlyMap<string, string>): World {
  const { world, diagnostics } = makeWorld(instance.puzzle, instance, set, host);
  const error = diagnostics.find(({ severity }) => severity === "error");
  if (error !== undefined) throw new Unsupported(error.message);
  makeUnknowns(world, ofAnswer);
  return world;
}

/** Board, data and what is to be found hang on nothing that is not known. */
function supported<T>(body: () => T): T {
  try {
    return body();
  } catch (thrown) {
    if (thrown instanceof Fault) throw new Unsupported(thrown.what);
    if (thrown instanceof Unassigned) throw new Unsupported("what is to be found hangs on what is found");
    throw thrown;
  }
}

/** Undefined where the claim depends on an unknown without a value. A claim about an element that does not exist does not hold. */
function heldBy(claim: Claim): boolean | undefined {
  try {
    return claim.holds();
  } catch (thrown) {
    if (thrown instanceof Unassigned) return undefined;
    if (thrown instanceof Fault) return false;
    throw thrown;
  }
}
