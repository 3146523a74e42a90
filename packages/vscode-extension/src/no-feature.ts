/**
 * Stands for the features of the client's library that the language server does not offer (`scripts/left-out.mjs` names them). The library makes one
 * of each when a client begins; such a one says of itself what a feature says that nobody has asked for, which is nothing.
 */
import type { FeatureState, StaticFeature } from "vscode-languageclient";

class NoFeature implements StaticFeature {
  fillClientCapabilities(): void {
    // The server is told of no capability.
  }
  initialize(): void {
    // The server offers nothing that could be registered.
  }
  clear(): void {
    // There is nothing that was registered.
  }
  getState(): FeatureState {
    return { kind: "static" };
  }
}

/** The library asks by the scheme whether a text is a cell of a notebook, which a puzzle may be. */
class NoNotebooks extends NoFeature {
  static readonly CellScheme = "vscode-notebook-cell";
}

export {
  NoFeature as CallHierarchyFeature,
  NoFeature as ColorProviderFeature,
  NoFeature as ConfigurationFeature,
  NoFeature as DeclarationFeature,
  NoFeature as DiagnosticFeature,
  NoFeature as DidCreateFilesFeature,
  NoFeature as DidDeleteFilesFeature,
  NoFeature as DidRenameFilesFeature,
  NoFeature as ImplementationFeature,
  NoFeature as InlineCompletionItemFeature,
  NoFeature as InlineValueFeature,
  NoFeature as LinkedEditingFeature,
  NoFeature as ProgressFeature,
  NoFeature as SyncConfigurationFeature,
  NoFeature as TextDocumentContentFeature,
  NoFeature as TypeDefinitionFeature,
  NoFeature as TypeHierarchyFeature,
  NoFeature as WillCreateFilesFeature,
  NoFeature as WillDeleteFilesFeature,
  NoFeature as WillRenameFilesFeature,
  NoNotebooks as NotebookDocumentSyncFeature,
};
