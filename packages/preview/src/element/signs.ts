/** Parts of drawings that the server sends as text, made into elements. */

/** In a group of its own. */
export function drawnSign(svg: string): SVGGElement {
  const text = `<svg xmlns="http://www.w3.org/2000/svg"><g>${svg}</g></svg>`;
  const parsed = new DOMParser().parseFromString(text, "image/svg+xml").documentElement.firstElementChild;
  const group = parsed === null ? undefined : document.adoptNode(parsed);
  if (!(group instanceof SVGGElement)) throw new Error("a sign that is no SVG");
  return group;
}
