/**
 * Any of the compiler's data as JSON, for people and tests to look at: Maps and Sets as lists, typed arrays as arrays, big numbers as
 * texts, functions left out. A node that contains itself through a table beside the tree is named once and then referred to; and so is a large one that
 * stands at several places, which otherwise might be written more often than there is room for.
 */
import { LARGE_NODE } from "../thresholds.js";
export function plainJson(value: unknown): string {
  const parts: Parts = { open: new Set(), repeated: repeatedIn(value), numbers: new Map() };
  return `${layOut(convert(value, parts))}\n`;
}

interface Parts {
  /** Around the one at hand. */
  readonly open: Set<object>;
  readonly repeated: ReadonlySet<object>;
  /** Of those that have been written and are referred to. */
  readonly numbers: Map<object, number>;
}

/** Large nodes that stand at several places. */
function repeatedIn(whole: unknown): ReadonlySet<object> {
  const sizes = new Map<object, number>();
  const repeated = new Set<object>();
  const sizeOf = (value: unknown): number => {
    if (typeof value !== "object" || value === null || ArrayBuffer.isView(value)) return 1;
    const known = sizes.get(value);
    if (known !== undefined) {
      if (known >= LARGE_NODE && isPlain(value)) repeated.add(value);
      return known;
    }
    // Until it is known; one that contains itself is small.
    sizes.set(value, 1);
    let size = 1;
    for (const part of value instanceof Map || value instanceof Set ? value : Object.values(value))
      size += sizeOf(part);
    sizes.set(value, size);
    return size;
  };
  sizeOf(whole);
  return repeated;
}

/** JSON with an indentation of two, in which a list of plain values takes one line: boards stay readable. */
export function layOut(value: unknown, indent = ""): string {
  const deeper = `${indent}  `;
  if (Array.isArray(value)) {
    if (value.length === 0) return "[]";
    const plain = value.every((each) => typeof each !== "object" || each === null);
    if (plain) return `[${value.map((each) => JSON.stringify(each ?? null)).join(", ")}]`;
    return `[\n${value.map((each) => deeper + layOut(each, deeper)).join(",\n")}\n${indent}]`;
  }
  if (typeof value !== "object" || value === null) return JSON.stringify(value ?? null);
  const entries = Object.entries(value).filter(([, each]) => each !== undefined);
  if (entries.length === 0) return "{}";
  const lines = entries.map(([key, each]) => `${deeper}${JSON.stringify(key)}: ${layOut(each, deeper)}`);
  return `{\n${lines.join(",\n")}\n${indent}}`;
}

function convert(value: unknown, parts: Parts): unknown {
  if (typeof value === "bigint") return value.toString();
  if (typeof value === "function" || typeof value === "symbol") return undefined;
  if (typeof value !== "object" || value === null) return value;
  const { open, repeated, numbers } = parts;
  if (open.has(value)) return labelOf(value);
  const written = numbers.get(value);
  if (written !== undefined) return `<${"kind" in value ? `${String(value.kind)} ` : ""}#${written}>`;
  open.add(value);
  try {
    if (!repeated.has(value)) return convertObject(value, parts);
    const number = numbers.size + 1;
    numbers.set(value, number);
    return { "#": number, ...(convertObject(value, parts) as object) };
  } finally {
    open.delete(value);
  }
}

function convertObject(value: object, parts: Parts): unknown {
  if (ArrayBuffer.isView(value) && Symbol.iterator in value) return Array.from(value as Iterable<unknown>);
  if (value instanceof Map) {
    return Array.from(value, ([key, each]) => [
      typeof key === "object" && key !== null ? labelOf(key) : convert(key, parts),
      convert(each, parts),
    ]);
  }
  if (value instanceof Set || Array.isArray(value))
    return Array.from(value, (each) => convert(each, parts) ?? null);
  // A text is printed where it is, not again in each table that knows it.
  if ("lineStarts" in value) return labelOf(value);
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, each]) => {
      const converted = convert(each, parts);
      return converted === undefined ? [] : [[key, converted]];
    }),
  );
}

/** Names a node where it is not printed: its kind and place. */
function labelOf(value: object): string {
  const fields = value as Readonly<Record<string, unknown>>;
  const { span, kind, text, name, file } = fields;
  const place =
    typeof span === "object" && span !== null && "start" in span && "end" in span
      ? ` ${span.start}-${span.end}`
      : "";
  const known = [text, name, file].find((each) => typeof each === "string");
  return `<${String(kind ?? "node")}${known === undefined ? "" : ` ${String(known).slice(0, 40)}`}${place}>`;
}

const isPlain = (value: object): boolean =>
  !Array.isArray(value) && !(value instanceof Map) && !(value instanceof Set);
