/**
 * A message of a phase about a text: data, from an entry of the catalogue. The terminal, the editor, `ecpc explain` and docs/diagnostics
 * are all printed from the same entry; no other file holds the text of a message.
 */
import type { Span } from "../text/span.js";

export type Severity = "error" | "warning" | "hint";

/** Replaces the text at `span`; an empty span inserts. */
export interface Edit {
  readonly span: Span;
  readonly text: string;
}

/** A mend that an editor can apply. */
export interface QuickFix {
  readonly title: string;
  readonly edits: readonly Edit[];
}

export interface Related {
  readonly span: Span;
  readonly message: string;
}

export interface Diagnostic {
  readonly code: string;
  readonly slug: string;
  readonly severity: Severity;
  readonly span: Span;
  readonly message: string;
  readonly help?: string;
  readonly related: readonly Related[];
  readonly fix?: QuickFix;
  /** Mends of which one may be meant; whoever wrote the text is to choose. */
  readonly choices?: readonly QuickFix[];
}

/**
 * One entry of the catalogue. `message` starts in lower case, has no full stop, and quotes the user's text in backticks.
 * Both examples of the page are executed by the tests: `failing` raises this code, `corrected` raises nothing.
 */
export interface DiagnosticKind<Payload> {
  readonly code: `ECP${1 | 2 | 3 | 4 | 5 | 6}${string}`;
  readonly slug: string;
  readonly severity: Severity;
  readonly message: (payload: Payload) => string;
  readonly help?: (payload: Payload) => string | undefined;
  readonly fix?: (payload: Payload, span: Span) => QuickFix | undefined;
  readonly page: Page;
}

export interface Page {
  /** One or two plain paragraphs: what it means, and what to do. */
  readonly meaning: string;
  /** Absent where no text alone raises it (a limit, a file's access); the page then says so. */
  readonly failing?: string;
  readonly corrected?: string;
}

/** An entry without its payload's type, as the table, the pages and the tests see it. */
export type CatalogueEntry = Pick<DiagnosticKind<never>, "code" | "slug" | "severity" | "page">;

export function defineDiagnostic<Payload>(kind: DiagnosticKind<Payload>): DiagnosticKind<Payload> {
  return kind;
}

export function diagnose<Payload>(
  kind: DiagnosticKind<Payload>,
  span: Span,
  payload: Payload,
  related: readonly Related[] = [],
): Diagnostic {
  const help = kind.help?.(payload);
  const fix = kind.fix?.(payload, span);
  return {
    code: kind.code,
    slug: kind.slug,
    severity: kind.severity,
    span,
    message: kind.message(payload),
    related,
    ...(help === undefined ? {} : { help }),
    ...(fix === undefined ? {} : { fix }),
  };
}

/** The result of a phase: always a value, and its diagnostics. */
export interface Outcome<Value> {
  readonly value: Value;
  readonly diagnostics: readonly Diagnostic[];
}

/** Whether it is an error, and no warning or hint. */
export const saysError = ({ severity }: Pick<Diagnostic, "severity">): boolean => severity === "error";
