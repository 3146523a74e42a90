/**
 * Cases of the language server: a text with `<|>` where the cursor is (twice: a range), and what a capability says there. A case may have several
 * files: `// file: other.ecp` begins another one. Places are printed as `line:column` from 1, with the text that stands there.
 */
import { positionAt, type Source } from "@ecp/compiler";
import { boardMarks, cellName, mapsOf } from "../../packages/lsp/src/capabilities/board.js";
import { codeActions } from "../../packages/lsp/src/capabilities/code-actions.js";
import { codeLenses } from "../../packages/lsp/src/capabilities/code-lenses.js";
import { complete } from "../../packages/lsp/src/capabilities/completion/complete.js";
import { definition } from "../../packages/lsp/src/capabilities/definition.js";
import { problems } from "../../packages/lsp/src/capabilities/diagnostics.js";
import {
  documentSymbols,
  type OutlineEntry,
  workspaceSymbols,
} from "../../packages/lsp/src/capabilities/document-symbols.js";
import { folds } from "../../packages/lsp/src/capabilities/folding.js";
import { formatting, formattingOnType } from "../../packages/lsp/src/capabilities/formatting.js";
import { hover } from "../../packages/lsp/src/capabilities/hover.js";
import { inlayHints } from "../../packages/lsp/src/capabilities/inlay-hints.js";
import { links } from "../../packages/lsp/src/capabilities/links.js";
import { listProblems } from "../../packages/lsp/src/capabilities/listed-problems.js";
import { occurrences, targetAt, textsToSearch } from "../../packages/lsp/src/capabilities/references.js";
import { rename } from "../../packages/lsp/src/capabilities/rename.js";
import { selections } from "../../packages/lsp/src/capabilities/selection.js";
import { semanticTokens } from "../../packages/lsp/src/capabilities/semantic-tokens.js";
import { setSymbol } from "../../packages/lsp/src/capabilities/set-symbol.js";
import { signatureHelp } from "../../packages/lsp/src/capabilities/signature-help.js";
import type { Snapshot } from "../../packages/lsp/src/snapshot.js";
import { openTexts } from "../lsp/texts.js";

const mark = "<|>";
const main = "case.ecp";

interface Asked {
  readonly texts: ReturnType<typeof openTexts>;
  readonly snapshot: Snapshot;
  readonly offset: number;
  readonly range: { readonly start: number; readonly end: number };
}

interface Place {
  readonly start: number;
  readonly end: number;
}

export function askCapability(capability: string, text: string): string {
  const ask = capabilities[capability];
  if (ask === undefined) throw new Error(`there is no capability ${capability}`);
  const files: Record<string, string> = {};
  let name = main;
  let cursor = { file: main, offsets: [] as number[] };
  for (const line of text.split(/^(?=\/\/ file: )/m)) {
    const [, other] = /^\/\/ file: (\S+)\n/.exec(line) ?? [];
    name = other ?? main;
    const content = other === undefined ? line : line.slice(line.indexOf("\n") + 1);
    const parts = content.split(mark);
    files[name] = parts.join("");
    if (parts.length > 1) {
      let at = 0;
      cursor = { file: name, offsets: parts.slice(0, -1).map((part) => (at += part.length)) };
    }
  }
  const texts = openTexts(files);
  const [start = 0, end = start] = cursor.offsets;
  const snapshot = texts.snapshot(cursor.file);
  const said = ask({ texts, snapshot, offset: start, range: { start, end } });
  return said.length === 0 ? "nothing\n" : `${said.join("\n")}\n`;
}

// ---------------------------------------------------------------- printing

const at = (source: Source, offset: number): string => {
  const { line, character } = positionAt(source, offset);
  return `${line + 1}:${character + 1}`;
};

const said = (text: string): string => (text === "" ? "nothing" : JSON.stringify(text));

const placed = ({ source }: Snapshot, { start, end }: Place): string =>
  `${at(source, start)} ${said(source.text.slice(start, end))}`;

