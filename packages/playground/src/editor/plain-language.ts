/** The parts of the language that can be recognised without the server: comments, texts and numbers, for the moment before its colours come. */
import { StreamLanguage } from "@codemirror/language";

export const plainLanguage = StreamLanguage.define<null>({
  name: "ecp",
  startState: () => null,
  token(stream) {
    if (stream.match("//")) {
      stream.skipToEnd();
      return "comment";
    }
    if (stream.match(/^"(?:[^"\\]|\\.)*"?/)) return "string";
    if (stream.match(/^\d+/)) return "number";
    if (!stream.match(/^\w+/)) stream.next();
    return null;
  },
  languageData: { commentTokens: { line: "//" } },
});
