/** The output of `ecpc` with --json, as a page: a table for each object of the schema. */
import { readFileSync } from "node:fs";

const schemaOf = () =>
  JSON.parse(readFileSync(new URL("../packages/cli/schema/ecpc.schema.json", import.meta.url), "utf8"));

const nameOf = (reference) => reference.replace("#/$defs/", "");
const code = (text) => `\`${text}\``;

/** The type that a schema describes, as the text of a table cell. */
function typeOf(schema) {
  if (schema.$ref !== undefined) return `[${nameOf(schema.$ref)}](#${nameOf(schema.$ref).toLowerCase()})`;
  if (schema.enum !== undefined) return schema.enum.map((value) => code(JSON.stringify(value))).join(", ");
  if (schema.const !== undefined) return code(JSON.stringify(schema.const));
  const choices = schema.oneOf ?? schema.anyOf;
  if (choices !== undefined) return choices.map(typeOf).join(", or ");
  if (Array.isArray(schema.type)) return schema.type.join(" or ");
  if (schema.type === "array") return `list of ${typeOf(schema.items)}`;
  if (schema.type === "object" && schema.properties !== undefined)
    return `object of ${Object.keys(schema.properties).map(code).join(", ")}`;
  if (schema.type === "object" && typeof schema.additionalProperties === "object")
    return `object of ${typeOf(schema.additionalProperties)}`;
  return schema.type ?? "anything";
}

const cell = (text) => text.replaceAll("|", "\\|").replaceAll("\n", " ");

function properties({ properties: own = {}, required = [] }) {
  const rows = Object.entries(own).map(
    ([name, schema]) =>
      `| ${code(name)} | ${cell(typeOf(schema))} | ${required.includes(name) ? "always" : ""} | ${cell(schema.description ?? "")} |`,
  );
  return rows.length === 0
    ? ""
    : `| property | type | there | means |\n| --- | --- | --- | --- |\n${rows.join("\n")}\n\n`;
}

function choices(schema) {
  const several = schema.oneOf ?? schema.anyOf;
  if (several === undefined) return "";
  const rows = several.map(
    (each) => `- ${typeOf(each)}${each.description === undefined ? "" : `: ${each.description}`}`,
  );
  return `One of these:\n\n${rows.join("\n")}\n\n${several.map(properties).join("")}`;
}

function section([name, schema]) {
  const says = schema.description === undefined ? "" : `${schema.description}\n\n`;
  const type = schema.properties === undefined && schema.oneOf === undefined && schema.anyOf === undefined;
  const pattern = schema.pattern === undefined ? "" : ` of the form ${code(schema.pattern)}`;
  return `## ${name}\n\n${says}${type ? `${typeOf(schema)}${pattern}\n\n` : ""}${properties(schema)}${choices(schema)}`;
}

export function jsonPage() {
  const schema = schemaOf();
  const sections = Object.entries(schema.$defs).map(section);
  return `# JSON\n\n\`ecpc\` prints this with \`--json\`, and with \`--format ndjson\` an object a line. The page is made from \`packages/cli/schema/ecpc.schema.json\`, which every
output is held to by the tests. New properties may come: ignore those that you do not know.\n\n${schema.description}\n\n${sections.join("")}`;
}
