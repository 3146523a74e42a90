/** Files of the standard library (`std:sudoku.ecp`), for reading: definitions lead there. */
import { type Disposable, workspace } from "vscode";
import type { ServerRequests } from "./requests.js";

export const standardFiles = (requests: ServerRequests): Disposable =>
  workspace.registerTextDocumentContentProvider("std", {
    provideTextDocumentContent: async (uri) => {
      const file = await requests.standardFile(uri.toString(true));
      return "text" in file ? file.text : `// ${file.refused}\n`;
    },
  });