const fileOf = (name: string): string => name.replace(/^\/texts\//, "");

/** In whichever text it is. */
function placedIn({ texts, snapshot }: Asked, span: Place & { readonly file: string }): string {
  const there = span.file === snapshot.name ? snapshot : texts.snapshotOf(span.file);
  const file = span.file === snapshot.name ? "" : `${fileOf(span.file)} `;
  const source = there?.source ?? snapshot.analysis.resolved.sources.get(span.file);
  return source === undefined
    ? `${file}?`
    : `${file}${at(source, span.start)} ${said(source.text.slice(span.start, span.end))}`;
}

function applied(text: string, edits: readonly (Place & { readonly text: string })[]): string {
  let result = text;
  for (const { start, end, text: by } of edits.toSorted((a, b) => b.start - a.start || b.end - a.end)) {
    result = result.slice(0, start) + by + result.slice(end);
  }
  return result;
}

/** The lines that differ, as `- old` and `+ new`. */
function difference(before: string, after: string): string[] {
  const old = before.split("\n");
  const now = after.split("\n");
  let head = 0;
  while (head < old.length && head < now.length && old[head] === now[head]) head++;
  let tail = 0;
  while (tail < Math.min(old.length, now.length) - head && old.at(-1 - tail) === now.at(-1 - tail)) tail++;
  return [
    ...old.slice(head, old.length - tail).map((line) => `- ${line}`),
    ...now.slice(head, now.length - tail).map((line) => `+ ${line}`),
  ];
}

const noResults = { of: () => undefined };

const outline = (snapshot: Snapshot, entries: readonly OutlineEntry[], indent = ""): string[] =>
  entries.flatMap((entry) => [
    `${indent}${entry.kind} ${entry.name}${entry.detail === "" ? "" : ` (${entry.detail})`} ${at(snapshot.source, entry.at.start)}`,
    ...outline(snapshot, entry.children, `${indent}  `),
  ]);

function hoverLines({ snapshot, offset, texts }: Asked): readonly string[] {
  const found = hover(snapshot, offset, noResults, texts.snapshotOf, texts.compiled);
  return found === undefined
    ? []
    : [placed(snapshot, found.span), ...found.text.split("\n").filter((line) => line !== "")];
}

/** As many labels of a rank are printed. */
const mostLabels = 14;

// ---------------------------------------------------------------- capabilities

const capabilities: Readonly<Record<string, (asked: Asked) => readonly string[]>> = {
  completion: ({ snapshot, offset, texts }) => {
    const { offers, replace } = complete(snapshot, offset, texts.files);
    const ranks = new Map<number, string[]>();
    for (const { label, kind, detail, rank = 5 } of offers) {
      const text = `${label} (${detail === undefined || detail === "" ? kind : detail})`;
      ranks.set(rank, [...(ranks.get(rank) ?? []), text]);
    }
    const lines = [...ranks]
      .sort(([a], [b]) => a - b)
      .map(([rank, labels]) => {
        const unique = [...new Set(labels)];
        const more = unique.length - mostLabels;
        return `${rank}: ${unique.slice(0, mostLabels).join(", ")}${more > 0 ? `, and ${more} more` : ""}`;
      });
    return [`for ${placed(snapshot, replace)}`, ...lines];
  },
  hover: (asked) => hoverLines(asked),
  // Where the instances were compiled before.
  "hover-compiled": (asked) => {
    const { snapshot, texts } = asked;
    for (const reading of snapshot.instances) texts.compiled.compile(snapshot, reading);
    return hoverLines(asked);
  },
  "signature-help": ({ snapshot, offset }) => {
    const help = signatureHelp(snapshot, offset);
    if (help === undefined) return [];
    return help.signatures.map(({ label, parameters, says }) => {
      const [start, end] = parameters[Math.min(help.argument, parameters.length - 1)] ?? [0, 0];
      return `${label.slice(0, start)}<${label.slice(start, end)}>${label.slice(end)}${says === "" ? "" : `: ${says}`}`;
    });
  },
  definition: (asked) => {
    const span = definition(asked.snapshot, asked.offset, asked.texts.snapshotOf);
    return span === undefined ? [] : [placedIn(asked, span)];
  },
  references: (asked) => {
    const target = targetAt(asked.snapshot, asked.offset, asked.texts.snapshotOf);
    if (target === undefined) return [];
    return textsToSearch(target, asked.snapshot, asked.texts.all)
      .flatMap((snapshot) => occurrences(snapshot, target, asked.texts.snapshotOf))
      .map(({ span, declares }) => `${placedIn(asked, span)}${declares ? ", declared" : ""}`);
  },
  rename: ({ texts, snapshot, offset }) => {
    const target = targetAt(snapshot, offset, texts.snapshotOf);
    if (target === undefined) return [];
    const to = target.kind === "symbol" ? "@" : "fox";
    const renaming = rename(
      target,
      texts.all().flatMap((each) => occurrences(each, target, texts.snapshotOf)),
      to,
    );
    if ("refused" in renaming) return [`refused: ${renaming.refused}`];
    return texts.all().flatMap((each) => {
      const edits = renaming.edits.filter(({ span }) => span.file === each.name);
      const { text } = each.source;
      const after = applied(
        text,
        edits.map(({ span, text: by }) => ({ ...span, text: by })),
      );
      const old = text.split("\n");
      const file = each === snapshot ? "" : `${fileOf(each.name)}: `;
      return after.split("\n").flatMap((line, i) => (line === old[i] ? [] : [`${file}${line}`]));
    });
  },
  "document-symbols": ({ snapshot }) => outline(snapshot, documentSymbols(snapshot)),
  "workspace-symbols": ({ texts }) =>
    workspaceSymbols(texts.all(), "ue").map(
      ({ file, entry, container }) =>
        `${fileOf(file)} ${entry.kind} ${entry.name}${container === "" ? "" : ` in ${container}`}`,
    ),
  "semantic-tokens": ({ snapshot }) =>
    semanticTokens(snapshot).map(
      ({ start, end, type, modifiers }) =>
        `${placed(snapshot, { start, end })} ${[type, ...modifiers].join(" ")}`,
    ),
  folding: ({ snapshot }) => folds(snapshot).map(({ from, to, kind }) => `${from + 1}-${to + 1} ${kind}`),
  selection: ({ snapshot, offset }) =>
    selections(snapshot, offset).map(({ start, end }) => said(snapshot.source.text.slice(start, end))),
  formatting: ({ snapshot }) =>
    difference(snapshot.source.text, applied(snapshot.source.text, formatting(snapshot))),
  "formatting-on-type": ({ snapshot, offset }) =>
    difference(snapshot.source.text, applied(snapshot.source.text, formattingOnType(snapshot, offset))),
  "inlay-hints": ({ snapshot, texts }) => {
    for (const reading of snapshot.instances) texts.compiled.compile(snapshot, reading);
    return inlayHints(snapshot, { start: 0, end: snapshot.source.text.length }, texts.compiled.options).map(
      ({ offset, text }) => `${at(snapshot.source, offset)} ${text}`,
    );
  },
  links: (asked) =>
    links(asked.snapshot).map(({ span, file }) => `${placed(asked.snapshot, span)} → ${fileOf(file)}`),
  "code-lenses": ({ snapshot }) =>
    codeLenses(snapshot, noResults).map(
      ({ at: place, title, instance }) => `${at(snapshot.source, place.start)} ${title} (${instance})`,
    ),
  "code-actions": ({ snapshot, range, texts }) => {
    for (const reading of snapshot.instances) texts.compiled.compile(snapshot, reading);
    const all = problems(snapshot, texts.compiled.diagnostics(snapshot));
    return codeActions(snapshot, range, all).flatMap(({ title, edits }) => [
      title,
      ...difference(
        snapshot.source.text,
        applied(
          snapshot.source.text,
          edits.map(({ span, text }) => ({ ...span, text })),
        ),
      ).map((line) => `  ${line}`),
    ]);
  },
  diagnostics: (asked) => {
    const { snapshot, texts } = asked;
    for (const reading of snapshot.instances) texts.compiled.compile(snapshot, reading);
    return problems(snapshot, texts.compiled.diagnostics(snapshot)).flatMap(
      ({ severity, code, span, message, related, tag }) => [
        `${placed(snapshot, span)} ${severity}[${code}]${tag === undefined ? "" : ` ${tag}`}: ${message}`,
        ...related.map((each) => `  ${placedIn(asked, each.span)} ${each.message}`),
      ],
    );
  },
  "map-places": ({ snapshot }) =>
    snapshot.instances.flatMap((reading) =>
      mapsOf(reading).flatMap(({ block, rows, symbols, dense }) => [
        `${block.line.name.text}: ${rows.length} rows${dense ? ", dense" : ""}`,
        ...symbols.map(
          ({ sort, row, column, name = `r${row + 1}c${column + 1}`, towards, span }) =>
            `  ${name}${sort === "cell" ? "" : ` ${sort}${towards === undefined ? "" : ` ${towards}`}`} ${placed(snapshot, span)}`,
        ),
      ]),
    ),
  "board-marks": ({ snapshot, texts }) =>
    snapshot.instances.flatMap((reading) => {
      texts.compiled.compile(snapshot, reading);
      const all = problems(snapshot, texts.compiled.diagnostics(snapshot));
      return boardMarks(snapshot, reading, all).map(
        ({ cells, code, severity, rule }) =>
          `${cells.join(" ")} ${severity}[${code}]${rule === undefined ? "" : ` “${rule}”`}`,
      );
    }),
  "listed-problems": ({ snapshot }) =>
    listProblems(snapshot.source, problems(snapshot)).problems.flatMap(
      ({ severity, code, message, help, range, excerpt }) => [
        `${range.start.line + 1}: ${severity}[${code}]: ${message}`,
        ...excerpt.map(({ line, text, mark }) => {
          const { start, end } = mark ?? { start: 0, end: 0 };
          const marked =
            mark === undefined
              ? text
              : `${text.slice(0, start)}»${text.slice(start, end)}«${text.slice(end)}`;
          return `  ${line + 1} | ${marked}`;
        }),
        ...(help === undefined ? [] : [`  help: ${help}`]),
      ],
    ),
  "set-symbol": ({ snapshot, offset }) => {
    // The cursor stands before the symbol that is typed over; what is typed is the name of the instance.
    const [reading] = snapshot.instances;
    if (reading === undefined) return [];
    const typed = reading.instance.name ?? "";
    const cell = mapsOf(reading)
      .flatMap(({ symbols }) => symbols)
      .find(({ span }) => span.start === offset);
    const set = setSymbol(snapshot, reading, cell === undefined ? "r9c9" : cellName(cell), typed, undefined);
    if ("refused" in set) return [`refused: ${set.refused}`];
    const after = applied(
      snapshot.source.text,
      set.edits.map(({ span, text }) => ({ ...span, text })),
    );
    return difference(snapshot.source.text, after);
  },
};
