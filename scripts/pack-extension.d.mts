/** Writes the package of the extension that lies in `folder`, whose scripts are bundled already. */
export function packExtension(folder: string, packagePath: string): Promise<void>;
