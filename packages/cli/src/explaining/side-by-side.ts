/** Two drawings beside each other where the terminal is wide enough, one above the other where it is not. */
import { displayWidth } from "@ecp/compiler";

const GAP = 4;

// biome-ignore lint/suspicious/noControlCharactersInRegex: colours begin with it
const COLOUR = /\u001b\[[\d;]*m/gu;
const widthOf = (line: string): number => displayWidth(line.replace(COLOUR, ""));

export function sideBySide(one: string, other: string, width: number): string {
  const [left, right] = [one.trimEnd().split("\n"), other.trimEnd().split("\n")];
  const column = Math.max(...left.map(widthOf));
  if (column + GAP + Math.max(...right.map(widthOf)) > width)
    return `${left.join("\n")}\n\n${right.join("\n")}`;
  return Array.from({ length: Math.max(left.length, right.length) }, (_, line) => {
    const first = left[line] ?? "";
    return `${first}${" ".repeat(column + GAP - widthOf(first))}${right[line] ?? ""}`.trimEnd();
  }).join("\n");
}
