/** Instances with mistakes of their own: where there are others, those can be solved all the same. */
import type { Analysis, Diagnostic } from "@ecp/compiler";

/** The errors of each broken instance, by where its section begins; of instances of puzzles that are not there too, and of lines that belong to nothing. */
export type Broken = ReadonlyMap<number, readonly Diagnostic[]>;

/** Returns undefined if an error stands elsewhere, or no instance is left. */
export function brokenInstances(analysis: Analysis): Broken | undefined {
  const broken = mistakesOfInstances(analysis);
  return analysis.typed.instances.some(({ span }) => broken?.has(span.start) === false) ? broken : undefined;
}

/** Returns undefined if an error stands elsewhere. */
export function mistakesOfInstances({ file, diagnostics, source }: Analysis): Broken | undefined {
  const broken = new Map<number, Diagnostic[]>();
  for (const diagnostic of diagnostics) {
    if (diagnostic.severity !== "error") continue;
    const { span } = diagnostic;
    const section = file.sections.findLast((each) => each.span.start <= span.start);
    if (span.file !== source.file || section?.kind !== "instance") return undefined;
    const own = broken.get(section.span.start);
    if (own === undefined) broken.set(section.span.start, [diagnostic]);
    else own.push(diagnostic);
  }
  return broken;
}
