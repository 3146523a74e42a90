/** The classes of examples/ by kind, each with its rules in words, its first instances and its picture: for the playground and the gallery. */
import { existsSync, readFileSync } from "node:fs";
import { library, partsOf } from "./library.mjs";

const root = new URL("../", import.meta.url);

/** More would be long to read; an instance that reads a file has none in a browser. */
const mostInstances = 3;

function shortened(text) {
  let instances = 0;
  const sections = text.split(/^(?=(?:puzzle|use|instance)\b)/m).filter((section) => {
    if (!section.startsWith("instance")) return true;
    if (/"[^"]*\.(?:csv|json)"/.test(section)) return false;
    return ++instances <= mostInstances;
  });
  // Beside a text in a browser lies no file, but the library.
  const own = sections.join("").replace(/^(use \w+ from) "[^"]*"/gm, "$1 std");
  return `${own.trimEnd()}\n`;
}

function example({ file, name, whole }) {
  const { rules, text: own } = partsOf(whole);
  const text = shortened(own);
  const title = /^puzzle\b[^"\n]*"([^"]+)"/m.exec(text)?.[1] ?? name;
  const picture = new URL(`docs/pictures/examples/${file.replace(/\.ecp$/, ".svg")}`, root);
  return {
    name,
    title,
    rules,
    text,
    ...(existsSync(picture) ? { picture: readFileSync(picture, "utf8") } : {}),
  };
}

export function examplesByKind() {
  return library().map(({ title, files }) => ({ kind: title, examples: files.map(example) }));
}
