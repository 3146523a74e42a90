/** Files that a text names: behind `use`, `table from`, `map: from`. */
import { type RawLine, type Span, spanOf, type Text } from "@ecp/compiler";
import { nameOfPath } from "../addresses.js";
import { holds } from "../places.js";
import type { Snapshot } from "../snapshot.js";

export interface FileLink {
  /** The path, without its quotes. */
  readonly span: Span;
  readonly file: string;
}

export function links(snapshot: Snapshot): readonly FileLink[] {
  const texts: { readonly span: Span; readonly text: string }[] = [];
  const addText = (text: Text): void => {
    texts.push({ span: inQuotes(text.span), text: text.text });
  };
  const addData = (line: RawLine | undefined): void => {
    const match = /^from\s+"((?:[^"]|"")*)"\s*$/u.exec(line?.text ?? "");
    const path = match?.[1];
    if (line === undefined || path === undefined) return;
    const start = line.span.start + line.text.indexOf('"') + 1;
    texts.push({
      span: spanOf(line.span.file, start, start + path.length),
      text: path.replaceAll('""', '"'),
    });
  };
  for (const section of snapshot.analysis.file.sections) {
    if (section.kind === "use" && section.from !== "std") addText(section.from);
    if (section.kind === "puzzle") {
      for (const line of section.body) {
        if (line.kind === "use" && line.from !== "std") addText(line.from);
        if (line.kind === "layer" && line.type.kind === "table-type" && line.type.file !== undefined) {
          addText(line.type.file);
        }
      }
    }
    if (section.kind === "instance") {
      for (const line of section.body) {
        if (line.kind === "data") addData(line.inline);
        if (line.kind === "solution" || line.kind === "so-far") {
          for (const data of line.data) if (data.kind === "data") addData(data.inline);
        }
      }
    }
  }
  return texts.flatMap(({ span, text }) => {
    const file = text === "" ? undefined : nameOfPath(text, snapshot.name);
    return file === undefined ? [] : [{ span, file }];
  });
}

export const linkAt = (snapshot: Snapshot, offset: number): FileLink | undefined =>
  links(snapshot).find(({ span }) => holds(span, offset));

const inQuotes = ({ file, start, end }: Span): Span => spanOf(file, start + 1, Math.max(start + 1, end - 1));
