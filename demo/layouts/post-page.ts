import type { Post } from '../content/types.ts';
import { html, type Markup } from '../server/html.ts';

/** The page that the third party's server sends into a frame, without the paper's scripts and styles. */
export function postPage({ author, account, text }: Post): Markup {
  return html`<!doctype html>
<html lang="nl">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${author} op Kwebbel</title>
<link rel="stylesheet" href="/static/post.css">
</head>
<body>
<main>
<h1>${author} <span>${account}</span></h1>
<p>${text}</p>
<footer>Kwebbel, het verzonnen netwerk</footer>
</main>
</body>
</html>
`;
}
