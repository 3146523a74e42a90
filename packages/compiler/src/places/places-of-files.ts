/** The names of places that the files of board lines have, so that rules can use them; mistakes in such a file are reported. */
import type { Name, Text } from "../ast.js";
import { dataFile } from "../diagnostics/catalogue/ecp4017-data-file.js";
import { type Diagnostic, diagnose } from "../diagnostics/diagnostic.js";
import type { Host } from "../host.js";
import { readPlacesFile } from "./places-file.js";

export type PlacesOfFile = (file: Text, report: (diagnostic: Diagnostic) => void) => readonly Name[];

export const makePlacesOfFiles =
  (host: Host): PlacesOfFile =>
  ({ text: path, span }, report) => {
    const answer = host.read(path, span.file);
    if ("refused" in answer) {
      report(diagnose(dataFile, span, { path, reason: answer.refused }));
      return [];
    }
    const read = readPlacesFile(answer.file, answer.text, report);
    return (read?.places ?? []).map((place) => ({ kind: "name", text: place.text, span: place.span }));
  };
