/** The module of WebAssembly. Takes some seconds. */
export function compile(name: "dance" | "kernel"): Buffer;
/** Writes the modules of TypeScript that hold them unless those are fresh, or only says whether all are. */
export function writeCompiledModules(check: boolean): boolean;
