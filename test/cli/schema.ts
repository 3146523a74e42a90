/** Checks the output of a command with --json against the schema. */
import { readFileSync } from "node:fs";
import { Ajv2020 } from "ajv/dist/2020.js";

const schema: Record<string, unknown> = JSON.parse(
  readFileSync(new URL("../../packages/cli/schema/ecpc.schema.json", import.meta.url), "utf8"),
);
const ajv = new Ajv2020({ allErrors: true, strict: true, strictTypes: false, strictRequired: false });
ajv.addSchema(schema);

export type Shape =
  | "result"
  | "results"
  | "checked"
  | "tested"
  | "event"
  | "explained"
  | "hinted"
  | "rated"
  | "compared"
  | "vetted"
  | "imported";

/** The mistakes in it; empty if there are none. */
export function schemaErrors(shape: Shape, value: unknown): readonly string[] {
  const validate = ajv.getSchema(`ecpc.schema.json#/$defs/${shape}`);
  if (validate === undefined) return [`the schema has no ${shape}`];
  if (validate(value) === true) return [];
  return (validate.errors ?? []).map((error) => `${error.instancePath} ${error.message ?? ""}`);
}
