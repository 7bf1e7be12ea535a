import { SAVE } from '../../core/domain/favourites/texts.ts';
import { html, type Markup } from '../server/html.ts';
import { icon } from '../server/icons.ts';

/**
 * The address of a form that saves an article: for readers without scripts, and for a click before the script has
 * loaded.
 */
export const SAVE_ADDRESS = '/leeslijst/bewaren/';

/**
 * The save button of an item of a list, an icon on the line of its time. Scripts change its name, and its state tells
 * the style which of the two icons to show.
 */
export function saveIcon(articleId: number): Markup {
  return html`<form class="save-icon" method="post" action="${SAVE_ADDRESS}"><button data-widget="reading-list-button" data-article-id="${articleId}" name="article_id" value="${articleId}" aria-label="${SAVE}" title="${SAVE}">${icon('bookmark')}${icon('bookmark-check')}</button></form>`;
}

/** The button that saves an article on the list. */
export function saveButton(articleId: number): Markup {
  return html`<div data-widget="reading-list-button" data-article-id="${articleId}"><form class="save" method="post" action="${SAVE_ADDRESS}"><input type="hidden" name="article_id" value="${articleId}"><label class="button">${icon('bookmark')}<input type="submit" value="${SAVE}"></label></form></div>`;
}
