/** From what capabilities say to what the protocol calls it. Together with server.ts the only file that knows the protocol's types. */
import type { Severity, Source, Span } from "@ecp/compiler";
import {
  type CodeLens,
  type Command,
  type Diagnostic,
  DiagnosticSeverity,
  DiagnosticTag,
  type Location,
  type Range,
} from "vscode-languageserver";
import type { Lens } from "./capabilities/code-lenses.js";
import type { Problem } from "./capabilities/diagnostics.js";
import { extentOf } from "./places.js";
import type { InstanceParams } from "./protocol.js";
import type { Snapshot } from "./snapshot.js";

const severities: Readonly<Record<Severity, DiagnosticSeverity>> = {
  error: DiagnosticSeverity.Error,
  warning: DiagnosticSeverity.Warning,
  hint: DiagnosticSeverity.Hint,
};

const tags = { unused: DiagnosticTag.Unnecessary, deprecated: DiagnosticTag.Deprecated } as const;

export interface Addresses {
  /** Where the pages of diagnostics are, if they are anywhere. */
  readonly pages?: string;
  /** The address of a file as the editor spells it. */
  readonly addressOf: (name: string) => string;
}

export const toRange = (source: Source, span: Pick<Span, "start" | "end">): Range => extentOf(source, span);

/** The text that a span is of: the snapshot's own, or that of a file it has read. */
export const sourceOf = (snapshot: Snapshot, file: string): Source | undefined =>
  file === snapshot.name
    ? snapshot.source
    : (snapshot.sources.get(file) ?? snapshot.analysis.resolved.sources.get(file));

export function toLocation(snapshot: Snapshot, span: Span, { addressOf }: Addresses): Location | undefined {
  const source = sourceOf(snapshot, span.file);
  return source === undefined ? undefined : { uri: addressOf(span.file), range: toRange(source, span) };
}

export function toCodeLens(
  snapshot: Snapshot,
  uri: string,
  { at, title, does, instance }: Lens,
  commands: { readonly solve: string; readonly count: string; readonly unique: string },
): CodeLens {
  const params: InstanceParams = { uri, instance, version: snapshot.version };
  const command: Command =
    does === "nothing" ? { title, command: "" } : { title, command: commands[does], arguments: [params] };
  return { range: toRange(snapshot.source, at), command };
}

export function toDiagnostic(snapshot: Snapshot, problem: Problem, addresses: Addresses): Diagnostic {
  const { code, severity, span, message, help, related, tag } = problem;
  return {
    range: toRange(snapshot.source, span),
    severity: severities[severity],
    code,
    ...(addresses.pages === undefined ? {} : { codeDescription: { href: `${addresses.pages}${code}.md` } }),
    source: "ecp",
    message: help === undefined ? message : `${message}\n${help}`,
    relatedInformation: related.flatMap((each) => {
      const location = toLocation(snapshot, each.span, addresses);
      return location === undefined ? [] : [{ location, message: each.message }];
    }),
    ...(tag === undefined ? {} : { tags: [tags[tag]] }),
  };
}
