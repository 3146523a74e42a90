/** Text at a terminal, for pages that are read. */

export const indented = (text: string): string =>
  text
    .trimEnd()
    .split("\n")
    .map((line) => (line === "" ? "" : `    ${line}`))
    .join("\n");

/** Paragraphs of at most that many columns. */
export function wrapped(text: string, width: number): string {
  return text
    .split("\n")
    .map((paragraph) => {
      const lines: string[] = [""];
      for (const word of paragraph.split(" ")) {
        const last = lines.at(-1) ?? "";
        if (last !== "" && last.length + 1 + word.length > width) lines.push(word);
        else lines[lines.length - 1] = last === "" ? word : `${last} ${word}`;
      }
      return lines.join("\n");
    })
    .join("\n");
}
