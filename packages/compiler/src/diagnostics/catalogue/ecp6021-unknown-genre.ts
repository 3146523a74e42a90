import { defineDiagnostic } from "../diagnostic.js";

interface Payload {
  readonly genre: string;
  /** In words, where it is known. */
  readonly name: string | undefined;
  /** Names of kinds like it that can be read. */
  readonly near: readonly string[];
}

export const unknownGenre = defineDiagnostic<Payload>({
  code: "ECP6021",
  slug: "unknown-genre",
  severity: "error",
  message: ({ genre, name }) =>
    name === undefined
      ? `there is no class yet for the kind of puzzle \`${genre}\``
      : `${name} (\`${genre}\`) is not supported: there is no class for it yet`,
  help: ({ name, near }) => {
    if (near.length === 0) return undefined;
    const list = near.map((each) => `\`${each}\``).join(", ");
    return name === undefined ? `did you mean ${list}?` : `these similar kinds can be imported: ${list}`;
  },
  page: {
    meaning:
      "The address or file is of a kind of puzzle that the standard library has no class for, or its name is misspelled. You can write the class yourself, and its instances by hand; `ecpc help import` lists the kinds that can be read. Only the command line causes this message, so there is no failing example.",
  },
});
