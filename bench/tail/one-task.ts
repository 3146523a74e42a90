/** A task in a process of its own, read from standard input. */
import { readFileSync } from "node:fs";
import { analyse, compileInstance } from "@ecp/compiler";
import { type Problem, partsOf, type SearchOptions, search } from "@ecp/engine";
import { onDisk } from "../../test/support/hosts.js";
import { byClingo } from "./by-clingo.js";
import { byRacers } from "./by-racers.js";
import { byShares } from "./by-shares.js";
import type { Measured, Task } from "./measured.js";

const STRIDE = 500;
/** Parts that together take longer than the whole takes so many workers are no gain. */
const WORKERS = 2;
/** Of a count by a diagram, which has many small nodes. */
const COUNTING_STRIDE = 20_000;

const seconds = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
};

interface Ran {
  readonly first: number | undefined;
  readonly done: number | undefined;
  readonly count: bigint;
  readonly nodes: number;
}

/** Until it is done, or so many seconds have passed since the process began. */
function run(problem: Problem, options: SearchOptions, until: number): Ran {
  const running = search(problem, options);
  const stride = options.countOnly === true ? COUNTING_STRIDE : STRIDE;
  let first: number | undefined;
  let state = running.state;
  while (state === "running" && seconds() < until) {
    state = running.step(stride);
    if (first === undefined && running.count() > 0n) first = seconds();
  }
  const done = state === "running" ? undefined : seconds();
  return { first, done, count: running.count(), nodes: running.stats().nodes };
}

function measure(task: Task): Measured {
  const begun = seconds();
  const since = (at: number): number => at - begun;
  const { typed, diagnostics } = analyse("task.ecp", task.text, onDisk);
  const [instance] = typed.instances;
  if (instance === undefined) throw new Error(diagnostics.map(({ message }) => message).join("; "));
  const { lowered, diagnostics: found } = compileInstance(typed, instance, { set: new Map() }, onDisk);
  const compiled = since(seconds());
  const sizes = { compiled, megabytes: Math.ceil(process.resourceUsage().maxRSS / 1024) };
  if (lowered === undefined) {
    const refused = [...diagnostics, ...found].map(({ code }) => code).join(" ");
    return { refused, ...sizes, count: "0", nodes: 0 };
  }
  const { problem } = lowered;
  if (task.kind === "clingo") return { ...sizes, ...byClingo(problem, task.seconds) };
  const until = begun + task.seconds;
  const whole = run(
    problem,
    task.kind === "prove" || task.kind === "race" ? { limit: 2 } : { countOnly: true },
    until,
  );
  const each = (options: readonly SearchOptions[]): (number | null)[] => {
    const times: (number | null)[] = [];
    const begunParts = seconds();
    const most = task.kind === "parts" ? WORKERS * (begunParts - begun) : Number.POSITIVE_INFINITY;
    for (const own of options) {
      const from = seconds();
      if (from - begunParts > most) return [...times, null];
      const { done } = run(problem, own, from + task.seconds);
      times.push(done === undefined ? null : done - from);
      // A sum with one that is not known is not known.
      if (done === undefined && task.kind === "parts") break;
    }
    return times;
  };
  return {
    ...sizes,
    ...(whole.first === undefined ? {} : { first: since(whole.first) }),
    ...(whole.done === undefined ? {} : { done: since(whole.done) }),
    count: `${whole.count}`,
    nodes: whole.nodes,
    megabytes: Math.ceil(process.resourceUsage().maxRSS / 1024),
    ...(task.kind === "parts"
      ? {
          each: each(
            partsOf(problem, task.parts).map((assume) => ({ assume, countOnly: true, diagram: false })),
          ),
        }
      : {}),
    ...(task.kind === "shares"
      ? { each: task.workers.map((shares) => byShares(problem, shares, whole.count, seconds) ?? null) }
      : {}),
    ...(task.kind === "race"
      ? { each: task.racers.map((racers) => byRacers(problem, racers, task.seconds, seconds) ?? null) }
      : {}),
  };
}

console.log(JSON.stringify(measure(JSON.parse(readFileSync(0, "utf8")))));
