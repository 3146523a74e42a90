/** Import, Export and Share: what comes from elsewhere, and what goes there. Nothing of it leaves the page by itself. */
import type { OtherFormResult } from "@ecp/lsp";
import { element } from "@ecp/preview/dom";
import { button, copyText, download, openDialog, readOnlyField } from "./dialog.js";

/** `read`: what it is as a text of ours. */
export function openImport(
  read: (text: string) => Promise<OtherFormResult>,
  open: (text: string) => void,
): void {
  const { body, close } = openDialog("Import");
  const field = element("textarea", {
    rows: "5",
    "aria-label": "Address or lines",
    placeholder: "https://puzz.link/p?nurikabe/…",
  });
  const problem = element("p", { class: "problem", role: "alert" });
  const go = async (): Promise<void> => {
    const result = await read(field.value).catch((error: unknown) => ({ refused: String(error) }));
    if ("refused" in result) problem.textContent = result.refused;
    else {
      close();
      open(result.text);
    }
  };
  field.addEventListener("keydown", (event) => {
    if (event.key !== "Enter" || event.shiftKey) return;
    event.preventDefault();
    void go();
  });
  body.append(
    element(
      "p",
      {},
      "An address of puzz.link or pzv.jp, a pzprv3 file, lines of 81 digits and dots, or a table with commas (CSV).",
    ),
    field,
    problem,
    button("Import", () => void go(), { class: "main", "data-do": "import-now" }),
  );
  field.focus();
}

export interface Exports {
  readonly name: string;
  readonly text: string;
  /** The board as it is shown, where there is one. */
  readonly svg: string | undefined;
  readonly as: (form: "puzzlink" | "pzprv3") => Promise<OtherFormResult>;
}

export function openExport({ name, text, svg, as }: Exports): void {
  const { body } = openDialog("Export");
  const file = name.replace(/[^\p{L}\p{N}]+/gu, "-").replace(/^-|-$/g, "") || "puzzle";
  const result = element("div", { class: "result", role: "status" });
  const show = async (form: "puzzlink" | "pzprv3"): Promise<void> => {
    const written = await as(form).catch((error: unknown) => ({ refused: String(error) }));
    if ("refused" in written) {
      result.replaceChildren(element("p", { class: "problem" }, written.refused));
      return;
    }
    result.replaceChildren(readOnlyField("Exported", written.text), copied(written.text));
  };
  const picture = button("Picture (SVG)", () => download(`${file}.svg`, "image/svg+xml", svg ?? ""), {
    "data-do": "export-svg",
  });
  picture.disabled = svg === undefined;
  body.append(
    element(
      "div",
      { class: "choices" },
      button("puzz.link address", () => void show("puzzlink"), { "data-do": "export-puzzlink" }),
      button("pzprv3", () => void show("pzprv3"), { "data-do": "export-pzprv3" }),
      picture,
      button("Text (.ecp)", () => download(`${file}.ecp`, "text/plain", text), { "data-do": "export-text" }),
    ),
    result,
  );
}

/** Says whether it is on the clipboard, once the browser has told: it may ask the person first. */
function copied(text: string): HTMLElement {
  const line = element("p", {}, "Copy it with Ctrl+C.");
  void copyText(text).then((done) => {
    if (done) line.textContent = "It is on the clipboard.";
  });
  return line;
}

/** Programs that messages are sent by cut addresses that are longer. */
const longAddress = 8000;

export function openShare(address: string): void {
  const { body } = openDialog("Share");
  const field = readOnlyField("Address", address);
  body.append(
    element(
      "p",
      {},
      "The whole text is in this address, behind the #: whoever opens it sees what you see. It was not sent anywhere.",
    ),
    field,
    copied(address),
  );
  if (address.length > longAddress)
    body.append(
      element("p", {}, `It has ${address.length} characters: some programs cut addresses so long.`),
    );
  field.focus();
}
