/** The page of the preview: no script but its own, nothing from elsewhere, and no evaluation of text. */
import { Uri, type Webview } from "vscode";

export function webviewPage(webview: Webview, extension: Uri): string {
  const script = webview.asWebviewUri(Uri.joinPath(extension, "dist", "preview.js"));
  const policy = `default-src 'none'; script-src ${webview.cspSource}; style-src 'unsafe-inline'`;
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<style>body { padding: 12px; }</style>
</head>
<body>
<ecp-board></ecp-board>
<script src="${script}"></script>
</body>
</html>`;
}
