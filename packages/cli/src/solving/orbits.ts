/**
 * Counts answers so that those which a symmetry maps to each other count once. Burnside's lemma: the mean, over the group, of the number
 * of answers that a symmetry leaves as they are; so nothing has to be listed, and nothing is kept. Conjugate symmetries leave as many.
 *
 * Divisions that are named by their cells have no image option by option: there each answer is looked at, and counts as often as symmetries leave
 * it as it is, which adds up to the same.
 */
import type { Turning, Turnings } from "@ecp/compiler";
import { fixedBy, type Problem } from "@ecp/engine";
import { searchProblem } from "./search-problem.js";
import type { Limits, Running, Threads } from "./searched.js";

export interface Orbits {
  /** Undefined if a limit came first. */
  readonly count: bigint | undefined;
  readonly reason?: string | undefined;
}

export async function countOrbits(
  problem: Problem,
  turnings: Turnings,
  group: readonly Turning[],
  total: bigint,
  limits: Pick<Limits, "strategy" | "memoryBytes">,
  threads: Threads | undefined,
  running: Running,
): Promise<Orbits> {
  if (group.length === 1) return { count: total };
  let unmoved = total;
  if (!turnings.byOption) {
    unmoved = 0n;
    const run = await searchProblem(problem, limits, threads, {
      ...running,
      take: (chosen) => {
        const own = String(imageBy(turnings, turnings.all[0], chosen));
        for (const turning of group) if (String(imageBy(turnings, turning, chosen)) === own) unmoved++;
        return true;
      },
    });
    if (run.ending !== "done") return { count: undefined, reason: run.reason ?? run.ending };
    return { count: unmoved / BigInt(group.length) };
  }
  // A problem with rows is no plain exact cover: what was chosen for that says nothing here.
  const { strategy, ...others } = limits;
  const own = strategy === "dance" || strategy === "diagram" ? "auto" : (strategy ?? "auto");
  for (const conjugates of classesOf(turnings, group)) {
    const [first] = conjugates;
    if (first === undefined || first === turnings.all[0]) continue;
    const run = await searchProblem(
      fixedBy(problem, first.images),
      { ...others, strategy: own, countOnly: true },
      threads,
      running,
    );
    if (run.ending !== "done") return { count: undefined, reason: run.reason ?? run.ending };
    unmoved += run.count * BigInt(conjugates.size);
  }
  if (unmoved % BigInt(group.length) !== 0n) throw new Error("symmetries and answers do not agree");
  return { count: unmoved / BigInt(group.length) };
}

const imageBy = (
  turnings: Turnings,
  turning: Turning | undefined,
  chosen: readonly number[],
): readonly number[] | undefined => (turning === undefined ? undefined : turnings.imageOf(turning, chosen));

function classesOf({ composed, all }: Turnings, group: readonly Turning[]): ReadonlySet<Turning>[] {
  const [identity] = all;
  const inverse = new Map<Turning, Turning>();
  for (const turning of group) {
    // The power before the identity.
    let power = turning;
    for (let next = composed(power, turning); turning !== identity && next !== identity; ) {
      power = next;
      next = composed(power, turning);
    }
    inverse.set(turning, power);
  }
  const done = new Set<Turning>();
  const classes: ReadonlySet<Turning>[] = [];
  for (const turning of group) {
    if (done.has(turning)) continue;
    const own = new Set(group.map((by) => composed(composed(inverse.get(by) ?? by, turning), by)));
    for (const each of own) done.add(each);
    classes.push(own);
  }
  return classes;
}
