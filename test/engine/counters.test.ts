/** Counts the work of the engine on the standard instances: the speed of the machine does not matter, and a change that causes more work is seen. */
import { search } from "@ecp/engine";
import { describe, expect, it } from "vitest";
import { instances } from "../../bench/engine/instances.js";

describe("the counters of the standard instances", () => {
  it.each(instances.flatMap((instance) => (instance.counters === undefined ? [] : [{ ...instance }])))(
    "$name",
    ({ problem, by, solutions, counters }) => {
      const strategy = by === "dance" ? "dance" : "diagram";
      const run = search(problem(), { strategy, countOnly: true });
      while (run.step(1e6) === "running");
      const { nodes, updates } = run.stats();
      expect([run.count(), nodes, updates]).toEqual([solutions, ...(counters ?? [])]);
    },
  );

  it.each(instances.flatMap((instance) => (instance.sparse === undefined ? [] : [{ ...instance }])))(
    "$name, traced",
    ({ problem, solutions, sparse }) => {
      const run = search(problem(), { strategy: "dance", countOnly: true, onEvent: () => {} });
      while (run.step(1e6) === "running");
      const { nodes, updates } = run.stats();
      expect([run.count(), nodes, updates]).toEqual([solutions, ...(sparse ?? [])]);
    },
  );
});
