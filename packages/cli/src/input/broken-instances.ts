/** Instances with mistakes of their own: where there are others, those can be solved all the same. */
import type { Analysis, Diagnostic } from "@ecp/compiler";

/** The errors of each broken instance, by where its section begins. */
export type Broken = ReadonlyMap<number, readonly Diagnostic[]>;

/** Undefined where an error stands elsewhere, or no instance is left. */
export function brokenInstances({ file, typed, diagnostics, source }: Analysis): Broken | undefined {
  const starts = new Set(typed.instances.map(({ span }) => span.start));
  const broken = new Map<number, Diagnostic[]>();
  for (const diagnostic of diagnostics) {
    if (diagnostic.severity !== "error") continue;
    const { span } = diagnostic;
    const section = file.sections.findLast((each) => each.span.start <= span.start);
    if (span.file !== source.file || section?.kind !== "instance" || !starts.has(section.span.start))
      return undefined;
    const own = broken.get(section.span.start);
    if (own === undefined) broken.set(section.span.start, [diagnostic]);
    else own.push(diagnostic);
  }
  return broken.size < typed.instances.length ? broken : undefined;
}
