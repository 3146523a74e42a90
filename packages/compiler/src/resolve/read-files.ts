/** The files that `use` names, read and parsed once each: through the host, and for the standard library out of the compiler itself. */
import type { File } from "../ast.js";
import type { Diagnostic } from "../diagnostics/diagnostic.js";
import type { Host } from "../host.js";
import { standardLibrary, standardPrefix } from "../std.js";
import { parse } from "../syntax/parse.js";
import { nameAt } from "../text/letters.js";
import { makeSource, type Source } from "../text/source.js";

export interface ReadFile {
  readonly source: Source;
  readonly file: File;
}

export interface FileReader {
  readonly read: (path: string, from: Source) => ReadFile | { readonly refused: string };
  /** The file of the standard library that declares the puzzle. */
  readonly readStandard: (puzzle: string) => ReadFile | undefined;
  /** Names of all puzzles of the standard library; found by their headers, without parsing. */
  readonly standardNames: () => readonly string[];
  /** All files read so far, the main one first. */
  readonly sources: () => ReadonlyMap<string, Source>;
}

export function makeFileReader(
  main: ReadFile,
  host: Host,
  report: (diagnostic: Diagnostic) => void,
): FileReader {
  const files = new Map<string, ReadFile>([[main.source.file, main]]);
  let standardIndex: ReadonlyMap<string, string> | undefined;

  const parsed = (source: Source): File => {
    const { value, diagnostics } = parse(source);
    for (const diagnostic of diagnostics) report(diagnostic);
    return value;
  };
  const take = (name: string, text: string, tree?: File): ReadFile => {
    const known = files.get(name);
    if (known !== undefined) return known;
    const source = makeSource(name, text);
    const file = { source, file: tree ?? parsed(source) };
    files.set(name, file);
    return file;
  };
  const takeStandard = (path: string): ReadFile | undefined => {
    const text = standardLibrary.get(path);
    return text === undefined
      ? undefined
      : take(standardPrefix + path, text, host.standardTree?.(path, text));
  };
  const index = (): ReadonlyMap<string, string> => {
    standardIndex ??= indexStandard();
    return standardIndex;
  };
  return {
    read: (path, from) => {
      if (from.file.startsWith(standardPrefix)) {
        return (
          takeStandard(pathFrom(from.file.slice(standardPrefix.length), path)) ?? {
            refused: "the standard library has no such file",
          }
        );
      }
      const answer = host.read(path, from.file);
      return "refused" in answer ? answer : take(answer.file, answer.text);
    },
    readStandard: (puzzle) => {
      const path = index().get(puzzle);
      return path === undefined ? undefined : takeStandard(path);
    },
    standardNames: () => [...index().keys()],
    sources: () => new Map([...files].map(([name, { source }]) => [name, source])),
  };
}

/** A path of the library that a file of it names, as `../sudoku.ecp` in `sudoku/killer.ecp`. */
function pathFrom(file: string, path: string): string {
  const folders = file.split("/").slice(0, -1);
  for (const part of path.split("/")) {
    if (part === "..") folders.pop();
    else if (part !== ".") folders.push(part);
  }
  return folders.join("/");
}

/** Puzzle → file. */
function indexStandard(): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  for (const [path, text] of standardLibrary) {
    for (const header of text.matchAll(/^puzzle[ \t]+/gm)) {
      const name = nameAt(text, header.index + header[0].length);
      if (name !== "" && !found.has(name)) found.set(name, path);
    }
  }
  return found;
}
