/** The theme as it comes, with a few rules of our own; puzzles are tried in place, and the site is there without a network. */
import type { Theme } from "vitepress";
import theme from "vitepress/theme";
import { goOffline } from "./offline.js";
import "./style.css";
import { tryInPlace } from "./try-in-place.js";

const ours: Theme = {
  extends: theme,
  enhanceApp({ siteData }) {
    if (import.meta.env.SSR) return;
    tryInPlace(siteData.value.base);
    goOffline(siteData.value.base);
  },
};
export default ours;
