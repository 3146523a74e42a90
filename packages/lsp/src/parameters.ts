/** Parameters of requests as they arrive: anything may be sent, and a capability sees only what has the shape that it relies on. */
import { symmetries } from "@ecp/compiler";
import { exportFormats } from "@ecp/interchange";

type Check = (value: unknown) => boolean;

const isText: Check = (value) => typeof value === "string";
const isCount: Check = (value) => Number.isInteger(value) && Number(value) >= 0;
const isPosition: Check = (value) => isRecord(value) && isCount(value.line) && isCount(value.character);
const isRange: Check = (value) => isRecord(value) && isPosition(value.start) && isPosition(value.end);

const isEntry: Check = (value) =>
  isRecord(value) && [value.layer, value.part, value.value].every(isText) && isCount(value.element);

/** Each field that some request relies on, under the one name that it has in all of them. */
const fields = {
  textDocument: (value) => isRecord(value) && isText(value.uri),
  position: isPosition,
  positions: (value) => Array.isArray(value) && value.every(isPosition),
  range: isRange,
  context: isRecord,
  newName: isText,
  query: isText,
  command: isText,
  uri: isText,
  instance: isText,
  cell: isText,
  symbol: isText,
  map: isText,
  text: isText,
  code: isText,
  to: (value) => exportFormats.some((format) => format === value),
  what: (value) => value === "next" || value === "all" || value === "why not",
  answer: isCount,
  step: isCount,
  limit: isCount,
  steps: isCount,
  seed: isCount,
  size: (value) =>
    isRecord(value) && [value.rows, value.columns].every((side) => isCount(side) && side !== 0),
  symmetry: (value) => symmetries.some((each) => each === value),
  keepStructure: (value) => typeof value === "boolean",
  by: (value) => value === "rules" || value === "answers",
  entries: (value) => Array.isArray(value) && value.every(isEntry),
} as const satisfies Readonly<Record<string, Check>>;

export type Field = keyof typeof fields;

/** A field for which a request cannot be answered, since it is wanted and missing, or has the wrong shape; undefined where all is well. */
export function malformedField(params: unknown, wanted: readonly Field[]): Field | undefined {
  const given = isRecord(params) ? params : {};
  const names = Object.keys(fields) as Field[];
  return names.find((name) =>
    given[name] === undefined || given[name] === null ? wanted.includes(name) : !fields[name](given[name]),
  );
}

export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null;
}
