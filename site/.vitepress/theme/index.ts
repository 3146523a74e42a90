/** The theme as it comes, with a few rules of our own; puzzles are tried in place, and the site is there without a network. */
import { onContentUpdated, type Theme } from "vitepress";
import theme from "vitepress/theme";
import { goOffline } from "./offline.js";
import "./style.css";
import { type OpenInPlace, tryInPlace } from "./try-in-place.js";
import { typeAndSolve } from "./typed-and-solved.js";

let open: OpenInPlace | undefined;

const ours: Theme = {
  extends: theme,
  enhanceApp({ siteData }) {
    if (import.meta.env.SSR) return;
    open = tryInPlace(siteData.value.base);
    goOffline(siteData.value.base);
  },
  setup() {
    onContentUpdated(() => {
      if (open !== undefined) typeAndSolve(open);
    });
  },
};
export default ours;
