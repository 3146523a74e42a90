/** Bundles `ecpc` into a folder, by default packages/cli/dist/bundle. */
export function bundle(outdir?: string): Promise<void>;
