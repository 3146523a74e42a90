/** Pages as a file of PDF, in ASCII alone. */

/** A4, in points. */
export const PAGE = { width: 595, height: 842 } as const;

/** `pages`: operators each, from the upper left corner downwards. */
export function pdfFile(pages: readonly string[], title: string): string {
  const objects: string[] = [];
  const add = (text: string): number => objects.push(text);
  const font = (name: string): string =>
    `<< /Type /Font /Subtype /Type1 /BaseFont /${name} /Encoding /WinAnsiEncoding >>`;
  const catalog = add("<< /Type /Catalog /Pages 2 0 R >>");
  const tree = add("");
  const [regular, bold] = [add(font("Helvetica")), add(font("Helvetica-Bold"))];
  const about = add(`<< /Title (${title}) /Producer (ecpc) >>`);
  const kids = pages.map((page) => {
    const content = `1 0 0 -1 0 ${PAGE.height} cm\n${page}\n`;
    const stream = add(`<< /Length ${content.length} >>\nstream\n${content}endstream`);
    return add(
      `<< /Type /Page /Parent ${tree} 0 R /MediaBox [0 0 ${PAGE.width} ${PAGE.height}] /Contents ${stream} 0 R ` +
        `/Resources << /Font << /R ${regular} 0 R /B ${bold} 0 R >> >> >>`,
    );
  });
  objects[tree - 1] =
    `<< /Type /Pages /Count ${kids.length} /Kids [${kids.map((kid) => `${kid} 0 R`).join(" ")}] >>`;
  const places: number[] = [];
  let file = "%PDF-1.4\n";
  for (const [index, object] of objects.entries()) {
    places.push(file.length);
    file += `${index + 1} 0 obj\n${object}\nendobj\n`;
  }
  const table = places.map((place) => `${String(place).padStart(10, "0")} 00000 n \n`).join("");
  return (
    `${file}xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${table}` +
    `trailer\n<< /Size ${objects.length + 1} /Root ${catalog} 0 R /Info ${about} 0 R >>\nstartxref\n${file.length}\n%%EOF\n`
  );
}
