/**
 * For bundles: where the engine reads or writes a typed array by a function of one line (`at(list, i)`), the line stands in place of the call. V8 does
 * that by itself in machine code that it optimizes, and most searches are over before it has: before that, a call costs as much as some ten reads.
 * *Measured*, whole processes on real puzzles of 150 to 500 ms: 3.5 in 100 less of the processors, of one where most is search 6.
 */
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import ts from "typescript";
import { edited } from "./edited.mjs";

/** Each exports functions of one line, which names its parameters once each, in their order. */
const modules = ["kernel/indexing", "dance/words"];
const file = (module) => fileURLToPath(new URL(`../packages/engine/src/${module}.ts`, import.meta.url));

/** A name, what it is called with, and brackets: such an argument needs no parentheses. */
const simple = /^[\w.$[\]]+$/;

/** From a source and its text, the text in which those lines stand; of other sources than the engine's it is the same. */
export function makeReadsInPlace() {
  const lines = new Map(modules.flatMap((module) => linesOf(readFileSync(file(module), "utf8"))));
  return (path, text) => (isImporter.test(text) && isOfEngine.test(path) ? inPlace(text, lines) : text);
}

const isOfEngine = /[\\/]packages[\\/]engine[\\/]src[\\/]/;
const isImporter = /from "[^"]*\/(?:indexing|words)\.js"/;

/** Of each function its name, and from arguments the text of its line. */
function linesOf(text) {
  const source = parsed(text);
  return source.statements.filter(ts.isFunctionDeclaration).map(({ name, parameters, body }) => {
    const names = parameters.map((parameter) => parameter.name.text);
    const [only, ...others] = body.statements;
    const used = [];
    const uses = (node) => {
      if (ts.isIdentifier(node) && names.includes(node.text)) used.push(node);
      ts.forEachChild(node, uses);
    };
    uses(only.expression);
    if (others.length > 0 || used.map(({ text }) => text).join() !== names.join())
      throw new Error(`${name.text} is not a line that can stand in place of its calls`);
    const from = only.expression.getStart(source);
    const line = text.slice(from, only.expression.end);
    const make = (args) =>
      `(${edited(
        line,
        used.map((node, k) => ({ from: node.getStart(source) - from, to: node.end - from, text: args[k] })),
      )})`;
    return [name.text, make];
  });
}

/** A name that a file imports from one of the modules stands there for nothing else. */
function inPlace(text, all) {
  const source = parsed(text);
  const imported = source.statements
    .filter(ts.isImportDeclaration)
    .filter(({ moduleSpecifier }) => /\/(?:indexing|words)\.js$/.test(moduleSpecifier.text))
    .flatMap(({ importClause }) => importClause.namedBindings.elements.map(({ name }) => name.text));
  const lines = new Map(imported.map((name) => [name, all.get(name)]));
  const written = (node) => {
    const edits = [];
    const look = (child) => {
      if (isOwn(child) && lines.has(child.name.text))
        throw new Error(`\`${child.name.text}\` is imported, and declared`);
      const make =
        ts.isCallExpression(child) && ts.isIdentifier(child.expression)
          ? lines.get(child.expression.text)
          : undefined;
      if (make === undefined) ts.forEachChild(child, look);
      else {
        const args = child.arguments.map((argument) => {
          const by = written(argument);
          return simple.test(by) ? by : `(${by})`;
        });
        edits.push({ from: child.getStart(source), to: child.end, text: make(args) });
      }
    };
    look(node);
    const from = node.getStart(source);
    return edited(
      text.slice(from, node.end),
      edits.map((edit) => ({ ...edit, from: edit.from - from, to: edit.to - from })),
    );
  };
  return written(source);
}

const isOwn = (node) =>
  (ts.isVariableDeclaration(node) || ts.isParameter(node) || ts.isFunctionDeclaration(node)) &&
  node.name !== undefined &&
  ts.isIdentifier(node.name);

const parsed = (text) => ts.createSourceFile("source.ts", text, ts.ScriptTarget.Latest, true);
