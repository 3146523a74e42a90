/**
 * Any of the compiler's data as JSON, for people and tests to look at: Maps and Sets as lists, typed arrays as arrays, big numbers as
 * texts, functions left out. A node that contains itself through a table beside the tree is named once and then referred to.
 */
export function plainJson(value: unknown): string {
  return `${layOut(convert(value, new Set()))}\n`;
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

function convert(value: unknown, open: Set<object>): unknown {
  if (typeof value === "bigint") return value.toString();
  if (typeof value === "function" || typeof value === "symbol") return undefined;
  if (typeof value !== "object" || value === null) return value;
  if (open.has(value)) return labelOf(value);
  open.add(value);
  try {
    return convertObject(value, open);
  } finally {
    open.delete(value);
  }
}

function convertObject(value: object, open: Set<object>): unknown {
  if (ArrayBuffer.isView(value) && Symbol.iterator in value) return Array.from(value as Iterable<unknown>);
  if (value instanceof Map) {
    return Array.from(value, ([key, each]) => [
      typeof key === "object" && key !== null ? labelOf(key) : convert(key, open),
      convert(each, open),
    ]);
  }
  if (value instanceof Set || Array.isArray(value))
    return Array.from(value, (each) => convert(each, open) ?? null);
  // A text is printed where it is, not again in each table that knows it.
  if ("lineStarts" in value) return labelOf(value);
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, each]) => {
      const converted = convert(each, open);
      return converted === undefined ? [] : [[key, converted]];
    }),
  );
}

/** What a node is known by where it is not printed: its kind and place. */
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
