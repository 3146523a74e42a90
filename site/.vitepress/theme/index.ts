/** The theme as it comes, with a few rules of our own. */
import theme from "vitepress/theme";
import "./style.css";

export default theme;
