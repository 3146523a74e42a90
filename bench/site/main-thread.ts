/** The work of the main thread of a page, as the browser traces it: how long its tasks take by the clock, and how long the processor works on them. */
import type { CDPSession } from "playwright-core";

export interface Task {
  /** In milliseconds. */
  readonly wall: number;
  /** Without what other programs took of the time. */
  readonly processor: number;
}

interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  /** In microseconds, as `tdur`. */
  readonly dur?: number;
  readonly tdur?: number;
  readonly args?: { readonly name?: string };
}

/** All tasks that the main threads of pages did while `work` went on. */
export async function tasksDuring(session: CDPSession, work: () => Promise<void>): Promise<readonly Task[]> {
  const events: TraceEvent[] = [];
  const take = ({ value }: { readonly value: readonly object[] }): void => {
    for (const event of value) events.push(Object(event));
  };
  session.on("Tracing.dataCollected", take);
  await session.send("Tracing.start", {
    transferMode: "ReportEvents",
    traceConfig: { includedCategories: ["toplevel"] },
  });
  await work();
  const ended = new Promise<void>((resolve) => session.once("Tracing.tracingComplete", () => resolve()));
  await session.send("Tracing.end");
  await ended;
  session.off("Tracing.dataCollected", take);
  const threadOf = ({ pid, tid }: TraceEvent): string => `${pid} ${tid}`;
  const mains = new Set(
    events
      .filter(({ name, args }) => name === "thread_name" && args?.name === "CrRendererMain")
      .map(threadOf),
  );
  return events
    .filter((event) => event.ph === "X" && event.name.endsWith("RunTask") && mains.has(threadOf(event)))
    .map(({ dur = 0, tdur = 0 }) => ({ wall: dur / 1000, processor: tdur / 1000 }));
}
