import { SAVE } from '../../core/domain/favourites/texts.ts';
import { html, type Markup } from '../server/html.ts';
import { icon } from '../server/icons.ts';

/**
 * The button of an item of a list, an icon in the line of its time; without scripts it leads to the list. Scripts change
 * its name, and its state tells the style which of the two icons to show.
 */
export function saveIcon(articleId: number): Markup {
  return html`<form class="save-icon" action="/leeslijst/"><button data-widget="reading-list-button" data-article-id="${articleId}" aria-label="${SAVE}" title="${SAVE}">${icon('bookmark')}${icon('bookmark-check')}</button></form>`;
}

/** The button that saves an article on the list; without scripts it leads there. */
export function saveButton(articleId: number): Markup {
  return html`<div data-widget="reading-list-button" data-article-id="${articleId}"><a class="button" href="/leeslijst/">${icon('bookmark')} Opslaan in leeslijst</a></div>`;
}
