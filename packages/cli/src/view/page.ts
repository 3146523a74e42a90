/** The page of `ecpc view`. All that moves on it is in its script. */

const escapeHtml = (text: string): string =>
  text.replace(
    /[&<>"]/g,
    (sign) => ({ "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" })[sign] ?? sign,
  );

/** No script but the page's own, nothing from elsewhere, and no other page around it. */
export const contentPolicy =
  "default-src 'none'; script-src 'self'; style-src 'unsafe-inline'; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

export const viewPage = (uri: string, file: string): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(file)}</title>
<style>
  :root { color-scheme: light dark; }
  body { margin: 0 auto; padding: 1rem; max-width: 70rem; background: Canvas; }
  .gone { display: none; font: 1rem system-ui, sans-serif; color: #c62828; }
  body[data-gone] .gone { display: block; }
</style>
</head>
<body data-uri="${escapeHtml(uri)}" data-file="${escapeHtml(file)}">
<p class="gone" role="alert">ecpc view has ended, or cannot be reached: start it again, and open the address that it prints.</p>
<ecp-board></ecp-board>
<script src="preview.js"></script>
</body>
</html>
`;
