/**
 * The links of a chain in the order in which one would enter them: a line is drawn, or a group grows, as far as it goes before another is begun. No link
 * stands before those that it rests on; the last one stays the last.
 */
import type { SignedOption } from "@ecp/engine";
import type { Ground } from "../../../ground.js";
import { addTo } from "../../../maps.js";
import type { Fact } from "../../facts.js";
import { lookedAtAs } from "../../premises.js";
import type { Link } from "../deduction.js";

interface Named {
  readonly link: Link;
  readonly fact: Fact | undefined;
  /** It says that something is not there: no entry. */
  readonly isNote: boolean;
}

type Ordered<Each> = Each & {
  /** It is one with the entry before it. */
  readonly goesOn: boolean;
};

export function inTheOrderOfEntries<Each extends Named>(
  ground: Ground,
  links: readonly Each[],
): readonly Ordered<Each>[] {
  const following = new Set(links.flatMap(({ link: { follows } }) => follows ?? []));
  const restingOn = new Map<SignedOption, Each[]>();
  /** By link, of how many facts that follow it is to wait for. */
  const waiting = new Map<Each, number>();
  for (const each of links) {
    const awaited = [...new Set(each.link.because)].filter((fact) => following.has(fact));
    waiting.set(each, awaited.length);
    for (const fact of awaited) addTo(restingOn, fact, each);
  }
  const placesOf = new Map(links.map((each) => [each, lookedAt(ground, each)]));
  const left = new Set(links);
  const ordered: Ordered<Each>[] = [];
  let entry = new Set<string>();
  const last = links.at(-1);
  const isNext = (each: Each): boolean => (each === last ? left.size === 1 : waiting.get(each) === 0);
  const goesOn = (each: Each): boolean => placesOf.get(each)?.some((place) => entry.has(place)) === true;
  while (left.size > 0) {
    const note = firstOf(left, (each) => each.isNote && each.link.follows !== undefined && isNext(each));
    const going = note === undefined ? firstOf(left, (each) => isNext(each) && goesOn(each)) : undefined;
    const each = note ?? going ?? firstOf(left, isNext) ?? firstOf(left, () => true);
    if (each === undefined) return ordered;
    left.delete(each);
    const { follows } = each.link;
    if (follows !== undefined && following.delete(follows))
      for (const other of restingOn.get(follows) ?? []) waiting.set(other, (waiting.get(other) ?? 0) - 1);
    if (each === note) {
      ordered.push({ ...each, goesOn: false });
      continue;
    }
    if (each !== going) entry = new Set();
    for (const place of placesOf.get(each) ?? []) entry.add(place);
    ordered.push({ ...each, goesOn: each === going });
  }
  return ordered;
}

function firstOf<Each>(all: Iterable<Each>, isSought: (each: Each) => boolean): Each | undefined {
  for (const each of all) if (isSought(each)) return each;
  return undefined;
}

/** Two that share one of these are looked at as one. */
const lookedAt = (ground: Ground, { fact, isNote }: Named): readonly string[] =>
  fact === undefined || isNote ? [] : lookedAtAs(ground, fact);
