import { attribute, type Element, parentOf, tagOf } from '../element.ts';
import type { Page } from '../read-page.ts';
import type { Problem } from '../rule.ts';
import { SHOP_ADDRESS } from './orders.ts';
import { closest, isArticleText, isHeadline, readOwnText, readText } from './page-text.ts';

const NAME = /\biDEAL\b/;
/** Matches a picture whose text or file is the mark's name; "ideal" has to be a whole word. */
const MARK_TEXT = /^(?:logo )?ideal(?: logo)?$/i;
const MARK_FILE = /(?:^|[/_-])ideal(?:[-_]?logo)?\.(?:svg|png|webp|gif|avif)(?:$|[?#])/i;

/** Finds iDEAL without the mark that it shares with Wero. */
export function* missingPaymentMarks(page: Page): Generator<Problem> {
  for (const element of page.elements) {
    if (!namesIdeal(element) || isArticleText(element) || isHeadline(element) || isTeaser(element)) continue;
    const around = `${pictureText(element)} ${readText(parentOf(element) ?? element)}`;
    if (/\bwero\b/i.test(around)) continue;
    yield { element, message: 'iDEAL is named without Wero.' };
  }
}

function namesIdeal(element: Element): boolean {
  if (tagOf(element) !== 'img') return NAME.test(readOwnText(element));
  const text = attribute(element, 'alt')?.trim() ?? '';
  return NAME.test(text) || MARK_TEXT.test(text) || MARK_FILE.test(attribute(element, 'src') ?? '');
}

const pictureText = (element: Element) =>
  tagOf(element) === 'img' ? `${attribute(element, 'alt') ?? ''} ${attribute(element, 'src') ?? ''}` : '';

/** Whether an element is in a link that leads to something other than what is sold. */
function isTeaser(element: Element): boolean {
  const link = closest(element, /^a$/);
  return link !== undefined && !SHOP_ADDRESS.test(attribute(link, 'href') ?? '');
}
