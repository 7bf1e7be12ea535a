import { SECTIONS } from '../../content/sections.ts';
import { html, type Markup, type Value } from '../../server/html.ts';
import { type Order, type SearchChoices, usualOrder } from './choices.ts';

/** The address of the search's suggestions while the visitor types. */
export const SUGGESTIONS = '/zoek/suggesties';

/** A select field. */
export function selectField(
  id: string,
  name: string,
  label: string,
  chosen: string,
  options: readonly (readonly [value: string, text: string])[],
): Markup {
  return html`<p><label for="${id}">${label}</label><select id="${id}" name="${name}">${options.map(
    ([value, text]) => html`<option value="${value}"${value === chosen && html` selected`}>${text}</option>`,
  )}</select></p>`;
}

/** The field that selects a section of the paper. */
export const sectionField = (id: string, { section }: SearchChoices): Markup =>
  selectField(id, 'sectie', 'Sectie', section, [
    ['', 'Alle secties'],
    ...Object.entries(SECTIONS).map(([slug, { name }]) => [slug, name] as const),
  ]);

/** The fields for the first and the last day of a period. */
export const periodFields = (id: string, { from, to }: SearchChoices): Markup =>
  html`<p><label for="${id}-van">Vanaf</label><input id="${id}-van" name="from_date" type="date" value="${from}"></p>
<p><label for="${id}-tot">Tot en met</label><input id="${id}-tot" name="to_date" type="date" value="${to}"></p>`;

/** The field for the order of the results; the first option is the default, which the address leaves out. */
export const orderField = (
  id: string,
  { place, query, order }: SearchChoices,
  orders: readonly Order[],
): Markup =>
  selectField(
    id,
    'volgorde',
    'Volgorde',
    order === usualOrder(place, query) ? '' : order,
    orders.map((one, index) => [index === 0 ? '' : one, ORDER_NAMES[one]] as const),
  );

const ORDER_NAMES: Readonly<Record<Order, string>> = {
  relevant: 'Meest relevant',
  nieuwste: 'Nieuwste eerst',
  oudste: 'Oudste eerst',
};

/** Hidden fields that keep the filters of a link when the form is submitted. */
export const hiddenFields = (values: Readonly<Record<string, string>>): Value =>
  Object.entries(values).map(
    ([name, value]) => value && html`<input type="hidden" name="${name}" value="${value}">`,
  );
