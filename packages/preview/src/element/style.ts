/**
 * The look of the component. Colours come from the editor where there is one (its variables), else from the page's own light and dark set.
 * High contrast has frames instead of fillings, as editors do.
 */
import { svgThemes } from "@ecp/compiler";
import { coloursOfCells } from "../play/colours.js";

const swatches = {
  red: "#f2a7a0",
  orange: "#f6c58b",
  yellow: "#f4e58b",
  green: "#a9d9a0",
  blue: "#a3c6f1",
  purple: "#d0b3ea",
  grey: "#a9adb5",
} as const;

const themes = [
  [`:host([theme="light"]) svg.ecp`, svgThemes.light],
  [`:host([theme="dark"]) svg.ecp`, svgThemes.dark],
  [`:host([theme="contrast-dark"]) svg.ecp`, svgThemes["contrast-dark"]],
  [`:host([theme="contrast-light"]) svg.ecp`, svgThemes["contrast-light"]],
] as const;

/** Those of the drawing, which high contrast has turned into frames. */
const colourRules = coloursOfCells
  .map(
    (name) =>
      `svg.ecp .colour.${name} { fill: var(--${name}); } .swatch.${name} { background: ${swatches[name]}; }`,
  )
  .join("\n");

export const style = `
:host {
  --text: var(--vscode-foreground, #1b1b1f);
  --dim: var(--vscode-descriptionForeground, #5d616b);
  --edge: var(--vscode-contrastBorder, var(--vscode-widget-border, #c9ccd3));
  --accent: var(--vscode-focusBorder, #0a66d8);
  --button: var(--vscode-button-background, #0a66d8);
  --on-button: var(--vscode-button-foreground, #ffffff);
  --button-2: var(--vscode-button-secondaryBackground, #e4e6ea);
  --on-button-2: var(--vscode-button-secondaryForeground, #1b1b1f);
  --error: var(--vscode-editorError-foreground, #c62828);
  --warning: var(--vscode-editorWarning-foreground, #a15c00);
  --hint: var(--vscode-editorInfo-foreground, #0a66d8);
  --ring: #c2410c; --scope: #8338c9;
  display: flex; flex-direction: column; gap: .6rem; box-sizing: border-box; min-height: 100%;
  color: var(--text); font: var(--vscode-font-size, 14px)/1.4 var(--vscode-font-family, system-ui, "DejaVu Sans", sans-serif);
}
:host([theme="dark"]), :host([theme="contrast-dark"]) {
  --text: var(--vscode-foreground, #e9e9ee); --dim: var(--vscode-descriptionForeground, #a6abb5);
  --edge: var(--vscode-contrastBorder, var(--vscode-widget-border, #4a4d56));
  --accent: var(--vscode-focusBorder, #6cb2ff);
  --button-2: var(--vscode-button-secondaryBackground, #34363d); --on-button-2: var(--vscode-button-secondaryForeground, #e9e9ee);
  --error: var(--vscode-editorError-foreground, #ff7a70); --warning: var(--vscode-editorWarning-foreground, #f0b429);
  --hint: var(--vscode-editorInfo-foreground, #6cb2ff);
  --ring: #ffa94d; --scope: #cf9dff;
}
:host([theme^="contrast"]) { --edge: var(--vscode-contrastBorder, currentColor); }
.bar { display: flex; flex-wrap: wrap; align-items: center; gap: .4rem; }
.group { display: inline-flex; align-items: center; gap: .25rem; }
button, select {
  font: inherit; border: 1px solid var(--vscode-contrastBorder, transparent); border-radius: 3px; padding: .25rem .65rem;
  background: var(--button-2); color: var(--on-button-2); cursor: pointer; min-height: 1.9rem;
}
select { background: var(--vscode-dropdown-background, var(--button-2)); color: var(--vscode-dropdown-foreground, var(--on-button-2)); border-color: var(--edge); max-width: 16rem; }
button.main { background: var(--button); color: var(--on-button); }
button[aria-pressed="true"] { outline: 2px solid var(--accent); outline-offset: -2px; }
button:disabled { opacity: .45; cursor: default; }
button:focus-visible, select:focus-visible, input:focus-visible { outline: 2px solid var(--accent); outline-offset: 1px; }
.status { min-height: 1.4em; color: var(--dim); }
.status strong { color: var(--text); font-weight: 600; }
.progress { margin: 0; padding: .1rem .5rem; color: var(--dim); border: 1px solid var(--edge); border-radius: 3px; background: linear-gradient(var(--button-2), var(--button-2)) 0 0 / var(--done, 0) 100% no-repeat; }
.notice { color: var(--warning); }
.notice:empty, .refused:empty, [hidden] { display: none !important; }
.board { position: relative; align-self: start; max-width: 100%; }
.board > svg { display: block; max-width: 100%; max-height: calc(100vh - 9rem); height: auto; border-radius: 4px; }
:host([theme^="contrast"]) .board > svg { border: 1px solid var(--edge); }
.board[data-stale] > svg { filter: grayscale(1); opacity: .45; }
g[data-cell] { cursor: pointer; outline: none; }
g[data-cell]:hover > [pointer-events] { fill: var(--accent); fill-opacity: .12; }
.overlay .cursor { fill: none; stroke: var(--accent); stroke-width: 3; }
g[data-cell]:focus-visible > [pointer-events] { stroke: var(--accent); stroke-width: 3; stroke-dasharray: 4 3; }
.overlay .mark { fill: var(--error); fill-opacity: .13; stroke: var(--error); stroke-width: 2.5; stroke-dasharray: 6 3; }
.overlay .flag { fill: var(--error); }
.overlay .mark.warning { fill: var(--warning); stroke: var(--warning); } .overlay .flag.warning { fill: var(--warning); }
.overlay .mark.hint { fill: var(--hint); stroke: var(--hint); } .overlay .flag.hint { fill: var(--hint); }
:host([theme^="contrast"]) .overlay .mark { fill: none; }
.overlay .named { fill: none; stroke: var(--error); stroke-width: 5; }
.overlay .premise { fill: var(--accent); fill-opacity: .2; }
.overlay .scope { fill: none; stroke: var(--scope); stroke-width: 3; stroke-dasharray: 7 4; }
.overlay .scope.clash { stroke: var(--error); }
.overlay .conclusion { fill: none; stroke: var(--ring); stroke-width: 3.5; }
:host([theme^="contrast"]) .overlay .premise { fill: none; stroke: var(--accent); stroke-width: 1.5; stroke-dasharray: 1.5 3; }
.overlay .placed { fill: var(--accent); fill-opacity: .16; }
.overlay .chosen-way { fill: var(--accent); fill-opacity: .16; stroke: var(--scope); stroke-width: 2.5; }
.overlay .put { fill: none; stroke: var(--ring); stroke-width: 3.5; }
.overlay .taken { fill: none; stroke: var(--error); stroke-width: 3; stroke-dasharray: 5 4; }
:host([theme^="contrast"]) .overlay .placed { fill: none; stroke: var(--accent); stroke-width: 1.5; stroke-dasharray: 1.5 3; }
:host([theme^="contrast"]) .overlay .chosen-way { fill: none; }
svg.ecp .overlay text.candidate { fill: var(--found); text-anchor: middle; opacity: .9; }
svg.ecp .overlay .dot { fill: var(--found); opacity: .7; }
svg.ecp .overlay .crossed { fill: none; stroke: var(--found); stroke-width: 1.2; opacity: .8; }
svg.ecp .overlay .thin-line { fill: none; stroke: var(--found); stroke-width: 2; opacity: .8; }
svg.ecp .overlay .pale { fill: var(--found); opacity: .35; }
/* Values that are filled in beside the board lie outside of its drawing. */
.board[data-play] > svg { overflow: visible; touch-action: pinch-zoom; user-select: none; -webkit-user-select: none; }
.board[data-play] g[data-cell] { cursor: crosshair; }
svg.ecp .filled-over .nothing { fill: var(--found); }
svg.ecp .filled-over .nothing.crossed { fill: none; stroke: var(--found); stroke-width: 1.8; }
svg.ecp .filled-over .note { fill: var(--found); text-anchor: middle; }
svg.ecp .filled-over .chosen { fill: var(--accent); fill-opacity: .16; stroke: var(--accent); stroke-width: 2.5; }
svg.ecp .filled-over .open-spot { fill: none; stroke: var(--found); stroke-width: 1; opacity: .5; }
svg.ecp .filled-over .place { fill: none; stroke: var(--accent); stroke-width: 2.5; stroke-dasharray: 3 2; }
svg.ecp .filled-over .wrong { fill: none; stroke: var(--error); stroke-width: 2.5; stroke-dasharray: 5 2; }
${colourRules}
.fill .swatch { width: 1.9rem; padding: 0; border-color: var(--edge); }
.fill .values button { min-width: 1.9rem; padding: .25rem .4rem; }
.time { font-variant-numeric: tabular-nums; }
.checked { margin: 0; border-inline-start: 4px solid var(--edge); padding: .2rem .6rem; }
.checked[data-off] { display: none; }
.checked[data-status="solved"] { border-color: var(--vscode-testing-iconPassed, #2e8b57); font-weight: 600; }
.checked[data-status="broken"], .checked[data-status="wrong"], .checked[data-status="none"] { border-color: var(--error); }
svg.ecp .overlay .many { font-style: italic; }
.refused { color: var(--text); border: 1px solid var(--warning); border-inline-start-width: 4px; border-radius: 4px; padding: .35rem .6rem; position: sticky; top: .25rem; z-index: 1; background: var(--vscode-editor-background, Canvas); }
.beside { display: flex; flex-wrap: wrap; align-items: flex-start; gap: .6rem 1.5rem; }
.beside > .board { flex: none; } .beside > .problems { flex: 1 1 22rem; min-width: min(100%, 22rem); box-sizing: border-box; }
.beside > :is(.explained, .replayed) { flex: 1 1 20rem; min-width: min(100%, 20rem); max-width: 40rem; box-sizing: border-box; display: flex; flex-direction: column; align-items: flex-start; gap: .5rem; }
.explained h2, .replayed h2 { font-size: 1em; margin: 0; } .explained p, .replayed p { margin: 0 0 .3rem; overflow-wrap: anywhere; } .explained .dim, .replayed .dim { color: var(--dim); }
:is(.explained, .replayed) .head { display: flex; align-items: center; justify-content: space-between; width: 100%; }
:is(.explained, .replayed) .step { border-inline-start: 4px solid var(--ring); padding: .2rem .6rem; min-height: 1.4em; }
:is(.explained, .replayed) .which { font-variant-numeric: tabular-nums; }
.replayed .film { flex-wrap: wrap; width: 100%; } .replayed input[type="range"] { flex: 1; min-width: 8rem; accent-color: var(--accent); }
.replayed .step[data-kind="dead-end"], .replayed .step[data-kind="take-back"] { border-color: var(--error); }
.replayed .step { min-height: 2.8em; }
.explained ol { margin: 0; padding-inline-start: 2.6rem; max-height: 12rem; overflow-y: auto; width: 100%; box-sizing: border-box; }
.explained li button { background: none; color: var(--text); border: 0; text-align: start; padding: .15rem .3rem; min-height: 0; width: 100%; overflow-wrap: anywhere; }
.explained li button[aria-current] { background: var(--button-2); color: var(--on-button-2); }
.problems h2 { font-size: 1em; margin: 0 0 .4rem; }
.problems ul { list-style: none; margin: 0; padding: 0; display: flex; flex-direction: column; gap: .7rem; }
.problems li { border-inline-start: 4px solid var(--error); padding-inline-start: .55rem; min-width: 0; }
.problems li.warning { border-color: var(--warning); } .problems li.hint { border-color: var(--hint); }
.problems li button { display: block; width: 100%; text-align: start; background: none; color: var(--text); border: 0; padding: 0; overflow-wrap: anywhere; }
.problems .severity { font-weight: 600; color: var(--error); }
.problems .warning .severity { color: var(--warning); } .problems .hint .severity { color: var(--hint); }
.problems .where { color: var(--dim); }
.problems pre { margin: .2rem 0 0; padding-block-end: .3em; overflow-x: auto; font: .93em/1.45 var(--vscode-editor-font-family, ui-monospace, "DejaVu Sans Mono", monospace); }
.problems .line { display: flex; gap: .8em; } .problems .around { display: none; color: var(--dim); }
.problems [data-open] .around { display: flex; }
.problems .number { flex: none; min-width: 2.2em; text-align: end; color: var(--dim); user-select: none; }
.problems code { font: inherit; white-space: pre; }
.problems mark { background: none; color: inherit; text-decoration: underline wavy var(--error); text-underline-offset: 3px; }
.problems .warning mark { text-decoration-color: var(--warning); } .problems .hint mark { text-decoration-color: var(--hint); }
.problems .help { margin: .15rem 0 0; color: var(--dim); overflow-wrap: anywhere; } .problems .help::before { content: "help: "; }
.problems .more { margin-block-start: .7rem; }
.edit { position: absolute; box-sizing: border-box; font: inherit; text-align: center; padding: 0; border: 2px solid var(--accent); background: var(--vscode-input-background, Canvas); color: var(--vscode-input-foreground, CanvasText); min-width: 3.2rem; }
.empty { color: var(--dim); margin: 0; max-width: 36rem; }
@media (prefers-reduced-motion: no-preference) { .board > svg { transition: opacity .12s; } }
${themes.map(([selector, variables]) => `${selector} { ${variables} }`).join("\n")}
`;
