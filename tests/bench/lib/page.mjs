import { textAfter } from './article.mjs';
import { hookHtml } from './hooks.mjs';

/** The page's own style. Hooks reserve the space of their kind, the same for every contestant. */
const STYLE = `
body{margin:0 auto;max-width:640px;padding:0 16px;font:16px/24px sans-serif}
h1{font-size:28px;line-height:32px}
.hook{margin:16px 0;overflow:hidden}
.poll{min-height:170px}.quiz{min-height:264px}.newsletter{min-height:190px}
.share{min-height:140px}.ticker{min-height:390px}.table{min-height:340px}
.bench-option,label{display:block}
ul,ol{padding-left:20px}
`;

/**
 * @param {{ head: string, hooks: { kind: string, changed?: Record<string, string> }[] }} content
 * @returns {string} an article with hooks between its paragraphs; contestants only differ in `head`
 */
export function pageHtml({ head, hooks }) {
  const body = hooks
    .map(({ kind, changed }, index) => hookHtml(kind, index, changed) + textAfter(index))
    .join('\n');
  return `<!doctype html>
<html lang="nl">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<link rel="icon" href="data:,">
<title>Een artikel met ${hooks.length} onderdelen</title>
<style>${STYLE}</style>
${head}
</head>
<body data-page-type="article">
<h1>Een artikel met onderdelen</h1>
<p>De plannen voor het gebied rond het station liggen al jaren klaar.</p>
${body}
</body>
</html>`;
}
