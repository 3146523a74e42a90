/** IR 1 as indented s-expressions: whole, but without spans. A statement, a section, a line of data are lines; the rest is nested. */
import type { File } from "../../packages/compiler/src/ast.js";

type Fields = Readonly<Record<string, unknown>>;

export const printTree = (file: File): string =>
  file.sections.map((section) => block(fieldsOf(section), "")).join("\n");

const isFields = (value: unknown): value is Fields =>
  typeof value === "object" && value !== null && !Array.isArray(value);
const fieldsOf = (value: unknown): Fields => (isFields(value) ? value : {});

/** Lists whose members are lines. */
const lineLists = new Set(["body", "entries", "rows", "shapes", "data", "branches", "otherwise"]);

function block(node: Fields, indent: string): string {
  const lines: string[] = [];
  const inline: string[] = [];
  for (const [key, value] of Object.entries(node)) {
    if (!lineLists.has(key) || !Array.isArray(value)) {
      inline.push(...field(key, value));
      continue;
    }
    if (key === "otherwise") lines.push(`${indent}  else:`);
    const deeper = `${indent}${key === "otherwise" ? "    " : "  "}`;
    for (const each of value)
      lines.push(key === "branches" ? branch(fieldsOf(each), deeper) : block(fieldsOf(each), deeper));
  }
  const head =
    typeof node.kind === "string" ? form(node, inline) : list(inline.filter((part) => part !== ""));
  return [`${indent}${head}`, ...lines].join("\n");
}

function branch({ condition, body }: Fields, indent: string): string {
  const lines = Array.isArray(body) ? body.map((each) => block(fieldsOf(each), `${indent}  `)) : [];
  return [`${indent}${term(condition)}:`, ...lines].join("\n");
}

/** `kind` first; what is absent, false or empty is left out. */
function field(key: string, value: unknown): string[] {
  if (key === "span" || key === "kind" || value === undefined || value === false) return [];
  if (Array.isArray(value) && value.length === 0) return [];
  if (value === true) return [`:${key}`];
  return [`${key}: ${term(value)}`];
}

function form(node: Fields, fields: readonly string[]): string {
  if (node.kind === "assertion") return `(${["assertion", term(node.expression)].join(" ")})`;
  return `(${[String(node.kind), ...fields].join(" ")})`;
}

const list = (parts: readonly string[]): string =>
  parts.length === 1 ? (parts[0] ?? "") : `(${parts.join(" ")})`;

function term(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(term).join(" ")}]`;
  if (typeof value === "bigint" || typeof value === "number" || typeof value === "boolean")
    return String(value);
  if (typeof value === "string") return value;
  return isFields(value) ? node(value) : "?";
}

function node(value: Fields): string {
  switch (value.kind) {
    case "name":
      return value.text === "" ? "<no name>" : String(value.text);
    case "text":
      return JSON.stringify(value.text);
    case "number":
      return String(value.value);
    case "truth":
      return value.value === true ? "yes" : "no";
    case "cell":
      return `r${value.row}c${value.column}`;
    case "none":
      return "none";
    case "absent":
      return "<nothing>";
    case "binary":
    case "unary":
      return `(${[String(value.operator), value.left ?? value.operand, value.right].flatMap((each, i) => (each === undefined ? [] : [i === 0 ? String(each) : term(each)])).join(" ")})`;
    case "member":
      return `${term(value.target)}.${term(value.name)}`;
    default:
  }
  // A row of text.
  if (value.kind === undefined && typeof value.text === "string") return JSON.stringify(value.text);
  const fields = Object.entries(value).flatMap(([key, each]) => field(key, each));
  return typeof value.kind === "string" ? `(${[value.kind, ...fields].join(" ")})` : `(${fields.join(" ")})`;
}
