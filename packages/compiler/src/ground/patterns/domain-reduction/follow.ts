/**
 * Values that follow each other from place to place: each value is at exactly one place, and where it is, the value after it is at one of some other
 * places. The givens narrow that down before any rule is expanded: a number between two givens is no farther from either than the steps
 * between them, so that a line of 720 numbers has some ten values at a place, and not 720.
 *
 * Three steps, until nothing changes. Each takes away only what no answer has:
 * - a value goes from a place none of whose others may have the value after it;
 * - the value after it goes from every place that is no other of any place that may have the value (the value is at one of those, the value
 *   after it at one of its others, and nowhere else);
 * - a value that only one place may have is there, and what a place has for certain no other place has.
 */

export interface Following {
  /** By value, by place: 1 where the place may have the value. Changed. */
  readonly may: readonly Uint8Array[];
  /** By value: the one after it, or NOTHING. */
  readonly next: readonly number[];
  /** By place: undefined where nothing is asked of it. */
  readonly asked: readonly (Successors | undefined)[];
}

export interface Successors {
  /** One of these has the value after its own, */
  readonly others: readonly number[];
  /** unless its own is one of these. */
  readonly unless: ReadonlySet<number>;
}

export const NOTHING = -1;

/** False where some place, or some value, has nothing left: there is no answer, and whoever asked had better say it in other words. */
export function reduceDomains(following: Following, spend: (steps: number) => void): boolean {
  const { may } = following;
  const values = may.map((_, value) => value);
  const places = may[0]?.length ?? 0;
  for (let changed = true; changed; ) {
    spend(values.length);
    changed = false;
    for (const value of values.toReversed()) changed = withoutNext(following, value) || changed;
    for (const value of values) changed = fromNowhere(following, value) || changed;
    for (const value of values) changed = onlyPlace(may, value) || changed;
    for (let place = 0; place < places; place++) changed = onlyValue(may, place) || changed;
  }
  return (
    may.every((own) => own.includes(1)) &&
    Array.from({ length: places }, (_, place) => may.some((own) => own[place] === 1)).every(Boolean)
  );
}

function withoutNext({ may, next, asked }: Following, value: number): boolean {
  const own = may[value] ?? new Uint8Array();
  const after = may[next[value] ?? NOTHING];
  let changed = false;
  own.forEach((possible, place) => {
    const at = asked[place];
    if (possible === 0 || at === undefined || at.unless.has(value)) return;
    if (after !== undefined && at.others.some((other) => after[other] === 1)) return;
    own[place] = 0;
    changed = true;
  });
  return changed;
}

function fromNowhere({ may, next, asked }: Following, value: number): boolean {
  const own = may[value] ?? new Uint8Array();
  const after = may[next[value] ?? NOTHING];
  if (after === undefined) return false;
  const reached = new Uint8Array(own.length);
  for (const [place, possible] of own.entries()) {
    if (possible === 0) continue;
    const at = asked[place];
    if (at === undefined || at.unless.has(value)) return false;
    for (const other of at.others) reached[other] = 1;
  }
  let changed = false;
  reached.forEach((yes, place) => {
    if (yes === 1 || after[place] === 0) return;
    after[place] = 0;
    changed = true;
  });
  return changed;
}

function onlyPlace(may: Following["may"], value: number): boolean {
  const own = may[value];
  const place = own?.indexOf(1) ?? -1;
  if (own === undefined || place < 0 || own.includes(1, place + 1)) return false;
  let changed = false;
  may.forEach((other, at) => {
    if (at === value || other[place] === 0) return;
    other[place] = 0;
    changed = true;
  });
  return changed;
}

function onlyValue(may: Following["may"], place: number): boolean {
  const value = may.findIndex((own) => own[place] === 1);
  const only = may[value];
  if (only === undefined) return false;
  for (let other = value + 1; other < may.length; other++) if (may[other]?.[place] === 1) return false;
  let changed = false;
  only.forEach((possible, other) => {
    if (possible === 0 || other === place) return;
    only[other] = 0;
    changed = true;
  });
  return changed;
}
