/** Above each instance: what can be done with it, and what came of it. */
import type { InstanceReading, Snapshot } from "../snapshot.js";
import type { Results } from "../solving/results.js";
import { statusOf } from "../solving/status.js";

const titles = {
  solve: "Solve",
  count: "Count",
  unique: "Check unique",
  explain: "Explain",
  hint: "Hint",
  rate: "Rate",
} as const;

export type LensAction = keyof typeof titles;

export const lensActions = Object.keys(titles) as readonly LensAction[];

export interface Lens {
  readonly at: { readonly start: number; readonly end: number };
  readonly title: string;
  readonly does: LensAction | "nothing";
  readonly instance: string;
}

/** `offered`: what the commands of the client can do. Nothing above an instance whose puzzle has mistakes: the mistakes say what to do. */
export function codeLenses(
  snapshot: Snapshot,
  results: Pick<Results, "of">,
  offered: readonly LensAction[] = lensActions,
): readonly Lens[] {
  const { typed } = snapshot.analysis;
  return snapshot.instances.flatMap((reading): Lens[] => {
    if (!typed.isSoundInstance(reading.instance)) return [];
    const at = headOf(snapshot, reading);
    const lens = (title: string, does: Lens["does"]): Lens => ({ at, title, does, instance: reading.id });
    const result = results.of(snapshot, reading);
    const known = statusOf(result, false, reading.instance.expect);
    const buttons = offered.map((does) => lens(titles[does], does));
    return result === undefined ? buttons : [...buttons, lens(known.says, "nothing")];
  });
}

/** The first line of its section. */
function headOf({ source }: Snapshot, { instance: { span } }: InstanceReading): Lens["at"] {
  const end = source.text.slice(span.start, span.end).search(/[\r\n]/);
  return { start: span.start, end: end < 0 ? span.end : span.start + end };
}
