/** Put in by scripts/bundle.mjs, from package.json. */
declare const ECPC_VERSION: string | undefined;

export const version: string = typeof ECPC_VERSION === "string" ? ECPC_VERSION : "0.0.0";
