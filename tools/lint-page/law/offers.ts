import { attribute, descendantsOf, type Element, parentOf, tagOf } from '../element.ts';
import { isAside, type Page } from '../read-page.ts';
import type { Problem } from '../rule.ts';
import { shown } from '../words.ts';
import { MAX_OFFER, ORDERS, SHOP_ADDRESS } from './orders.ts';
import { closest, hasPrice, isArticleText, isHeadline, labelOf, readText } from './page-text.ts';

const TRIAL =
  /\bproef(?:abonnement|periode|maand|maanden|week|weken|lezen)\b|\bop proef\b|\bprobeer\b|kennismaking|\beerste (?:\w+ )?(?:dag|dagen|week|weken|maand|maanden|jaar)\b|actieprijs|welkomst|\btrial\b/i;
const UNTIL =
  /\b(?:\d+|een|één|twee|drie|vier|zes|acht|tien|twaalf|eerste)\s+(?:\w+ )?(?:dag|dagen|week|weken|maand|maanden|jaar|days?|weeks?|months?)\b|tot en met|\b(?:week|maand)\b.{0,40}daarna/i;
const THEN =
  /\bdaarna\b|\bvervolgens\b|\bstopt (?:dan )?(?:vanzelf|automatisch)|\beindigt\b|loopt (?:vanzelf|automatisch) af|\bthen\b|after that/i;
const FREE = /\bgratis\b|\bkosteloos\b|\bfor free\b/i;

/** Matches an element that contains an offer as a whole. */
const OFFER = /^(li|article|form|dialog|td|section)$/;
/** The maximum length of the text of a link that orders, in characters; a longer one is the headline of an article. */
const MAX_LINK = 40;

/** An offer of a page, with the first link or button that accepts it. */
interface Offer {
  readonly control: Element;
  readonly text: string;
}

/** Finds a trial that does not state when it ends and what happens then. */
export function* unclearTrials(page: Page): Generator<Problem> {
  for (const { control, text } of offersOf(page)) {
    if (!TRIAL.test(text) || !(hasPrice(text) || FREE.test(text))) continue;
    const missing = [
      ...(UNTIL.test(text) ? [] : ['when it ends']),
      ...(THEN.test(text) ? [] : ['what comes then']),
    ];
    if (missing.length === 0) continue;
    yield { element: control, message: `The trial does not say ${missing.join(' and ')}.` };
  }
}

/** Finds "gratis" in an offer that costs money. */
export function* freeBesidePrice(page: Page): Generator<Problem> {
  for (const { control, text } of offersOf(page)) {
    const [word] = FREE.exec(text) ?? [];
    if (!word || !hasPrice(text)) continue;
    yield { element: control, message: `The offer says ${shown(word)} beside a price.` };
  }
}

function* offersOf(page: Page): Generator<Offer> {
  const seen = new Set<Element>();
  for (const control of page.elements) {
    if (!takesOffer(control) || isAside(control) || isArticleText(control)) continue;
    const offer = offerAround(control);
    if (seen.has(offer)) continue;
    seen.add(offer);
    yield { control, text: readText(offer) };
  }
}

function takesOffer(control: Element): boolean {
  if (/^(button|input)$/.test(tagOf(control))) return ORDERS.test(labelOf(control));
  if (tagOf(control) !== 'a') return false;
  if (SHOP_ADDRESS.test(attribute(control, 'href') ?? '')) return true;
  const label = labelOf(control);
  return label.length <= MAX_LINK && ORDERS.test(label) && !isHeadline(control) && !holdsHeading(control);
}

const holdsHeading = (link: Element) =>
  [...descendantsOf(link)].some((element) => /^h[1-6]$/.test(tagOf(element)));

function offerAround(control: Element): Element {
  const around = closest(control, OFFER);
  const isOne = around && (tagOf(around) !== 'section' || readText(around).length <= MAX_OFFER);
  return isOne ? around : (parentOf(control) ?? control);
}
