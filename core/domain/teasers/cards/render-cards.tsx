import { now } from '../../../platform/time/now.ts';
import { mediaFrom } from '../../../runtime/config/breakpoints.ts';
import { siteConfig } from '../../../runtime/config/site-config.ts';
import type { Context } from '../../../runtime/feature/feature.ts';
import { renderView } from '../../../runtime/feature/widget.tsx';
import { Cards, type CardsProps } from './Cards.tsx';

/** What a feature says of its row of cards. */
export type CardRow = Omit<CardsProps, 'now' | 'wide'>;

/**
 * Replaces the content of a hook by a row of cards.
 * @param hook the element
 * @param row title and cards
 * @param context its signal puts the server's content back
 * @throws what rendering throws
 */
export function renderCards(
  hook: HTMLElement,
  row: CardRow,
  context: Pick<Context, 'page' | 'signal' | 'fail'>,
): void {
  const wide = mediaFrom(siteConfig(context.page).breakpoints, 'wide');
  renderView(hook, <Cards {...row} now={now()} wide={wide} />, context);
}
