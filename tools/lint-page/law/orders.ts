import { attribute, type Element, parentOf, tagOf } from '../element.ts';
import { isAside, type Page } from '../read-page.ts';
import type { Problem } from '../rule.ts';
import { shown } from '../words.ts';
import { hasPrice, isArticleText, labelOf, linksOf, readText, submitsOf } from './page-text.ts';

/** Matches the address of a form that orders. */
const ORDER_ADDRESS = /\/(bestel\w*|afrekenen|checkout|orders?|betalen|betaling|kopen)\b/i;
/**
 * Matches the address of something that is sold: such a folder or file, but not an article whose name starts with the
 * same word.
 */
export const SHOP_ADDRESS =
  /\/(bestel\w*|afrekenen|checkout|orders?|kopen|abonne\w*|subscri\w*)(?=[/?#.]|$)/i;
/** Matches the text of a button or a link that orders. */
export const ORDERS =
  /\b(bestel\w*|koop|kopen|betaal|betalen|betaling|abonne\w+|proef\w*|probeer(?! (?:het )?(?:opnieuw|nog))\w*|order|buy|pay|subscribe|trial)\b|^(start|neem(?! contact)|kies|word lid)\b/i;
/** Matches the words about paying that a button must have. */
const PAYS = /betaal|betalen|betaling|\bkoop\b|\bkopen\b|\bpay\b|\bbuy\b|purchase|€/i;
/**
 * Matches the words of a form that is not an order, even if it mentions prices: it ends a contract, or has another
 * purpose.
 */
const OTHER_PURPOSE =
  /herroep|opzeg|annuleer|pauze|cancel|withdraw|nieuwsbrief|newsletter|inlog|log ?in\b|kortingscode|coupon|zoek|search|filter/i;
/** Matches the button of a step before the order; with a price above it, it may be the order itself. */
const NEXT_STEP = /^(?:ga )?(?:verder|volgende|door(?:gaan)?|naar|terug|vorige|next|continue|back)\b/i;

const PERIOD =
  /\b(?:per|elke|iedere|a|each)\s+(?:\w+\s+)?(?:week|weken|maand|maanden|kwartaal|jaar|month|year)|\/\s?(?:week|maand|jaar)|maandelijks|jaarlijks|eenmalig|looptijd|\d+\s+(?:weken|maanden|jaar)/i;
const NOTICE = /opzeg|stopt (vanzelf|automatisch)|eindigt|loopt (vanzelf|automatisch) af|eenmalig|cancel/i;
/** Matches words about goods that are sold by the piece, and not for a period. */
const BY_PIECE =
  /verzendkosten|bezorgkosten|winkel(?:wagen|mand)|op voorraad|\baantal\b|\b(?:tickets?|kaartjes?|boek(?:en)?|exemplaren)\b|shipping|in stock|quantity/i;

/**
 * The maximum length of the text around a form that belongs to the form, in characters; a longer one has other subjects
 * as well.
 */
export const MAX_OFFER = 800;

/** A form with which a visitor accepts a payment, and the button that sends it. */
interface Order {
  readonly form: Element;
  readonly button: Element;
}

const known = new WeakMap<Page, readonly Order[]>();

/** The orders of a page. */
export function ordersOf(page: Page): readonly Order[] {
  const orders = known.get(page) ?? [...findOrders(page)];
  known.set(page, orders);
  return orders;
}

function* findOrders({ elements }: Page): Generator<Order> {
  for (const form of elements) {
    if (tagOf(form) !== 'form' || attribute(form, 'role') === 'search' || isAside(form)) continue;
    const button = submitsOf(form).at(-1);
    if (button && isOrder(form, labelOf(button))) yield { form, button };
  }
}

function isOrder(form: Element, label: string): boolean {
  const action = attribute(form, 'action') ?? '';
  const isRead = attribute(form, 'method')?.toLowerCase() === 'get';
  if (isRead || OTHER_PURPOSE.test(`${action} ${label}`)) return false;
  const hasAmount = hasPrice(textAround(form));
  return ORDER_ADDRESS.test(action) ? hasAmount || !NEXT_STEP.test(label) : hasAmount && ORDERS.test(label);
}

/** Returns the text of a form and of the content next to it, if that belongs to the form: the price may be there. */
function textAround(form: Element): string {
  const around = parentOf(form);
  const text = around && !/^(body|html)$/.test(tagOf(around)) ? readText(around) : '';
  return text !== '' && text.length <= MAX_OFFER ? text : readText(form);
}

/** Whether a page sells: it has an order or a wall, or leads to the subscriptions. */
export function sells(page: Page): boolean {
  return (
    ordersOf(page).length > 0 ||
    page.hooks.some(({ feature }) => /^(paywall|subscription-settings)$/.test(feature.name)) ||
    linksOf(page).some(({ element, href }) => SHOP_ADDRESS.test(href) && !isArticleText(element))
  );
}

/** Finds a button that accepts a payment without naming it. */
export function* unclearOrderButtons(page: Page): Generator<Problem> {
  for (const { button } of ordersOf(page)) {
    const text = labelOf(button);
    if (PAYS.test(text)) continue;
    yield { element: button, message: `The button of the order says ${shown(text)}, and nothing of paying.` };
  }
}

/** Finds an order whose price, period or notice period is not above its button. */
export function* missingConditions(page: Page): Generator<Problem> {
  for (const { form, button } of ordersOf(page)) {
    const above = readText(parentOf(form) ?? form, button);
    const isForPeriod = !BY_PIECE.test(above);
    const missing = [
      ...(hasPrice(above) ? [] : ['the price']),
      ...(isForPeriod && !PERIOD.test(above) ? ['the period'] : []),
      ...(isForPeriod && !NOTICE.test(above) ? ['how it ends'] : []),
    ];
    if (missing.length === 0) continue;
    yield {
      element: button,
      message: `Above the button of the order is nothing about ${missing.join(', ')}.`,
    };
  }
}
