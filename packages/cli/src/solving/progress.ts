/** A bar on standard error, on a terminal only, and only where the work takes longer than a moment. */
import type { SearchStats } from "@ecp/engine";
import type { Terminal } from "../terminal.js";

const QUIET_MS = 1_000;

/** One search, or several together. */
export interface Underway {
  readonly progress: () => number;
  readonly stats: () => Pick<SearchStats, "nodes" | "solutions">;
}

export interface Progress {
  readonly show: (search: Underway) => void;
  /** Takes the bar away; results can be printed then. */
  readonly clear: () => void;
}

const noProgress: Progress = { show: () => {}, clear: () => {} };

interface Bar {
  readonly start: (total: number, startValue: number, payload: object) => void;
  readonly update: (value: number, payload: object) => void;
  readonly stop: () => void;
}

export function progressOn(terminal: Terminal, wanted: boolean | undefined): Progress {
  if (wanted === false || !terminal.err.isTerminal) return noProgress;
  const begun = performance.now();
  const state: { bar: Bar | undefined; loading: boolean; cleared: boolean } = {
    bar: undefined,
    loading: false,
    cleared: false,
  };
  const load = async (): Promise<void> => {
    state.loading = true;
    const { default: cliProgress } = await import("cli-progress");
    if (state.cleared) return;
    const format = " {bar} {percentage} % · {nodes} nodes · {found} found · {duration_formatted}";
    const bar = new cliProgress.SingleBar(
      { format, clearOnComplete: true, hideCursor: true, etaBuffer: 1, barsize: 30, stream: process.stderr },
      cliProgress.Presets.shades_classic,
    );
    bar.start(100, 0, { nodes: 0, found: "0" });
    state.bar = bar;
  };
  return {
    show: (search) => {
      if (state.bar === undefined) {
        const late = performance.now() - begun > QUIET_MS;
        if (late && !state.loading && !state.cleared) void load();
        return;
      }
      const { nodes, solutions } = search.stats();
      state.bar.update(Math.floor(100 * search.progress()), {
        nodes: nodes.toLocaleString("en"),
        found: solutions.toLocaleString("en"),
      });
    },
    clear: () => {
      state.cleared = true;
      state.bar?.stop();
      state.bar = undefined;
    },
  };
}
