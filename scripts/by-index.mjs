/**
 * `for … of` over an array as a loop by index, and `[a, b]` taken out of an array as reads of its places. That means the same (of an array that grows
 * meanwhile too); as it is written, each step goes through the protocol of iterators. What is an array, the types say; all else stays as it is.
 */
import ts from "typescript";
import { edited } from "./edited.mjs";

const ARRAY_OF_NUMBERS = /^(?:Int|Uint|Float)(?:8|16|32|64)(?:Clamped)?Array$/;

/** The text of a file of a program, which means the same. The names that are added begin with `$`. */
export function byIndex(source, checker) {
  const edits = new Edits(source);
  const visit = (node) => {
    if (ts.isForOfStatement(node)) takeLoop(node, checker, edits);
    else if (ts.isVariableDeclaration(node)) takeDeclaration(node, checker, edits);
    else if (ts.isFunctionLike(node)) takeParameters(node, checker, edits);
    ts.forEachChild(node, visit);
  };
  visit(source);
  return edits.result();
}

/** What is to stand in place of parts of a text. */
class Edits {
  #edits = [];
  #names = 0;

  constructor(source) {
    this.source = source;
  }

  name() {
    return `$${this.#names++}`;
  }
  textOf(node) {
    return this.source.text.slice(this.startOf(node), node.end);
  }
  startOf(node) {
    return node.getStart(this.source);
  }
  replace(from, to, text) {
    this.#edits.push({ from, to, text });
  }
  insert(at, text) {
    this.replace(at, at, text);
  }
  result() {
    return edited(this.source.text, this.#edits, this.source.fileName);
  }
}

function isArray(type, checker) {
  const own = checker.getBaseConstraintOfType(type) ?? type;
  if (own.isUnion()) return own.types.every((each) => isArray(each, checker));
  if (checker.isArrayType(own) || checker.isTupleType(own)) return true;
  return ARRAY_OF_NUMBERS.test(own.symbol?.name ?? "");
}

/** A pattern of an array's places. */
const isPattern = (name, checker) =>
  ts.isArrayBindingPattern(name) && isArray(checker.getTypeAtLocation(name), checker);

/** `a = from[0]`, `b = from[1]`; undefined where there is more to a pattern than names and patterns. */
function readsOf(pattern, from, checker, edits) {
  const reads = [];
  for (const [at, element] of pattern.elements.entries()) {
    if (ts.isOmittedExpression(element)) continue;
    const { name, initializer, dotDotDotToken } = element;
    if (initializer !== undefined) return undefined;
    const value = dotDotDotToken === undefined ? `${from}[${at}]` : `${from}.slice(${at})`;
    if (!isPattern(name, checker)) {
      reads.push(`${edits.textOf(name)} = ${value}`);
      continue;
    }
    const inner = edits.name();
    const more = readsOf(name, inner, checker, edits);
    if (more === undefined) return undefined;
    reads.push(`${inner} = ${value}`, ...more);
  }
  return reads;
}

function takeLoop({ initializer, expression, statement }, checker, edits) {
  if (!ts.isVariableDeclarationList(initializer)) return;
  const [{ name }] = initializer.declarations;
  const overArray = isArray(checker.getTypeAtLocation(expression), checker);
  const byPattern = isPattern(name, checker);
  if (!overArray && !byPattern) return;
  const item = byPattern ? edits.name() : edits.textOf(name);
  const reads = byPattern ? readsOf(name, item, checker, edits) : [];
  if (reads === undefined) return;
  const keyword = initializer.flags & ts.NodeFlags.Const ? "const" : "let";
  const [head, body] = [edits.startOf(initializer), edits.startOf(statement)];
  if (overArray) {
    const [at, all] = [edits.name(), edits.name()];
    reads.unshift(`${item} = ${all}[${at}]`);
    edits.replace(head, edits.startOf(expression), `let ${at} = 0, ${all} = `);
    edits.replace(
      expression.end,
      body,
      `; ${at} < ${all}.length; ${at}++) { ${keyword} ${reads.join(", ")}; `,
    );
  } else {
    edits.replace(head, name.end, `const ${item}`);
    edits.replace(expression.end, body, `) { ${keyword} ${reads.join(", ")}; `);
  }
  edits.insert(statement.end, " }");
}

function takeDeclaration({ name, initializer, parent }, checker, edits) {
  const isExported = ts.isVariableStatement(parent.parent) && parent.parent.modifiers !== undefined;
  if (initializer === undefined || isExported || !isPattern(name, checker)) return;
  const values = ts.isAsExpression(initializer) ? initializer.expression : initializer;
  if (ts.isArrayLiteralExpression(values) && isOneForOne(name.elements, values.elements)) {
    let from = edits.startOf(name);
    values.elements.forEach((value, at) => {
      edits.replace(from, edits.startOf(value), `${at === 0 ? "" : ", "}${name.elements[at].name.text} = `);
      from = value.end;
    });
    edits.replace(from, initializer.end, "");
    return;
  }
  if (!isArray(checker.getTypeAtLocation(initializer), checker)) return;
  const all = edits.name();
  const reads = readsOf(name, all, checker, edits);
  if (reads === undefined) return;
  edits.replace(edits.startOf(name), edits.startOf(initializer), `${all} = `);
  edits.insert(initializer.end, reads.map((read) => `, ${read}`).join(""));
}

/** `[a, b] = [x, y]`, with as many names as values. */
function isOneForOne(names, values) {
  const isName = (each) =>
    !ts.isOmittedExpression(each) &&
    ts.isIdentifier(each.name) &&
    each.initializer === undefined &&
    each.dotDotDotToken === undefined;
  const isValue = (each) => !ts.isOmittedExpression(each) && !ts.isSpreadElement(each);
  return names.length === values.length && names.every(isName) && values.every(isValue);
}

function takeParameters({ body, parameters }, checker, edits) {
  // What a parameter is where it is not given may be worked out of those before it.
  if (body === undefined || parameters.some((each) => each.initializer !== undefined)) return;
  const reads = parameters.flatMap(({ name, dotDotDotToken }) => {
    if (dotDotDotToken !== undefined || !isPattern(name, checker)) return [];
    const all = edits.name();
    const own = readsOf(name, all, checker, edits);
    if (own === undefined || own.length === 0) return [];
    edits.replace(edits.startOf(name), name.end, all);
    return own;
  });
  if (reads.length === 0) return;
  const start = edits.startOf(body);
  if (ts.isBlock(body)) {
    edits.insert(start + 1, ` let ${reads.join(", ")};`);
    return;
  }
  edits.insert(start, `{ let ${reads.join(", ")}; return `);
  edits.insert(body.end, "; }");
}
