import { defineDiagnostic } from "../diagnostic.js";

export const noSuchInstance = defineDiagnostic<{
  name: string;
  near: string | undefined;
  names: readonly string[];
}>({
  code: "ECP6003",
  slug: "no-such-instance",
  severity: "error",
  message: ({ name }) => `no instance in this file is called \`${name}\``,
  help: ({ name, near, names }) => {
    if (/\.ecp$/i.test(name)) return "one file is read at a time: run the command once for each";
    if (near !== undefined) return `did you mean \`${near}\`?`;
    if (names.length === 0) return "its instances have no names";
    return `there are ${names.map((name) => `\`${name}\``).join(", ")}`;
  },
  page: {
    meaning:
      "The command line asks for an instance by a name that no `instance` line of the file has. Names are compared letter by letter. Only the command line causes this message, so there is no failing example.",
  },
});
