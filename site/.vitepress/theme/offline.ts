/** After the page has come: the service worker loads what it keeps then. */
export function goOffline(base: string): void {
  if (!("serviceWorker" in navigator)) return;
  const register = (): void => {
    // Without it, or where it is refused, the site is as it was.
    navigator.serviceWorker.register(`${base}service-worker.js`).catch(() => {});
  };
  if (document.readyState === "complete") register();
  else addEventListener("load", register, { once: true });
}
