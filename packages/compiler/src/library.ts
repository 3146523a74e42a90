/** The standard library as a list to search: for each class its names, its kind and its rules in words. */
import type { File } from "./ast.js";
import { standardLibrary } from "./std.js";
import { parse } from "./syntax/parse.js";
import { makeSource } from "./text/source.js";

export interface LibraryEntry {
  readonly name: string;
  readonly title?: string;
  /** Other names, behind `also`. */
  readonly aliases: readonly string[];
  /** The folder: `loops`. Undefined for the first files. */
  readonly kind?: string;
  /** In examples/. */
  readonly file: string;
  /** The comment at the head of the file. */
  readonly rules: string;
}

/** `treeOf`: a tree of that file which is known already. */
export const libraryEntries = (
  treeOf: (path: string, text: string) => File | undefined = () => undefined,
): readonly LibraryEntry[] =>
  [...standardLibrary]
    .flatMap(([path, text]) => {
      const { sections } = treeOf(path, text) ?? parse(makeSource(path, text)).value;
      const folders = path.split("/").slice(0, -1);
      return sections.flatMap((section): readonly LibraryEntry[] => {
        if (section.kind !== "puzzle") return [];
        const entry = {
          name: section.name.text,
          ...(section.title === undefined ? {} : { title: section.title.text }),
          aliases: (section.aliases ?? []).map((alias) => alias.text),
          ...(folders.length === 0 ? {} : { kind: folders.join("/") }),
          file: path,
          rules: headComment(text),
        };
        return [entry];
      });
    })
    .toSorted((a, b) => (a.name < b.name ? -1 : 1));

function headComment(text: string): string {
  const lines = text.split("\n");
  const end = lines.findIndex((line) => !line.startsWith("//"));
  return lines
    .slice(0, end < 0 ? lines.length : end)
    .map((line) => line.replace(/^\/+\s*/, ""))
    .join(" ");
}
