/** The page of `ecpc view`: the board's part of the playground. All that moves on it is in its script. */

const escapeHtml = (text: string): string =>
  text.replace(
    /[&<>"]/g,
    (sign) => ({ "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" })[sign] ?? sign,
  );

/** No script but the page's own, nothing from elsewhere, and no other page around it. */
export const contentPolicy =
  "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

export const viewPage = (uri: string, file: string): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(file)}</title>
<meta name="color-scheme" content="light dark">
<link rel="stylesheet" href="page.css">
</head>
<body data-uri="${escapeHtml(uri)}" data-file="${escapeHtml(file)}">
<p class="notice" role="alert" hidden>ecpc view has ended, or cannot be reached: start it again, and open the address that it prints.</p>
<main>
  <section class="board-pane" aria-label="Board">
    <ecp-board></ecp-board>
  </section>
</main>
<script src="preview.js"></script>
</body>
</html>
`;
