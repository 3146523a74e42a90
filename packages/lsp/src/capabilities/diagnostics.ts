/**
 * Diagnostics, where an editor can show them: mistakes of the text itself at their place, mistakes of files that it uses at the line that
 * uses them.
 */
import type { Diagnostic, Severity, Span } from "@ecp/compiler";
import type { Snapshot } from "../snapshot.js";

export interface Problem {
  readonly code: string;
  readonly slug: string;
  readonly severity: Severity;
  /** In the text of the snapshot. */
  readonly span: Span;
  readonly message: string;
  readonly help?: string;
  readonly related: readonly { readonly span: Span; readonly message: string }[];
  /** To be shown faded, or struck through. */
  readonly tag?: "unused" | "deprecated";
  /** The diagnostic itself, with its mend. */
  readonly of: Diagnostic;
}

/** A question that a person would be asked at a terminal is no mistake of the text. */
const isQuestion = (code: string): boolean => code === "ECP4101";

const unusedSlugs = new Set(["unused-let", "unused-given", "unused-hole"]);

/** `ofInstances`: what compiling the instances has said, where that is known. */
export function problems(snapshot: Snapshot, ofInstances?: readonly Diagnostic[]): readonly Problem[] {
  const all = [
    ...snapshot.analysis.diagnostics,
    ...(ofInstances ?? snapshot.instances.flatMap(({ data }) => data().diagnostics)),
  ];
  const seen = new Set<string>();
  return all.flatMap((diagnostic): Problem[] => {
    if (isQuestion(diagnostic.code)) return [];
    const span = placeIn(snapshot, diagnostic.span);
    if (span === undefined) return [];
    const key = `${diagnostic.code} ${span.start} ${span.end} ${diagnostic.message}`;
    if (seen.has(key)) return [];
    seen.add(key);
    const { code, slug, severity, message, help, related } = diagnostic;
    const elsewhere = span === diagnostic.span ? [] : [{ span: diagnostic.span, message }];
    return [
      {
        code,
        slug,
        severity,
        span,
        message,
        ...(help === undefined ? {} : { help }),
        related: [...elsewhere, ...related],
        ...(unusedSlugs.has(slug) ? { tag: "unused" as const } : {}),
        of: diagnostic,
      },
    ];
  });
}

/** The place itself, or the line of this text that brings in the file it is in. */
function placeIn(snapshot: Snapshot, span: Span): Span | undefined {
  if (span.file === snapshot.name) return span;
  const { sections } = snapshot.analysis.file;
  const uses = sections.flatMap((section) =>
    section.kind === "use"
      ? [section]
      : section.kind === "puzzle"
        ? section.body.filter((line) => line.kind === "use")
        : [],
  );
  const direct = uses.find(({ from }) => from !== "std" && endsAlike(span.file, from.text));
  return (direct ?? uses[0])?.span ?? { file: snapshot.name, start: 0, end: 0 };
}

const endsAlike = (file: string, path: string): boolean =>
  file.split("/").at(-1) === path.split(/[\\/]/).at(-1);
