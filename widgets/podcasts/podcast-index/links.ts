import type { Query } from '../../../core/platform/history/query.ts';
import { parseAddress } from '../../../core/runtime/page/address.ts';
import { ALL } from './texts.ts';

/** Query parameter used if the control has no name. */
const NAME = 'serie';

/** A link or a button that selects a series. */
export interface ChoiceLink {
  readonly control: HTMLElement;
  /** The name of the query parameter. */
  readonly name: string;
  /** The series; empty for all series. */
  readonly value: string;
}

/**
 * Reads the selection of a link or a button [podcast-index-1]: the series in its `data-series` or `value`, or for a
 * link to this page the only parameter of its query.
 * @param control the link or the button
 * @param here the page's address
 * @returns undefined if it selects nothing
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

/** The series selected by the address, if a link offers it. */
export function chosenLink(links: readonly ChoiceLink[], query: Query): ChoiceLink | undefined {
  return links.find(({ name, value }) => value !== '' && query.get(name)?.includes(value));
}
