/**
 * Stands for the parts of the server's library that the language server does not use (`scripts/left-out.mjs` names them): each would add what it can do to a
 * class, which stays as it is.
 */
const nothingMore = <Base>(base: Base): Base => base;

export {
  nothingMore as CallHierarchyFeature,
  nothingMore as ConfigurationFeature,
  nothingMore as DiagnosticFeature,
  nothingMore as FileOperationsFeature,
  nothingMore as InlineCompletionFeature,
  nothingMore as InlineValueFeature,
  nothingMore as LinkedEditingRangeFeature,
  nothingMore as MonikerFeature,
  nothingMore as NotebookSyncFeature,
  nothingMore as ShowDocumentFeature,
  nothingMore as TextDocumentContentFeature,
  nothingMore as TypeHierarchyFeature,
};
