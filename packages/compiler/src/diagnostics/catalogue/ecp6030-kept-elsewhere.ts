import { defineDiagnostic } from "../diagnostic.js";

export const keptElsewhere = defineDiagnostic({
  code: "ECP6030",
  slug: "kept-elsewhere",
  severity: "error",
  message: () => "this address only names a puzzle that is stored on a server, and `ecpc` does not fetch it",
  help: () => "open it in a browser and copy the long address, or save its JSON",
  page: {
    meaning:
      "A short address of SudokuPad does not contain the puzzle: the page asks its server for the file with that name. `ecpc` never uses the network. If the name in an address begins with `fpuzzles` or `scl`, the address contains the whole puzzle. Only the command line causes this message, so there is no failing example.",
  },
});
