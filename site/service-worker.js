/**
 * The site without a network: what most people need is kept at the first visit, every other page when it is read. What is kept is shown as it is
 * until the browser has found a newer version of this script, whose first line scripts/offline.mjs writes: its list of files has their hash.
 */
/* global FILES, VERSION */
const kept = `ecp-${VERSION}`;

self.addEventListener("install", (event) => {
  const requests = FILES.map((file) => new Request(file, { cache: "no-cache" }));
  event.waitUntil(caches.open(kept).then((cache) => cache.addAll(requests)));
});

self.addEventListener("activate", (event) => {
  const older = async () => {
    const names = await caches.keys();
    await Promise.all(
      names.filter((name) => name.startsWith("ecp-") && name !== kept).map((name) => caches.delete(name)),
    );
    await self.clients.claim();
  };
  event.waitUntil(older());
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  if (request.method !== "GET" || new URL(request.url).origin !== location.origin) return;
  event.respondWith(answer(request));
});

async function answer(request) {
  const cache = await caches.open(kept);
  const before = await cache.match(request, { ignoreSearch: true });
  if (before !== undefined) return before;
  const fresh = await fetch(request);
  // A cache that is full, or refused, is no reason to show nothing.
  if (fresh.ok) await cache.put(request, fresh.clone()).catch(() => {});
  return fresh;
}
