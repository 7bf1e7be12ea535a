import { ancestorsOf, attribute, attributesOf, type Element, parentOf, tagOf } from '../element.ts';
import { isAside, type Page } from '../read-page.ts';
import type { Problem } from '../rule.ts';
import { shown } from '../words.ts';
import {
  closest,
  fieldLabel,
  hasPrice,
  labelOf,
  linksOf,
  readOwnText,
  readText,
  submitsOf,
} from './page-text.ts';

/** Where a form orders. */
const ORDER_ADDRESS = /\/(bestel\w*|afrekenen|checkout|orders?|betalen|betaling|kopen)\b/i;
/** Where a link leads to what is sold. */
const SHOP_ADDRESS = /\/(bestel\w*|afrekenen|checkout|orders?|kopen|abonne\w*|subscri\w*)\b/i;
/** What a button or a link that orders says. */
const ORDERS =
  /\b(bestel\w*|koop|kopen|betaal|betalen|betaling|abonne\w+|proef\w*|probeer\w*|order|buy|pay|subscribe|trial)\b|^(start|neem|kies|word lid)\b/i;
/** What a button has to say about paying. */
const PAYS = /betaal|betalen|betaling|\bkoop\b|\bkopen\b|\bpay\b|\bbuy\b|purchase|€/i;
/** A form that ends a contract, whatever it says about prices. */
const ENDS = /herroep|opzeg|annuleer|pauze|cancel|withdraw/i;

const PERIOD =
  /\b(?:per|elke|iedere|a|each)\s+(?:\w+\s+)?(?:week|weken|maand|maanden|kwartaal|jaar|month|year)|\/\s?(?:week|maand|jaar)|maandelijks|jaarlijks|eenmalig|looptijd|\d+\s+(?:weken|maanden|jaar)/i;
const NOTICE = /opzeg|stopt (vanzelf|automatisch)|eindigt|loopt (vanzelf|automatisch) af|eenmalig|cancel/i;

const TRIAL =
  /\bproef(?:abonnement|periode|maand|maanden|week|weken|lezen)\b|\bop proef\b|\bprobeer\b|kennismaking|\beerste (?:\w+ )?(?:dag|dagen|week|weken|maand|maanden|jaar)\b|actieprijs|welkomst|\btrial\b/i;
const UNTIL =
  /\b(?:\d+|een|één|twee|drie|vier|zes|acht|tien|twaalf|eerste)\s+(?:\w+ )?(?:dag|dagen|week|weken|maand|maanden|jaar|days?|weeks?|months?)\b|tot en met|\b(?:week|maand)\b.{0,40}daarna/i;
const THEN =
  /\bdaarna\b|\bvervolgens\b|\bstopt (?:dan )?(?:vanzelf|automatisch)|\beindigt\b|loopt (?:vanzelf|automatisch) af|\bthen\b|after that/i;
const FREE = /\bgratis\b|\bkosteloos\b|\bfor free\b/i;

/** What says that somebody gives up the right to withdraw. */
const WAIVER =
  /herroep|bedenktijd|(?:afstand|zie) .*(?:recht|af)\b|(?:direct|meteen|onmiddellijk) (?:begin|start|ingaan|toegang|lezen)|withdraw/i;

/** An element that holds an offer as a whole. */
const OFFER = /^(li|article|form|dialog|td|section)$/;
/** A section that says more than this is no single offer. */
const MAX_OFFER = 800;

/** A form in which somebody takes on a payment, with the button that sends it. */
interface Order {
  readonly form: Element;
  readonly button: Element;
}

const known = new WeakMap<Page, readonly Order[]>();

/** The orders of a page. */
function ordersOf(page: Page): readonly Order[] {
  const orders = known.get(page) ?? [...findOrders(page)];
  known.set(page, orders);
  return orders;
}

function* findOrders({ elements }: Page): Generator<Order> {
  for (const form of elements) {
    if (tagOf(form) !== 'form' || attribute(form, 'role') === 'search' || isAside(form)) continue;
    const button = submitsOf(form).at(-1);
    const action = attribute(form, 'action') ?? '';
    if (!button || ENDS.test(`${action} ${labelOf(button)}`)) continue;
    if (ORDER_ADDRESS.test(action) || (ORDERS.test(labelOf(button)) && hasPrice(readText(scopeOf(form)))))
      yield { form, button };
  }
}

/** Whether a page sells: it has an order or a wall, or leads to the subscriptions. */
export function sells(page: Page): boolean {
  return (
    ordersOf(page).length > 0 ||
    page.hooks.some(({ feature }) => /^(paywall|subscription-settings)$/.test(feature.name)) ||
    linksOf(page).some(({ href }) => SHOP_ADDRESS.test(href))
  );
}

/** The form with what stands above it: prices and conditions may be there. */
function scopeOf(form: Element): Element {
  const around = parentOf(form);
  return around && !/^(body|html)$/.test(tagOf(around)) ? around : form;
}

