/** The divider between editor and board, which can be moved: with the pointer, and with the arrow keys. */

const least = 15;
const most = 85;
const step = 5;
/** Of a narrow window, in which the board lies below the text and has its buttons above it. */
const stackedAtFirst = 40;

export interface Split {
  /** In a narrow window the board has as much room as can be, until it is given back. */
  readonly makeRoom: (isWanted: boolean) => void;
}

/** `panes` has the size of its first part in the variable `--split`, and one column or one row, as wide as the window is. */
export function moveSplit(separator: HTMLElement, panes: HTMLElement): Split {
  const isStacked = (): boolean => getComputedStyle(panes).flexDirection === "column";
  const set = (percent: number): void => {
    const bounded = Math.round(Math.min(most, Math.max(least, percent)));
    panes.style.setProperty("--split", `${bounded}%`);
    separator.setAttribute("aria-valuenow", String(bounded));
  };
  const turn = (): void =>
    separator.setAttribute("aria-orientation", isStacked() ? "horizontal" : "vertical");
  separator.setAttribute("aria-valuemin", String(least));
  separator.setAttribute("aria-valuemax", String(most));
  const reset = (): void => set(isStacked() ? stackedAtFirst : 50);
  reset();
  turn();
  new ResizeObserver(turn).observe(panes);

  separator.addEventListener("pointerdown", (event) => {
    separator.setPointerCapture(event.pointerId);
    event.preventDefault();
  });
  separator.addEventListener("pointermove", (event) => {
    if (!separator.hasPointerCapture(event.pointerId)) return;
    const { left, top, width, height } = panes.getBoundingClientRect();
    set(isStacked() ? ((event.clientY - top) / height) * 100 : ((event.clientX - left) / width) * 100);
  });
  separator.addEventListener("dblclick", reset);
  separator.addEventListener("keydown", ({ key }) => {
    const now = Number(separator.getAttribute("aria-valuenow"));
    if (key === "ArrowLeft" || key === "ArrowUp") set(now - step);
    else if (key === "ArrowRight" || key === "ArrowDown") set(now + step);
  });
  let before: number | undefined;
  return {
    makeRoom: (isWanted) => {
      if (isWanted === (before !== undefined) || (isWanted && !isStacked())) return;
      if (before !== undefined) set(before);
      before = isWanted ? Number(separator.getAttribute("aria-valuenow")) : undefined;
      if (isWanted) set(least);
    },
  };
}
