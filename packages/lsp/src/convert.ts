/** From what capabilities say to what the protocol calls it. Together with server.ts the only file that knows the protocol's types. */
import { positionAt, type Severity, type Source, type Span } from "@ecp/compiler";
import {
  type CodeAction,
  CodeActionKind,
  type CodeLens,
  type Command,
  type CompletionItem,
  CompletionItemKind,
  type CompletionList,
  type Diagnostic,
  DiagnosticSeverity,
  DiagnosticTag,
  type DocumentLink,
  type DocumentSymbol,
  type FoldingRange,
  FoldingRangeKind,
  type Hover,
  type InitializeParams,
  type InlayHint,
  InlayHintKind,
  InsertTextFormat,
  type Location,
  MarkupKind,
  type Range,
  type SelectionRange,
  type SemanticTokens,
  SemanticTokensBuilder,
  type ServerCapabilities,
  type SignatureHelp,
  SymbolKind,
  type TextEdit,
  type WorkspaceEdit,
  type WorkspaceSymbol,
} from "vscode-languageserver";
import type { Action } from "./capabilities/code-actions.js";
import type { Lens } from "./capabilities/code-lenses.js";
import type { Completion, Offer } from "./capabilities/completion/item.js";
import type { Problem } from "./capabilities/diagnostics.js";
import type { FoundSymbol, OutlineEntry } from "./capabilities/document-symbols.js";
import type { Fold } from "./capabilities/folding.js";
import type { Replacement } from "./capabilities/formatting.js";
import type { HoverText } from "./capabilities/hover.js";
import type { Hint } from "./capabilities/inlay-hints.js";
import type { FileLink } from "./capabilities/links.js";
import { type Token, tokenModifiers, tokenTypes } from "./capabilities/semantic-tokens.js";
import type { CallHelp } from "./capabilities/signature-help.js";
import { extentOf } from "./places.js";
import type { InstanceParams, LensCommands } from "./protocol.js";
import type { Snapshot } from "./snapshot.js";

/** The capabilities of the server, as far as its client supports them. */
export function capabilitiesOf(_: InitializeParams): ServerCapabilities {
  return {
    codeActionProvider: { codeActionKinds: [CodeActionKind.QuickFix, CodeActionKind.Refactor] },
    codeLensProvider: {},
    completionProvider: { triggerCharacters: [".", '"', "/"] },
    definitionProvider: true,
    documentFormattingProvider: true,
    documentHighlightProvider: true,
    documentLinkProvider: {},
    documentOnTypeFormattingProvider: { firstTriggerCharacter: "\n" },
    documentRangeFormattingProvider: true,
    documentSymbolProvider: true,
    foldingRangeProvider: true,
    hoverProvider: true,
    inlayHintProvider: true,
    referencesProvider: true,
    renameProvider: { prepareProvider: true },
    selectionRangeProvider: true,
    semanticTokensProvider: {
      legend: { tokenTypes: [...tokenTypes], tokenModifiers: [...tokenModifiers] },
      full: true,
      range: true,
    },
    signatureHelpProvider: { triggerCharacters: ["(", ","] },
    workspaceSymbolProvider: true,
  };
}

export interface Addresses {
  /** Where the pages of diagnostics are, if they are anywhere. */
  readonly pages?: string;
  /** The address of a file as the editor spells it. */
  readonly addressOf: (name: string) => string;
}

type SnapshotOf = (file: string) => Snapshot | undefined;

// ---------------------------------------------------------------- places

export const toRange = (source: Source, span: Pick<Span, "start" | "end">): Range => extentOf(source, span);

/** The text that a span is of: the snapshot's own, or that of a file it has read. */
const sourceOf = (snapshot: Snapshot, file: string): Source | undefined =>
  file === snapshot.name
    ? snapshot.source
    : (snapshot.sources.get(file) ?? snapshot.analysis.resolved.sources.get(file));

export function toLocation(snapshot: Snapshot, span: Span, { addressOf }: Addresses): Location | undefined {
  const source = sourceOf(snapshot, span.file);
  return source === undefined ? undefined : { uri: addressOf(span.file), range: toRange(source, span) };
}

export const toTextEdits = ({ source }: Snapshot, edits: readonly Replacement[]): TextEdit[] =>
  edits.map((edit) => ({ range: toRange(source, edit), newText: edit.text }));

