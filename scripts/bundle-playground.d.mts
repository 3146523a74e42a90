/** Writes the playground's static files into a folder, which is made anew; the folder. */
export function bundlePlayground(outdir?: string): Promise<string>;
