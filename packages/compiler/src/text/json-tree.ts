/** JSON as a tree in which each value knows its place, so that messages can stand where something is wrong. */
import { type Span, spanOf } from "./span.js";

export type JsonTree = { readonly span: Span } & (
  | { readonly kind: "object"; readonly entries: readonly JsonEntry[] }
  | { readonly kind: "array"; readonly values: readonly JsonTree[] }
  | { readonly kind: "string"; readonly value: string }
  | { readonly kind: "number"; readonly value: number }
  | { readonly kind: "word"; readonly value: boolean | undefined }
);

export interface JsonEntry {
  readonly key: string;
  readonly keySpan: Span;
  readonly value: JsonTree;
}

/** The last of several entries with one name. */
export const entryOf = (tree: JsonTree | undefined, key: string): JsonTree | undefined =>
  tree?.kind === "object" ? tree.entries.findLast((entry) => entry.key === key)?.value : undefined;

/** Arrays and objects in each other. */
const DEEPEST = 100;

class NoJson {
  constructor(
    readonly reason: string,
    readonly at: number,
  ) {}
}

export function readJson(
  file: string,
  text: string,
): JsonTree | { readonly refused: string; readonly span: Span } {
  try {
    return new Reader(file, text).whole();
  } catch (thrown) {
    if (!(thrown instanceof NoJson)) throw thrown;
    const at = Math.min(thrown.at, Math.max(0, text.length - 1));
    return { refused: thrown.reason, span: spanOf(file, at, Math.min(text.length, at + 1)) };
  }
}

class Reader {
  private at: number;

  constructor(
    private readonly file: string,
    private readonly text: string,
  ) {
    this.at = text.startsWith("\uFEFF") ? 1 : 0;
  }

  whole(): JsonTree {
    const tree = this.value(0);
    this.blank();
    if (this.at < this.text.length) throw new NoJson("something stands behind its end", this.at);
    return tree;
  }

  private blank(): void {
    while (this.at < this.text.length && " \t\r\n".includes(this.text[this.at] ?? "")) this.at++;
  }

  private next(): string {
    this.blank();
    return this.text[this.at] ?? "";
  }

  private from(start: number): Span {
    return spanOf(this.file, start, this.at);
  }

  private value(depth: number): JsonTree {
    const first = this.next();
    const start = this.at;
    if (depth > DEEPEST) throw new NoJson("it is nested too deeply", start);
    if (first === "{") return this.object(depth);
    if (first === "[") return this.array(depth);
    if (first === '"') return { kind: "string", value: this.string(), span: this.from(start) };
    const plain = /(?:-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null)(?![\w.])/uy;
    plain.lastIndex = start;
    const [word] = plain.exec(this.text) ?? [];
    if (word === undefined)
      throw new NoJson(first === "" ? "it ends before it is complete" : "it is not JSON", start);
    this.at += word.length;
    const span = this.from(start);
    if (/^[tfn]/u.test(word))
      return { kind: "word", value: word === "null" ? undefined : word === "true", span };
    return { kind: "number", value: Number(word), span };
  }

  private string(): string {
    const pattern = /"[^"\\\r\n]*(?:\\.[^"\\\r\n]*)*"/uy;
    pattern.lastIndex = this.at;
    const [quoted = ""] = pattern.exec(this.text) ?? [];
    try {
      const text: unknown = JSON.parse(quoted);
      this.at += quoted.length;
      return String(text);
    } catch {
      throw new NoJson("this text is not closed, or has signs that JSON does not know", this.at);
    }
  }

  private array(depth: number): JsonTree {
    const start = this.at++;
    const values: JsonTree[] = [];
    if (this.next() === "]") this.at++;
    else
      for (;;) {
        values.push(this.value(depth + 1));
        if (this.comma("]")) break;
      }
    return { kind: "array", values, span: this.from(start) };
  }

  private object(depth: number): JsonTree {
    const start = this.at++;
    const entries: JsonEntry[] = [];
    if (this.next() === "}") this.at++;
    else
      for (;;) {
        if (this.next() !== '"') throw new NoJson("a name in quotes is missing", this.at);
        const keyStart = this.at;
        const key = this.string();
        const keySpan = this.from(keyStart);
        if (this.next() !== ":") throw new NoJson("a colon is missing", this.at);
        this.at++;
        entries.push({ key, keySpan, value: this.value(depth + 1) });
        if (this.comma("}")) break;
      }
    return { kind: "object", entries, span: this.from(start) };
  }

  /** Whether the list ends here; else a comma was passed. */
  private comma(end: "]" | "}"): boolean {
    const sign = this.next();
    if (sign !== "," && sign !== end)
      throw new NoJson(
        sign === "" ? "it ends before it is complete" : `a comma or \`${end}\` is missing`,
        this.at,
      );
    this.at++;
    return sign === end;
  }
}
