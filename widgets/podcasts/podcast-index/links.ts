import type { Query } from '../../../core/platform/history/query.ts';
import { parseAddress } from '../../../core/runtime/page/address.ts';
import { ALL } from './texts.ts';

/** Query parameter used if the control does not name one. */
const NAME = 'serie';

/** A link or a button that chooses a series. */
export interface ChoiceLink {
  readonly control: HTMLElement;
  /** The parameter of the query string. */
  readonly name: string;
  /** The series; empty for all of them. */
  readonly value: string;
}

/**
 * Reads what a link or a button chooses [podcast-index-1]: the series of its `data-series` or `value`, or of a link to
 * this page the one parameter of its query.
 * @param control the link or the button
 * @param here the page's address
 * @returns undefined if it chooses nothing
 */
export function readChoiceLink(control: HTMLElement, here: string): ChoiceLink | undefined {
  const series = control.dataset.series?.trim();
  const href = control.getAttribute('href');
  const url = href === null ? undefined : parseAddress(href, here);
  const parameters = [...(url?.searchParams ?? [])];
  const [[name, value] = [NAME, undefined]] = parameters;
  if (control.textContent?.trim() === ALL) return { control, name, value: '' };
  if (series !== undefined) return { control, name, value: series };
  if (control instanceof HTMLButtonElement)
    return control.value === '' ? undefined : { control, name: control.name || NAME, value: control.value };
  if (parameters.length !== 1 || value === undefined || !url) return undefined;
  return url.pathname === new URL(here).pathname && !url.hash ? { control, name, value } : undefined;
}

/** The series that the address chooses, if a link offers it. */
export function chosenLink(links: readonly ChoiceLink[], query: Query): ChoiceLink | undefined {
  return links.find(({ name, value }) => value !== '' && query.get(name)?.includes(value));
}
