/** A bar on standard error, on a terminal only, and only where the work takes longer than a moment. */

import { groupedDigits } from "@ecp/compiler";
import type { Underway } from "@ecp/engine";
import { clock } from "../clock.js";
import type { Terminal } from "../terminal.js";
import { FIRST_WORD, QUIET_MS } from "../thresholds.js";

export interface Progress {
  /** `found`: what was found until now, where that is not a number of answers. */
  readonly show: (search: Underway, found?: string) => void;
  /** Takes the bar away; results can be printed then. It comes again where nothing is printed for a moment and the work goes on. */
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
  const begun = clock();
  const state: { bar: Bar | undefined; loading: boolean; quietSince: number } = {
    bar: undefined,
    loading: false,
    quietSince: begun,
  };
  const load = async (found: string): Promise<void> => {
    const { quietSince } = state;
    state.loading = true;
    const { default: cliProgress } = await import("cli-progress");
    if (state.quietSince !== quietSince) return;
    const format = " {bar} {percentage} % · {found} · {nodes} nodes · {duration_formatted}{left}";
    const bar = new cliProgress.SingleBar(
      { format, clearOnComplete: true, hideCursor: true, etaBuffer: 1, barsize: 20, stream: process.stderr },
      cliProgress.Presets.shades_classic,
    );
    bar.start(100, 0, { nodes: 0, found, left: "" });
    state.bar = bar;
  };
  return {
    show: (search, found) => {
      const { nodes, solutions } = search.stats();
      const told = found ?? `${groupedDigits(solutions)} found`;
      if (state.bar === undefined) {
        const late = clock() - state.quietSince > QUIET_MS;
        if (late && !state.loading) void load(told);
        return;
      }
      const done = search.progress();
      state.bar.update(Math.floor(100 * done), {
        left: timeLeft(done, clock() - begun),
        nodes: groupedDigits(nodes),
        found: told,
      });
    },
    clear: () => {
      state.quietSince = clock();
      state.loading = false;
      state.bar?.stop();
      state.bar = undefined;
    },
  };
}

/** If the rest goes on as the part that is done did: ` · about 3 min left`. */
export function timeLeft(done: number, milliseconds: number): string {
  if (done < FIRST_WORD || done >= 1) return "";
  const seconds = (milliseconds * (1 - done)) / done / 1000;
  const units: readonly (readonly [string, number])[] = [
    ["d", 86_400],
    ["h", 3_600],
    ["min", 60],
  ];
  const [unit, size] = units.find(([, long]) => seconds >= 1.5 * long) ?? ["s", 1];
  return ` · about ${groupedDigits(Math.max(1, Math.round(seconds / size)))} ${unit} left`;
}
