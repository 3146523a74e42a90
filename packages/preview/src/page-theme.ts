/** The theme of the page that a board stands in: an editor says it by classes of the body, a browser by the media queries. */
export type Theme = "light" | "dark" | "contrast-light" | "contrast-dark";

export function themeOf(
  body: { readonly classes: ReadonlySet<string> },
  media: (query: string) => boolean,
): Theme {
  const { classes } = body;
  if (classes.has("vscode-high-contrast-light")) return "contrast-light";
  if (classes.has("vscode-high-contrast")) return "contrast-dark";
  if (classes.has("vscode-dark")) return "dark";
  if (classes.has("vscode-light")) return "light";
  const dark = media("(prefers-color-scheme: dark)");
  if (media("(prefers-contrast: more)") || media("(forced-colors: active)"))
    return dark ? "contrast-dark" : "contrast-light";
  return dark ? "dark" : "light";
}

/** Keeps the attribute `theme` of an element true. */
export function followTheme(element: Element): void {
  const apply = (): void => {
    const classes = new Set(document.body.classList);
    element.setAttribute(
      "theme",
      themeOf({ classes }, (query) => matchMedia(query).matches),
    );
  };
  apply();
  new MutationObserver(apply).observe(document.body, { attributes: true, attributeFilter: ["class"] });
  for (const query of ["(prefers-color-scheme: dark)", "(prefers-contrast: more)", "(forced-colors: active)"])
    matchMedia(query).addEventListener("change", apply);
}
