/** The whole text of a puzzle that others wrote: its class of the library, and the instance. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { importPuzzle, instanceText } from "@ecp/interchange";

/** The text of the class alone; its instances are left out. */
function classOf(name: string): string {
  for (const path of readdirSync("examples", { recursive: true, encoding: "utf8" })) {
    if (!path.endsWith(".ecp")) continue;
    const text = readFileSync(join("examples", path), "utf8");
    if (new RegExp(`^puzzle ${name}\\b`, "m").test(text)) return text.split(/^(?=instance\b)/m)[0] ?? "";
  }
  throw new Error(`no class is called ${name}`);
}

export function textOfAddress(url: string): string {
  const imported = importPuzzle(url);
  if ("problem" in imported) throw new Error(`${url} is not read`);
  return `${classOf(imported.value.puzzle)}\n${instanceText(imported.value, "the board")}`;
}

export function textOfExample(path: string, parameters: string): string {
  const text = readFileSync(join("examples", path), "utf8").split(/^(?=instance\b)/m)[0] ?? "";
  const name = /^puzzle (\w+)/m.exec(text)?.[1] ?? "";
  return `${text}\ninstance "the board" of ${name}${parameters}:\n`;
}
