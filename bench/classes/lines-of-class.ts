import type { TypedPuzzle } from "@ecp/compiler";

/** Lines of the class, its heading among them, without empty ones and comments. */
export function linesOfClass({ resolved: { source, puzzle } }: TypedPuzzle): number {
  const [own = ""] = source.text.slice(puzzle.span.start).split(/\n(?=instance\b|puzzle\b)/);
  return own.split("\n").filter((line) => /\S/.test(line.replace(/\/\/.*/, ""))).length;
}
