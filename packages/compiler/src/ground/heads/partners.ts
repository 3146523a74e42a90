/**
 * The elements that a relation may join to one at all, where its condition says what one of them is by the other (normalize/heads/pointing.ts):
 * `p in q.neighbours`, or that a cell is of both. All others need not be looked at: of a large board a corner meets eight of a thousand.
 */

import { addTo, madeAt } from "../../maps.js";
import { type Pointing, pointingAt } from "../../normalize/heads/pointing.js";
import type { Expression, VariableId } from "../../typed.js";
import { unlessFault } from "../fault.js";
import { isMemberItem, type Known, keyOf } from "../value.js";
import { evaluateAnySet, evaluateTruth } from "../values/evaluate-as.js";
import type { World } from "../world/world.js";
import { forEachBinding } from "./binders.js";

type Key = ReturnType<typeof keyOf>;

/**
 * For each element, the elements of `all` to which the condition may join it, whichever of the two variables each is; undefined if the condition
 * does not tell. A fault on the way is reported where the pair is looked at: then the condition does not tell.
 */
export function partnersOf(
  world: World,
  condition: Expression,
  [first, second]: readonly [VariableId, VariableId],
  all: readonly Known[],
): ((element: Known) => ReadonlySet<Known>) | undefined {
  const toSecond = pointingAt(condition, second);
  const pointing = toSecond ?? pointingAt(condition, first);
  if (pointing === undefined) return undefined;
  const [from, to] = toSecond === undefined ? [second, first] : [first, second];
  const elements = new Map(all.map((element) => [keyOf(element), element]));
  const partners = new Map(all.map((element) => [element, new Set<Known>()]));
  const pointed = new Pointed(world, to, elements);
  const isPlain = unlessFault(() => {
    for (const element of all) {
      world.bindings[from] = element;
      pointed.follow(pointing, (key) => {
        const other = elements.get(key);
        if (other === undefined) return;
        partners.get(element)?.add(other);
        partners.get(other)?.add(element);
      });
    }
    return true;
  });
  return isPlain === true ? (element) => partners.get(element) ?? new Set() : undefined;
}

/** The elements that conditions lead to. Faults are thrown where they are met. */
class Pointed {
  private readonly havers = new Map<Expression, ReadonlyMap<Key, readonly Key[]>>();

  constructor(
    private readonly world: World,
    private readonly variable: VariableId,
    private readonly elements: ReadonlyMap<Key, Known>,
  ) {}

  /** Takes the keys of all that it can lead to, as the other variables are bound now. */
  follow(pointing: Pointing, take: (key: Key) => void): void {
    const { world } = this;
    switch (pointing.kind) {
      case "is":
        this.forEachValue(pointing.what, take);
        return;
      case "in":
        this.forEachItem(pointing.set, take);
        return;
      case "having": {
        const havers = madeAt(this.havers, pointing.set, () => this.haversOf(pointing.set));
        this.forEachValue(pointing.element, (key) => {
          for (const haver of havers.get(key) ?? []) take(haver);
        });
        return;
      }
      case "either":
        for (const way of pointing.ways) this.follow(way, take);
        return;
      case "after":
        if (evaluateTruth(world, pointing.guard) !== false) this.follow(pointing.way, take);
        return;
      case "some":
        forEachBinding(world, pointing.binders, pointing.condition, () => this.follow(pointing.way, take));
        return;
      default:
        pointing satisfies never;
    }
  }

  private forEachValue(expression: Expression, take: (key: Key) => void): void {
    const value = this.world.valueIfThere(this.world, expression);
    if (value === undefined) return;
    for (const one of this.world.operators.casesOf(value, expression.span)) take(keyOf(one.value));
  }

  private forEachItem(set: Expression, take: (key: Key) => void): void {
    for (const item of evaluateAnySet(this.world, set).items)
      take(keyOf(isMemberItem(item) ? item.item : item));
  }

  /** By item, the elements whose set has it. */
  private haversOf(set: Expression): ReadonlyMap<Key, readonly Key[]> {
    const havers = new Map<Key, Key[]>();
    for (const [key, element] of this.elements) {
      this.world.bindings[this.variable] = element;
      this.forEachItem(set, (item) => {
        addTo(havers, item, key);
      });
    }
    return havers;
  }
}
