/** The classes of examples/ by kind (examples/kinds.json), each with its rules in words (examples/rules.json), its first instances and its picture: for the playground and the gallery. */
import { existsSync, readFileSync } from "node:fs";

const root = new URL("../", import.meta.url);
const read = (path) => readFileSync(new URL(path, root), "utf8");

/** More would be long to read; an instance that reads a table has no table in a browser. */
const mostInstances = 3;

function shortened(text) {
  let instances = 0;
  const sections = text.split(/^(?=(?:puzzle|use|instance)\b)/m).filter((section) => {
    if (!section.startsWith("instance")) return true;
    if (/"[^"]*\.csv"/.test(section)) return false;
    return ++instances <= mostInstances;
  });
  // Beside a text in a browser lies no file, but the library.
  const own = sections.join("").replace(/^(use \w+ from) "[^"]*"/gm, "$1 std");
  return `${own.trimEnd()}\n`;
}

function example(name, rules) {
  const whole = read(`examples/${name}.ecp`);
  const text = shortened(whole);
  const title = /^puzzle\b[^"\n]*"([^"]+)"/m.exec(text)?.[1] ?? name;
  const picture = `docs/pictures/examples/${name}.svg`;
  return {
    name,
    title,
    rules: rules[name],
    text,
    ...(existsSync(new URL(picture, root)) ? { picture: read(picture) } : {}),
  };
}

export function examplesByKind() {
  const rules = JSON.parse(read("examples/rules.json"));
  return Object.entries(JSON.parse(read("examples/kinds.json"))).map(([kind, names]) => ({
    kind,
    examples: names.map((name) => example(name, rules)),
  }));
}
