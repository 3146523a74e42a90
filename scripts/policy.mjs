/** The content security policy of a page as it is built: nothing is asked of another host, and scripts in the page itself are those that it has. */
import { createHash } from "node:crypto";

export function policyOf(html) {
  const hashes = [...html.matchAll(/<script(?![^>]*\bsrc=)[^>]*>([\s\S]*?)<\/script>/g)].map(
    ([, script = ""]) => `'sha256-${createHash("sha256").update(script).digest("base64")}'`,
  );
  return [
    "default-src 'none'",
    // Solving is WebAssembly in workers, which begin from a copy of their script.
    `script-src 'self' 'wasm-unsafe-eval' blob: ${[...new Set(hashes)].join(" ")}`,
    "worker-src 'self' blob:",
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
  ].join("; ");
}

export const withPolicy = (html) =>
  html.replace(
    '<meta charset="utf-8">',
    `<meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="${policyOf(html)}">`,
  );
