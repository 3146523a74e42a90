/** The script of a page that plays a film (`moving-page.ts`): JavaScript for browsers, without dependencies. `seen` of each part are spans of frames. */
export const playerScript = `"use strict";
{
  const of = (id) => document.getElementById(id);
  const { says, seen } = JSON.parse(of("film").textContent);
  const parts = [...document.querySelectorAll("svg.ecp > g")];
  const [play, slider, speed, words] = [of("play"), of("at"), of("speed"), of("says")];
  const last = says.length - 1;
  let at = 0;
  let timer;

  const isSeen = (spans) => {
    let low = 0;
    let high = spans.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (spans[middle][1] <= at) low = middle + 1;
      else high = middle;
    }
    return low < spans.length && spans[low][0] <= at;
  };
  const show = (frame) => {
    at = Math.max(0, Math.min(last, frame));
    parts.forEach((part, i) => part.classList.toggle("off", !isSeen(seen[i])));
    words.textContent = at + 1 + " of " + says.length + ": " + says[at];
    slider.value = at;
    slider.setAttribute("aria-valuetext", words.textContent);
    of("first").disabled = of("back").disabled = at === 0;
    of("last").disabled = of("on").disabled = at === last;
    if (at === last) pause();
  };
  const pause = () => {
    clearTimeout(timer);
    timer = undefined;
    play.textContent = "▶▶";
    play.title = "Play";
    play.setAttribute("aria-label", "Play");
    words.setAttribute("aria-live", "polite");
  };
  const tick = () => {
    timer = setTimeout(() => {
      tick();
      show(at + 1);
    }, 1000 / Number(speed.value));
  };
  const start = () => {
    // Nobody can listen to as many steps.
    words.setAttribute("aria-live", "off");
    if (at === last) show(0);
    play.textContent = "❚❚";
    play.title = "Pause";
    play.setAttribute("aria-label", "Pause");
    tick();
  };
  const step = (frame) => {
    pause();
    show(frame);
  };
  const faster = (by) => {
    speed.selectedIndex = Math.max(0, Math.min(speed.options.length - 1, speed.selectedIndex + by));
  };
  const does = {
    first: () => step(0),
    back: () => step(at - 1),
    play: () => (timer === undefined ? start() : pause()),
    on: () => step(at + 1),
    last: () => step(last),
  };
  const keys = {
    Home: does.first,
    ArrowLeft: does.back,
    " ": does.play,
    ArrowRight: does.on,
    End: does.last,
    "+": () => faster(1),
    "-": () => faster(-1),
  };
  for (const [id, act] of Object.entries(does)) of(id).addEventListener("click", act);
  slider.addEventListener("input", () => step(Number(slider.value)));
  document.addEventListener("keydown", (event) => {
    const act = keys[event.key];
    const isTaken = event.target === speed || (event.key === " " && event.target.localName === "button");
    if (act === undefined || isTaken || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    act();
  });
  show(0);
}
`;