/** Edits in files of which there is no text any more are left out. */
export function toWorkspaceEdit(
  snapshotOf: SnapshotOf,
  edits: readonly { readonly span: Span; readonly text: string }[],
  { addressOf }: Addresses,
): WorkspaceEdit {
  const changes: Record<string, TextEdit[]> = {};
  for (const { span, text } of edits) {
    const source = snapshotOf(span.file)?.source;
    if (source === undefined) continue;
    const uri = addressOf(span.file);
    changes[uri] = [...(changes[uri] ?? []), { range: toRange(source, span), newText: text }];
  }
  return { changes };
}

// ---------------------------------------------------------------- diagnostics

const severities: Readonly<Record<Severity, DiagnosticSeverity>> = {
  error: DiagnosticSeverity.Error,
  warning: DiagnosticSeverity.Warning,
  hint: DiagnosticSeverity.Hint,
};

const tags = { unused: DiagnosticTag.Unnecessary, deprecated: DiagnosticTag.Deprecated } as const;

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

export function toCodeAction(
  snapshot: Snapshot,
  { title, kind, edits, problem, preferred }: Action,
  snapshotOf: SnapshotOf,
  addresses: Addresses,
): CodeAction {
  return {
    title,
    kind: kind === "quickfix" ? CodeActionKind.QuickFix : CodeActionKind.Refactor,
    edit: toWorkspaceEdit((file) => (file === snapshot.name ? snapshot : snapshotOf(file)), edits, addresses),
    ...(problem === undefined ? {} : { diagnostics: [toDiagnostic(snapshot, problem, addresses)] }),
    ...(preferred === true ? { isPreferred: true } : {}),
  };
}

export function toCodeLens(
  snapshot: Snapshot,
  uri: string,
  { at, title, does, instance }: Lens,
  commands: LensCommands,
): CodeLens {
  const params: InstanceParams = { uri, instance, version: snapshot.version };
  const command: Command =
    does === "nothing"
      ? { title, command: "" }
      : { title, command: commands[does] ?? "", arguments: [params] };
  return { range: toRange(snapshot.source, at), command };
}

// ---------------------------------------------------------------- completion and hover

const completionKinds: Readonly<Record<Offer["kind"], CompletionItemKind>> = {
  word: CompletionItemKind.Keyword,
  sort: CompletionItemKind.Class,
  layer: CompletionItemKind.Property,
  let: CompletionItemKind.Variable,
  function: CompletionItemKind.Function,
  parameter: CompletionItemKind.Constant,
  variable: CompletionItemKind.Variable,
  value: CompletionItemKind.EnumMember,
  attribute: CompletionItemKind.Method,
  puzzle: CompletionItemKind.Module,
  file: CompletionItemKind.File,
  section: CompletionItemKind.Snippet,
  type: CompletionItemKind.TypeParameter,
  item: CompletionItemKind.Struct,
};

/** `snippets`: whether the client fills in places of a snippet; without, they are left out. */
export function toCompletion(
  { source }: Snapshot,
  { offers, replace }: Completion,
  snippets: boolean,
): CompletionList {
  const range = toRange(source, replace);
  const written = source.text.slice(replace.start, replace.end);
  const seen = new Set<string>();
  const items = offers.flatMap((offer): CompletionItem[] => {
    if (seen.has(offer.label)) return [];
    seen.add(offer.label);
    const { snippet } = offer;
    const newText =
      snippet === undefined ? offer.label : snippets ? withPlaces(snippet) : withoutPlaces(snippet);
    return [
      {
        label: offer.label,
        kind: completionKinds[offer.kind],
        sortText: `${offer.rank ?? 5}${offer.label.toLowerCase()}`,
        // The text so far may be no part of a word, as `0..` is.
        filterText: /^[\p{L}\p{N}_]*$/u.test(written) ? offer.label : written,
        textEdit: { range, newText },
        ...(snippet !== undefined && snippets ? { insertTextFormat: InsertTextFormat.Snippet } : {}),
        ...(offer.detail === undefined ? {} : { detail: offer.detail }),
        ...(offer.says === undefined
          ? {}
          : { documentation: { kind: MarkupKind.Markdown, value: offer.says } }),
      },
    ];
  });
  return { isIncomplete: false, items };
}

const placePattern = /«([^«»]*)»/g;

/** `«name»` as the protocol writes it, numbered in order. */
function withPlaces(snippet: string): string {
  let count = 0;
  const escaped = snippet.replace(/[\\$}]/g, "\\$&");
  return escaped.replace(placePattern, (_, text: string) => {
    if (text === "") return "$0";
    count++;
    return text.includes("|") ? `\${${count}|${text.replaceAll("|", ",")}|}` : `\${${count}:${text}}`;
  });
}

