/** What stands between editor and board and can be moved: with the pointer, and with the arrow keys. */

const least = 15;
const most = 85;
const step = 5;

/** `panes` has the size of its first part in the variable `--split`, and one column or one row, as wide as the window is. */
export function moveSplit(separator: HTMLElement, panes: HTMLElement): void {
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
  set(50);
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
  separator.addEventListener("dblclick", () => set(50));
  separator.addEventListener("keydown", ({ key }) => {
    const now = Number(separator.getAttribute("aria-valuenow"));
    if (key === "ArrowLeft" || key === "ArrowUp") set(now - step);
    else if (key === "ArrowRight" || key === "ArrowDown") set(now + step);
  });
}
