/** Conflicts a second where there are many, solutions a second where they are easy, and memory on a large loop. */
import { createProblemBuilder, kernelStrategy, negate, type Problem } from "@ecp/engine";
import { printTable, ratio } from "../table.js";
import { grid, neighbours, switches } from "./board.js";
import { loops } from "./kinds/loops.js";
import type { RunPrototype } from "./prototype.js";
import { Random } from "./random.js";

/** A shading of 9x9 with one shaded cell more than fit: no answer, and a long proof of it. */
function crowded(atLeast: number): Problem {
  const builder = createProblemBuilder();
  const graph = grid({ width: 9, height: 9 });
  const shaded = switches(builder, graph.vertexCount);
  neighbours(graph).forEach((list, v) => {
    for (const w of list) {
      const [a, b] = [shaded[v], shaded[w]];
      if (v < w && a !== undefined && b !== undefined) builder.clause([negate(a), negate(b)]);
    }
  });
  builder.global("connected", shaded.map(negate), graph);
  builder.linear(
    shaded.map((literal) => ({ literal })),
    atLeast,
    graph.vertexCount,
  );
  builder.visible(shaded);
  return builder.build();
}

export function printConflictRate(prototype: RunPrototype | undefined): void {
  const problem = crowded(32);
  const seconds = (): { rate: number; conflicts: number; time: number } => {
    const search = kernelStrategy(problem, "learn")({ limit: 2, nodeLimit: 100_000 });
    const start = performance.now();
    while (search.step(1_000_000) === "running");
    const time = (performance.now() - start) / 1000;
    const conflicts = search.stats().conflicts ?? 0;
    return { rate: conflicts / time, conflicts, time };
  };
  const best = [seconds(), seconds(), seconds()].sort((a, b) => b.rate - a.rate)[0];
  const row = ["shading 9x9, overfull", `${best?.conflicts}`, `${Math.round(best?.rate ?? 0)}`];
  if (prototype !== undefined) {
    const run = prototype(problem, 1500);
    row.push(ratio((best?.rate ?? 0) / ((1000 * run.conflicts) / run.milliseconds)));
  }
  printTable(
    ["learn", "conflicts", "a second", ...(prototype === undefined ? [] : ["rate / prototype"])],
    [row],
  );
}

export function printWalk(): void {
  const problems: [string, () => Problem][] = [
    [
      "loops on the edges of 5x5 cells",
      () => {
        const builder = createProblemBuilder();
        const graph = grid({ width: 6, height: 6 });
        builder.global("loop", switches(builder, graph.from.length), graph);
        return builder.build();
      },
    ],
    [
      "connected subsets of 5x4",
      () => {
        const builder = createProblemBuilder();
        const graph = grid({ width: 5, height: 4 });
        const cells = switches(builder, graph.vertexCount);
        builder.clause(cells);
        builder.global("connected", cells, graph);
        return builder.build();
      },
    ],
    [
      "at most 12 of 20",
      () => {
        const builder = createProblemBuilder();
        builder.linear(
          switches(builder, 20).map((literal) => ({ literal })),
          0,
          12,
        );
        return builder.build();
      },
    ],
  ];
  const rows = problems.map(([name, make]) => {
    const search = kernelStrategy(make(), "walk")({ countOnly: true });
    const start = performance.now();
    while (search.step(1_000_000) === "running");
    const seconds = (performance.now() - start) / 1000;
    return [name, `${search.count()}`, `${Math.round(Number(search.count()) / seconds)}`];
  });
  printTable(["walk", "solutions", "a second"], rows);
}

export function printLargeLoop(): void {
  const size = { width: 60, height: 60 };
  const layout = loops.make(size, new Random(60));
  // The sides of half of the cells told: enough for one answer.
  const { problem } = layout.pose([...layout.answer.keys()].filter((i) => i % 2 === 0));
  const before = process.memoryUsage();
  const start = performance.now();
  const search = kernelStrategy(problem, "learn")({ limit: 2 });
  while (search.step(1_000_000) === "running");
  const seconds = (performance.now() - start) / 1000;
  const after = process.memoryUsage();
  const grown = after.heapUsed + after.arrayBuffers - before.heapUsed - before.arrayBuffers;
  printTable(
    ["loop 60x60", "answers", "seconds", "kernel, MB", "heap grown, MB", "process, MB"],
    [
      [
        "",
        `${search.count()}`,
        seconds.toFixed(2),
        (search.stats().bytes / 1e6).toFixed(1),
        (grown / 1e6).toFixed(1),
        (after.rss / 1e6).toFixed(0),
      ],
    ],
  );
}