/** A button that takes on a payment without saying so. */
export function* orderButtons(page: Page): Generator<Problem> {
  for (const { button } of ordersOf(page)) {
    const text = labelOf(button);
    if (PAYS.test(text)) continue;
    yield { element: button, message: `The button of the order says ${shown(text)}, and nothing of paying.` };
  }
}

/** An order whose price, period or notice is not above its button. */
export function* orderConditions(page: Page): Generator<Problem> {
  for (const { form, button } of ordersOf(page)) {
    const above = readText(scopeOf(form), button);
    const missing = [
      ...(hasPrice(above) ? [] : ['the price']),
      ...(PERIOD.test(above) ? [] : ['the period']),
      ...(NOTICE.test(above) ? [] : ['how it ends']),
    ];
    if (missing.length === 0) continue;
    yield {
      element: button,
      message: `Above the button of the order is nothing about ${missing.join(', ')}.`,
    };
  }
}

/** A trial that does not say when it ends and what comes then. */
export function* trials(page: Page): Generator<Problem> {
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

/** "Gratis" in an offer that costs money. */
export function* freeBesidePrice(page: Page): Generator<Problem> {
  for (const { control, text } of offersOf(page)) {
    const [word] = FREE.exec(text) ?? [];
    if (!word || !hasPrice(text)) continue;
    const message = `The offer says ${shown(word)} beside a price.`;
    yield { element: control, message };
  }
}

/** What a page offers, with the first link or button that takes it. */
interface Offer {
  readonly control: Element;
  readonly text: string;
}

function* offersOf(page: Page): Generator<Offer> {
  const seen = new Set<Element>();
  for (const control of page.elements) {
    if (!/^(a|button|input)$/.test(tagOf(control)) || isAside(control) || isArticleText(control)) continue;
    const leadsTo = tagOf(control) === 'a' && SHOP_ADDRESS.test(attribute(control, 'href') ?? '');
    if (!leadsTo && !ORDERS.test(labelOf(control))) continue;
    const offer = offerAround(control);
    if (seen.has(offer)) continue;
    seen.add(offer);
    yield { control, text: readText(offer) };
  }
}

function offerAround(control: Element): Element {
  const around = closest(control, OFFER);
  const isOne = around && (tagOf(around) !== 'section' || readText(around).length <= MAX_OFFER);
  return isOne ? around : (parentOf(control) ?? control);
}

/** A waiver of the right to withdraw that is ticked, or sent, without the visitor. */
export function* waivers(page: Page): Generator<Problem> {
  for (const field of page.elements) {
    if (tagOf(field) !== 'input') continue;
    const type = attribute(field, 'type')?.toLowerCase();
    const name = attribute(field, 'name') ?? '';
    if (type === 'hidden' && /waive|afstand/i.test(name) && attribute(field, 'value'))
      yield { element: field, message: `The waiver ${shown(name)} is sent without a choice of the visitor.` };
    const isTicked = type === 'checkbox' && attributesOf(field).has('checked');
    if (isTicked && (WAIVER.test(fieldLabel(field, page)) || /waive|afstand/i.test(name)))
      yield { element: field, message: 'The waiver of the right to withdraw is ticked in advance.' };
  }
}

/** A box in an order or a registration that agrees to something in advance. */
export function* tickedConsents(page: Page): Generator<Problem> {
  for (const field of page.elements) {
    if (attribute(field, 'type')?.toLowerCase() !== 'checkbox' || !attributesOf(field).has('checked'))
      continue;
    const form = closest(field, /^form$/);
    const isNew =
      form &&
      (ordersOf(page).some((order) => order.form === form) ||
        page.elements.some(
          (one) => attribute(one, 'autocomplete') === 'new-password' && closest(one, /^form$/) === form,
        ));
    const label = fieldLabel(field, page);
    if (
      !isNew ||
      !/nieuwsbrief|aanbieding|toestemming|akkoord|voorwaarden|newsletter|offers|agree/i.test(label)
    )
      continue;
    yield { element: field, message: `The box ${shown(label)} is ticked in advance.` };
  }
}

/** What journalists write about is not what the site sells. */
const isArticleText = (element: Element) =>
  [...ancestorsOf(element)].some((around) => attributesOf(around).has('data-article-body'));

/** iDEAL without the mark that it shares with Wero. */
export function* paymentMarks(page: Page): Generator<Problem> {
  for (const element of page.elements) {
    const isPicture = tagOf(element) === 'img';
    const named = isPicture
      ? `${attribute(element, 'alt') ?? ''} ${attribute(element, 'src') ?? ''}`
      : readOwnText(element);
    if (!(isPicture ? /\bideal\b/i : /\biDEAL\b/).test(named) || isArticleText(element)) continue;
    const around = readText(parentOf(element) ?? element);
    if (/\bwero\b/i.test(`${named} ${around}`)) continue;
    yield { element, message: 'iDEAL is named without Wero.' };
  }
}
