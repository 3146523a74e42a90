/**
 * The links of a chain in the order in which one would enter them: a line is drawn, or a group grows, as far as it goes before another is begun. No link
 * stands before those that it rests on; the last one stays the last.
 */
import type { Ground } from "../../ground.js";
import type { Fact } from "../facts.js";
import { lookedAtAs } from "../premises.js";
import type { Link } from "./deduction.js";

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
  const placesOf = new Map(links.map((each) => [each, lookedAt(ground, each)]));
  const left = new Set(links);
  const ordered: Ordered<Each>[] = [];
  let entry = new Set<string>();
  const last = links.at(-1);
  const isNext = (each: Each): boolean =>
    each === last ? left.size === 1 : each.link.because.every((fact) => !following.has(fact));
  const goesOn = (each: Each): boolean => placesOf.get(each)?.some((place) => entry.has(place)) === true;
  while (left.size > 0) {
    const next = [...left].filter(isNext);
    const note = next.find(({ isNote, link }) => isNote && link.follows !== undefined);
    const going = note === undefined ? next.find((each) => goesOn(each)) : undefined;
    const each = note ?? going ?? next[0] ?? [...left][0];
    if (each === undefined) return ordered;
    left.delete(each);
    if (each.link.follows !== undefined) following.delete(each.link.follows);
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

/** Two that share one of these are looked at as one. */
const lookedAt = (ground: Ground, { fact, isNote }: Named): readonly string[] =>
  fact === undefined || isNote ? [] : lookedAtAs(ground, fact);