const withoutPlaces = (snippet: string): string =>
  snippet.replace(placePattern, (_, text: string) => text.split("|")[0] ?? "");

export function toHover({ source }: Snapshot, found: HoverText | undefined): Hover | null {
  if (found === undefined) return null;
  return { contents: { kind: MarkupKind.Markdown, value: found.text }, range: toRange(source, found.span) };
}

export function toSignatureHelp(help: CallHelp | undefined): SignatureHelp | null {
  if (help === undefined) return null;
  const { signatures, argument } = help;
  const active = signatures.findIndex(({ parameters }) => parameters.length > argument);
  return {
    signatures: signatures.map(({ label, parameters, says }) => ({
      label,
      documentation: says,
      parameters: parameters.map(([start, end]) => ({ label: [start, end] as [number, number] })),
    })),
    activeSignature: Math.max(0, active),
    activeParameter: argument,
  };
}

// ---------------------------------------------------------------- outlines

const symbolKinds: Readonly<Record<OutlineEntry["kind"], SymbolKind>> = {
  puzzle: SymbolKind.Class,
  instance: SymbolKind.Object,
  given: SymbolKind.Field,
  find: SymbolKind.Property,
  let: SymbolKind.Variable,
  function: SymbolKind.Function,
  rule: SymbolKind.Method,
  legend: SymbolKind.Enum,
  item: SymbolKind.Struct,
  option: SymbolKind.Constructor,
  parameter: SymbolKind.Constant,
  data: SymbolKind.Array,
};

/** A symbol's own place lies within its range, which clients insist on. */
export function toSymbol(snapshot: Snapshot, entry: OutlineEntry): DocumentSymbol {
  const { span, at } = entry;
  const inside = { start: Math.max(span.start, at.start), end: Math.min(span.end, at.end) };
  const own = inside.start <= inside.end ? inside : { start: span.start, end: span.start };
  return {
    name: entry.name === "" ? "?" : entry.name,
    detail: entry.detail,
    kind: symbolKinds[entry.kind],
    range: toRange(snapshot.source, span),
    selectionRange: toRange(snapshot.source, own),
    children: entry.children.map((child) => toSymbol(snapshot, child)),
  };
}

export function toFoundSymbol(
  snapshotOf: SnapshotOf,
  { file, entry, container }: FoundSymbol,
  addresses: Addresses,
): WorkspaceSymbol | undefined {
  const snapshot = snapshotOf(file);
  const location = snapshot === undefined ? undefined : toLocation(snapshot, entry.at, addresses);
  if (location === undefined) return undefined;
  return { name: entry.name, kind: symbolKinds[entry.kind], location, containerName: container };
}

export function toSemanticTokens({ source }: Snapshot, tokens: readonly Token[]): SemanticTokens {
  const builder = new SemanticTokensBuilder();
  for (const { start, end, type, modifiers } of tokens) {
    const { line, character } = positionAt(source, start);
    const bits = modifiers.reduce((sum, each) => sum | (1 << tokenModifiers.indexOf(each)), 0);
    builder.push(line, character, end - start, tokenTypes.indexOf(type), bits);
  }
  return builder.build();
}

export function toFold({ from, to, kind }: Fold): FoldingRange {
  return { startLine: from, endLine: to, ...(kind === "block" ? {} : { kind: FoldingRangeKind.Comment }) };
}

export function toSelection(
  { source }: Snapshot,
  ranges: readonly { readonly start: number; readonly end: number }[],
): SelectionRange {
  const whole = { start: 0, end: source.text.length };
  return (
    ranges
      .toReversed()
      .reduce<SelectionRange | undefined>(
        (parent, range) => ({ range: toRange(source, range), ...(parent === undefined ? {} : { parent }) }),
        undefined,
      ) ?? { range: toRange(source, whole) }
  );
}

export function toHint({ source }: Snapshot, { offset, text, padding, kind }: Hint): InlayHint {
  return {
    position: positionAt(source, offset),
    label: text,
    kind: kind === "type" ? InlayHintKind.Type : InlayHintKind.Parameter,
    ...(padding === "left" ? { paddingLeft: true } : { paddingRight: true }),
  };
}

export const toLink = (
  { source }: Snapshot,
  { span, file }: FileLink,
  { addressOf }: Addresses,
): DocumentLink => ({
  range: toRange(source, span),
  target: addressOf(file),
});
