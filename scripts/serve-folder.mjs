/** Serves a folder of static files on the loopback address, compressed as static hosts do: for looking at the site, and for its tests. */
import { readFileSync, statSync } from "node:fs";
import { createServer } from "node:http";
import { extname, join, normalize } from "node:path";
import { gzipSync } from "node:zlib";

const types = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript",
  ".css": "text/css",
  ".json": "application/json",
  ".svg": "image/svg+xml",
  ".png": "image/png",
  ".woff2": "font/woff2",
  ".txt": "text/plain; charset=utf-8",
};

/** The file of a path; undefined where there is none in the folder. */
function fileOf(folder, path) {
  const inside = normalize(decodeURIComponent(path)).replaceAll("\\", "/");
  if (!inside.startsWith("/") || inside.includes("/../")) return undefined;
  const file = join(folder, inside.endsWith("/") ? `${inside}index.html` : inside);
  for (const each of [file, `${file}.html`])
    if (statSync(each, { throwIfNoEntry: false })?.isFile() === true) return each;
  return undefined;
}

/** `sent`: bytes of all answers, as they were compressed. */
export async function serveFolder(folder, port = 0) {
  const compressed = new Map();
  const counted = { sent: 0 };
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? "/", "http://localhost");
    const file = fileOf(folder, pathname);
    if (file === undefined) {
      response.writeHead(404, { "content-type": "text/plain" }).end("There is no such page.");
      return;
    }
    const body = compressed.get(file) ?? gzipSync(readFileSync(file), { level: 9 });
    compressed.set(file, body);
    counted.sent += body.length;
    response
      .writeHead(200, {
        "content-type": types[extname(file)] ?? "application/octet-stream",
        "content-encoding": "gzip",
        "content-length": body.length,
        "cache-control": "max-age=600",
        "access-control-allow-origin": "*",
      })
      .end(body);
  });
  await new Promise((resolve) => server.listen(port, "127.0.0.1", resolve));
  const address = `http://127.0.0.1:${server.address().port}/`;
  return { address, sent: () => counted.sent, close: () => server.close() };
}
