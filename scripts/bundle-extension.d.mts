/** Bundles the extension for VS Code into a folder, by default packages/vscode-extension/dist. */
export function bundleExtension(outdir?: string): Promise<void>;
