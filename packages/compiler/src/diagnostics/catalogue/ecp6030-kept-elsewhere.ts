import { defineDiagnostic } from "../diagnostic.js";

export const keptElsewhere = defineDiagnostic({
  code: "ECP6030",
  slug: "kept-elsewhere",
  severity: "error",
  message: () => "this address only names a puzzle that its page keeps, and nothing is fetched",
  help: () => "open it there and copy the long address, or save its JSON",
  page: {
    meaning:
      "A short address of SudokuPad has no puzzle in it: the page asks its server for the file of that name. `ecpc` never uses the network. An address that begins its name with `fpuzzles` or `scl` holds the whole puzzle. The command line raises this, so there is no failing example.",
  },
});
