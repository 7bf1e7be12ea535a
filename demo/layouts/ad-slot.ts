import { html, type Markup } from '../server/html.ts';
import type { PageContext } from './context.ts';

/**
 * A slot for an advertisement; the app has its own.
 * @param position a position of docs/ads.md
 */
export function adSlot(position: string, { appView }: Pick<PageContext, 'appView'>): Markup {
  return html`${!appView && html`<div data-ad-position="${position}"></div>`}`;
}
