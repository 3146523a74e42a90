/** An instance as it would be read if its text were another: what an edit would lead to is asked before it is made. */
import type { Span } from "@ecp/compiler";
import { type InstanceReading, makeSnapshot, recordingOf, type Snapshot } from "../snapshot.js";

/** `edit` is within the instance. Only the sections that the instance depends on are read; what is broken elsewhere does not matter. */
export function tryEdit(
  snapshot: Snapshot,
  reading: InstanceReading,
  edit: { readonly span: Span; readonly text: string },
): InstanceReading | undefined {
  const { source, analysis, name, version } = snapshot;
  const own = reading.instance.span;
  const kept = [own, ...reading.sections()];
  const parts: string[] = [];
  let from = 0;
  for (const { kind, span } of analysis.file.sections) {
    if (kind === "use" || kept.some(({ start, end }) => start <= span.start && span.end <= end)) continue;
    const { start, end } = span;
    if (start < from) continue;
    parts.push(source.text.slice(from, start), source.text.slice(start, end).replace(/[^\r\n]/g, " "));
    from = end;
  }
  const alone = parts.join("") + source.text.slice(from);
  const edited = alone.slice(0, edit.span.start) + edit.text + alone.slice(edit.span.end);
  const trial = makeSnapshot(name, version, edited, recordingOf(snapshot));
  return trial.instances.find(({ instance }) => instance.span.start === own.start);
}
