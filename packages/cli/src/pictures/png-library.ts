/** The library that paints drawings. It lies beside the bundle (scripts/bundle.mjs), since only a PNG needs it. */
import { initWasm, Resvg } from "@resvg/resvg-wasm";

export { initWasm, Resvg };
