import { attributes, html, type Markup, withAttribute } from '../server/html.ts';
import type { PageContext } from './context.ts';
import { subscriptionsAddress } from './subscriptions/addresses.ts';

/** Number of paragraphs that the newspaper's campaigns leave open. */
const OPEN = 2;

/** The text of an article: its paragraphs and its wrapper's attributes. */
interface Text {
  readonly parts: readonly Markup[];
  /** Further attributes of its element. */
  readonly data?: Record<string, boolean>;
  /** Number of paragraphs before the expected wall; undefined if none is expected. */
  readonly open: number | undefined;
}

/** The number of paragraphs that stay open if a wall is expected. */
export const openParagraphs = (isWallExpected: boolean): number | undefined =>
  isWallExpected ? OPEN : undefined;

/**
 * A text that a wall may protect. If the server expects the wall, the text ends there before the first paint, and the
 * server's own message is shown in place of the wall.
 */
export function protectedText({ parts, data, open }: Text, context: PageContext): Markup {
  const isFaded = open !== undefined;
  const names = { ...data, 'data-paywall-content': true, 'data-paywall-faded': isFaded };
  return html`<div class="article__body"${attributes(names)}>${isFaded ? faded(parts, open) : parts}</div>${isFaded && offer(context)}`;
}

function faded(parts: readonly Markup[], open: number): Markup[] {
  const places = parts.flatMap(({ text }, place) => (/^<p[ >]/.test(text) ? [place] : []));
  const last = places.slice(0, open).at(-1) ?? -1;
  return parts.map((part, place) => {
    if (place > last) return withAttribute(part, 'data-paywall-closed');
    return place === last ? withAttribute(part, 'data-paywall-fades') : part;
  });
}

/** The message that the reader sees until the wall has loaded. */
function offer(context: PageContext): Markup {
  return html`<div data-paywall-offer hidden><h2>Verder lezen?</h2><p>Dit verhaal lees je verder met een account of een abonnement.</p><p><a href="/login/">Inloggen</a> of <a href="${subscriptionsAddress(context)}">bekijk de abonnementen</a></p></div>`;
}
