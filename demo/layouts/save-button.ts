import { html, type Markup } from '../server/html.ts';
import { icon } from '../server/icons.ts';

/** The button that saves an article on the list; without scripts it leads there. */
export function saveButton(articleId: number): Markup {
  return html`<div data-widget="reading-list-button" data-article-id="${articleId}"><a class="button" href="/leeslijst/">${icon('bookmark')} Opslaan in leeslijst</a></div>`;
}
