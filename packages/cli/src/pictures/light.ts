/** A drawing as it stands on paper, and in a picture that knows no other colours: in the light colours, with a style sheet of classes alone and without variables. */
import { svgStyleSheet, svgThemes } from "@ecp/compiler";

const colours: ReadonlyMap<string, string> = new Map(
  svgThemes.light.split(";").map((each) => {
    const [name = "", value = ""] = each.split(":", 2);
    return [name, value];
  }),
);

const resolved = (text: string): string =>
  text.replace(/var\((--[\w-]+)\)/g, (_, name: string) => colours.get(name) ?? "none");

const sheet = resolved(svgStyleSheet.replace(/@media[^{]*\{[^{}]*\{[^{}]*\}\}/g, "").replaceAll(".ecp ", ""));

/** `svg`: without a style sheet, as a part of a page is. */
export const inLight = (svg: string): string =>
  resolved(svg).replace("<title>", `<style>${sheet}</style><title>`);
