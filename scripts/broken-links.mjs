/** Links of built pages that lead nowhere: to a file that there is not, or to a place that its page does not have. */
import { readdirSync, readFileSync } from "node:fs";
import { posix } from "node:path";

const plainText = (text) => text.replaceAll("&amp;", "&").replaceAll("&quot;", '"');

/** `base`: what the site's addresses begin with. Each as `page → address`. */
export function brokenLinks(folder, base) {
  const names = readdirSync(folder, { recursive: true }).map((name) => String(name).replaceAll("\\", "/"));
  const files = new Set(names);
  const pages = new Map(
    names
      .filter((name) => name.endsWith(".html"))
      .map((name) => [name, readFileSync(`${folder}/${name}`, "utf8")]),
  );
  const places = new Map(
    [...pages].map(([name, html]) => [
      name,
      new Set([...html.matchAll(/\bid="([^"]*)"/g)].map(([, id = ""]) => plainText(id))),
    ]),
  );
  const fileOf = (address, page) => {
    if (address === "") return page;
    const inside = address.startsWith("/")
      ? address.startsWith(base)
        ? address.slice(base.length)
        : undefined
      : posix.join(posix.dirname(page), address);
    if (inside === undefined) return undefined;
    const name =
      inside === "" || inside === "." || inside === "./"
        ? "index.html"
        : inside.endsWith("/")
          ? `${inside}index.html`
          : inside;
    return [name, `${name}.html`, `${name}/index.html`].find((each) => files.has(each));
  };
  const broken = [];
  for (const [page, html] of pages)
    for (const [, written = ""] of html.matchAll(/<[a-z][^>]*?\s(?:href|src)="([^"]*)"/g)) {
      const link = plainText(written);
      if (/^(?:[a-z][\w+.-]*:|\/\/)/i.test(link)) continue;
      const [address = "", place = ""] = link.split("#");
      const file = fileOf(decodeURI(address), page);
      // The part after the # of the playground is a text, and no place.
      const isPlace = place !== "" && file !== "play/index.html";
      if (file === undefined || (isPlace && places.get(file)?.has(decodeURIComponent(place)) === false))
        broken.push(`${page} → ${link}`);
    }
  return broken;
}
