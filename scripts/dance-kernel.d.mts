/** The module of WebAssembly. Takes some seconds. */
export function compile(): Buffer;
/** Writes the module of TypeScript that holds it unless that is fresh, or only says whether it is. */
export function writeDanceKernel(check: boolean): boolean;
