/** Bundles the extension for VS Code into a folder, by default packages/vscode-extension/dist; `isPacked`: as it is published. */
export function bundleExtension(outdir?: string, isPacked?: boolean): Promise<void>;
