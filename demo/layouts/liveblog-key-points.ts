import { html, type Markup } from '../server/html.ts';
import type { LiveUpdate } from '../server/liveblog/live-update.ts';
import { anchorOf } from './liveblog-update.ts';

/** The list of the key moments among the updates of a page. */
export function keyPoints(updates: readonly LiveUpdate[]): Markup {
  const key = updates.filter((update) => update.key);
  return html`<nav class="facts" aria-labelledby="hoofdpunten" data-liveblog-key-moments${key.length === 0 && html` hidden`}><h2 id="hoofdpunten">Hoofdpunten</h2><ul>${key.map((update) => html`<li><a href="#${anchorOf(update)}">${update.headline}</a></li>`)}</ul></nav>`;
}
