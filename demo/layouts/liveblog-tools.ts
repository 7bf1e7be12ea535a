import { ARTICLES } from '../content/index.ts';
import { idInAddress } from '../server/addresses.ts';
import { html, type Markup } from '../server/html.ts';
import { ACTIONS } from '../server/liveblog/edits.ts';
import type { PageContext } from './context.ts';

/** Buttons in the demo bar of a running liveblog, which make something happen in it for this visitor only. */
export function liveblogTools({ path }: Pick<PageContext, 'path'>): Markup {
  const id = idInAddress(/\/([^/]*-a\d+)(?:\/|$)/.exec(path)?.[1] ?? '');
  const article = ARTICLES.find((one) => one.id === id);
  if (article?.kind !== 'liveblog' || article.extra.length === 0) return html``;
  return html`
<form method="post" action="/demo/liveblog/${article.id}" data-demo-liveblog aria-label="Liveblog"><input type="hidden" name="from" value="${path}"><span>Liveblog</span>${Object.entries(
    ACTIONS,
  ).map(([action, name]) => html` <button name="action" value="${action}">${name}</button>`)}</form>`;
}
