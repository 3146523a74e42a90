/** The outline: puzzles with their layers, lets, rules and legends; instances with their data. Also of a text that is broken elsewhere. */
import type { ClassLine, InstanceLine, Name, Span } from "@ecp/compiler";
import type { Snapshot } from "../snapshot.js";

export interface OutlineEntry {
  readonly name: string;
  readonly detail: string;
  readonly kind:
    | "puzzle"
    | "instance"
    | "given"
    | "find"
    | "let"
    | "function"
    | "rule"
    | "legend"
    | "item"
    | "option"
    | "parameter"
    | "data";
  readonly span: Span;
  /** Where its name stands. */
  readonly at: Span;
  readonly children: readonly OutlineEntry[];
}

export function documentSymbols(snapshot: Snapshot): readonly OutlineEntry[] {
  const { text } = snapshot.source;
  return snapshot.analysis.file.sections.flatMap((section): OutlineEntry[] => {
    switch (section.kind) {
      case "puzzle":
        return [
          {
            ...named(section.name, "puzzle", section.span),
            name: section.name.text === "" ? "puzzle" : section.name.text,
            detail: section.title?.text ?? "",
            children: [
              ...section.parameters.map(({ name, span }) => leaf(name, "parameter", span)),
              ...section.body.flatMap((line) => ofClassLine(line, text)),
            ],
          },
        ];
      case "instance": {
        const first = section.title ?? section.of;
        return [
          {
            name:
              section.title?.text ?? `instance${section.of === undefined ? "" : ` of ${section.of.text}`}`,
            detail: section.of?.text ?? "",
            kind: "instance",
            span: section.span,
            at: first?.span ?? { ...section.span, end: section.span.start + "instance".length },
            children: section.body.flatMap(ofInstanceLine),
          },
        ];
      }
      case "use":
      case "broken":
        return [];
      default:
        return section satisfies never;
    }
  });
}

const named = (name: Name, kind: OutlineEntry["kind"], span: Span) => ({
  name: name.text,
  kind,
  span,
  at: name.span,
});

const leaf = (name: Name, kind: OutlineEntry["kind"], span: Span): OutlineEntry => ({
  ...named(name, kind, span),
  name: name.text === "" ? "?" : name.text,
  detail: "",
  children: [],
});

function ofClassLine(line: ClassLine, text: string): OutlineEntry[] {
  switch (line.kind) {
    case "layer":
      return line.names.map((name) => ({
        ...leaf(name, line.role, line.span),
        detail: text.slice(line.type.span.start, line.type.span.end).replace(/\s+/g, " ").slice(0, 60),
      }));
    case "let":
      return [leaf(line.name, line.parameters === undefined ? "let" : "function", line.span)];
    case "param":
      return [leaf(line.name, "parameter", line.span)];
    case "pieces":
      return [leaf(line.name, "find", line.span)];
    case "items":
      return line.items.map(({ name }) => leaf(name, "item", line.span));
    case "option":
      return [leaf(line.name, "option", line.span)];
    case "rule":
      return [
        {
          name: line.title?.text || "rule",
          detail: "",
          kind: "rule",
          span: line.span,
          at: line.title?.span ?? line.span,
          children: [],
        },
      ];
    case "legend":
      return [
        {
          name: "legend",
          detail: "",
          kind: "legend",
          span: line.span,
          at: { ...line.span, end: line.span.start + "legend".length },
          children: [],
        },
      ];
    case "use":
    case "board":
    case "place":
    case "cover":
    case "show":
    case "objective":
    case "for-each":
    case "if":
    case "inside":
    case "assertion":
    case "broken":
      return [];
    default:
      return line satisfies never;
  }
}

function ofInstanceLine(line: InstanceLine): OutlineEntry[] {
  switch (line.kind) {
    case "data":
      return [leaf(line.name, "data", line.span)];
    case "solution":
      return [answerBlock(line, "solution")];
    case "so-far":
      return [answerBlock(line, "so far")];
    case "board":
    case "expect":
    case "fix":
    case "broken":
      return [];
    default:
      return line satisfies never;
  }
}

export interface FoundSymbol {
  readonly file: string;
  readonly entry: OutlineEntry;
  /** The section that it is in. */
  readonly container: string;
}

/** In all texts given: names that have the letters of the query in its order. */
export function workspaceSymbols(snapshots: readonly Snapshot[], query: string): readonly FoundSymbol[] {
  const wanted = [...query.toLowerCase()];
  const fits = (name: string): boolean => {
    let at = 0;
    for (const letter of name.toLowerCase()) if (letter === wanted[at]) at++;
    return at === wanted.length;
  };
  return snapshots.flatMap((snapshot) =>
    documentSymbols(snapshot).flatMap((section) =>
      [section, ...section.children].flatMap((entry) =>
        entry.kind !== "data" && entry.kind !== "legend" && fits(entry.name)
          ? [{ file: snapshot.name, entry, container: entry === section ? "" : section.name }]
          : [],
      ),
    ),
  );
}

const answerBlock = ({ span }: InstanceLine, name: string): OutlineEntry => ({
  name,
  detail: "",
  kind: "data",
  span,
  at: { ...span, end: span.start + name.length },
  children: [],
});
