import { attribute, attributesOf, type Element, tagOf } from '../element.ts';
import type { Page } from '../read-page.ts';
import type { Problem } from '../rule.ts';
import { shown } from '../words.ts';
import { ordersOf } from './orders.ts';
import { closest, fieldLabel } from './page-text.ts';

/** Matches a statement that somebody waives the right to withdraw. */
const WAIVER = /herroep|bedenktijd|afstand (?:doe|van)\b|doe .*\bafstand\b|zie .*\baf van\b|withdraw/i;
/** Matches an early start, which in an order waives the right to withdraw. */
const IMMEDIATE_START =
  /(?:direct|meteen|onmiddellijk) (?:begin|start|ingaan|toegang|lezen)|(?:begin|start) (?:direct|meteen|onmiddellijk)/i;
/** Matches names of fields with a waiver; `afstand` alone means a distance. */
const WAIVER_NAME = /waive|herroep|bedenktijd|afstand[-_]?(?:van|doen|recht)|^afstandsverklaring/i;
/** Matches an agreement by a box; a box against something agrees to nothing. */
const AGREES = /nieuwsbrief|aanbieding|toestemming|akkoord|voorwaarden|newsletter|offers|agree/i;
const REFUSES = /\b(?:geen|niet|no|not|don['’]t)\b/i;

/** Finds a waiver of the right to withdraw that is ticked, or sent, without the visitor's action. */
export function* presetWaivers(page: Page): Generator<Problem> {
  for (const field of page.elements) {
    if (tagOf(field) !== 'input') continue;
    const name = attribute(field, 'name') ?? '';
    const isSent = attribute(field, 'type')?.toLowerCase() === 'hidden' && attribute(field, 'value');
    if (isSent && WAIVER_NAME.test(name))
      yield { element: field, message: `The waiver ${shown(name)} is sent without a choice of the visitor.` };
    if (isTicked(field) && (WAIVER_NAME.test(name) || isWaiver(field, page)))
      yield { element: field, message: 'The waiver of the right to withdraw is ticked in advance.' };
  }
}

function isWaiver(field: Element, page: Page): boolean {
  const label = fieldLabel(field, page);
  return WAIVER.test(label) || (IMMEDIATE_START.test(label) && isInOrder(field, page));
}

/** Finds a pre-ticked box in an order or a registration that agrees to something. */
export function* tickedConsents(page: Page): Generator<Problem> {
  for (const field of page.elements) {
    if (!isTicked(field) || !(isInOrder(field, page) || isInRegistration(field, page))) continue;
    const label = fieldLabel(field, page);
    if (!AGREES.test(label) || REFUSES.test(label)) continue;
    yield { element: field, message: `The box ${shown(label)} is ticked in advance.` };
  }
}

function isTicked(field: Element): boolean {
  return attribute(field, 'type')?.toLowerCase() === 'checkbox' && attributesOf(field).has('checked');
}

function isInOrder(field: Element, page: Page): boolean {
  const form = formOf(field);
  return ordersOf(page).some((order) => order.form === form);
}

function isInRegistration(field: Element, { elements }: Page): boolean {
  const form = formOf(field);
  return (
    form !== undefined &&
    elements.some((one) => attribute(one, 'autocomplete') === 'new-password' && formOf(one) === form)
  );
}

const formOf = (field: Element) => closest(field, /^form$/);
