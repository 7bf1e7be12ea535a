const YEAR = /\b(1[6-9]|20)\d\d\b/g;

/**
 * The year of an obituary: `data-year`, the year of its date, or the last year in its text, which is that of the death.
 * @param item an item of the list
 * @returns such as '1998'; undefined if it has none
 */
export function yearOfItem(item: HTMLElement): string | undefined {
  const date = item.dataset.year ?? item.dataset.date ?? item.querySelector('time')?.dateTime;
  return lastYear(date ?? '') ?? lastYear(item.textContent ?? '');
}

/**
 * The year to which a link leads: `data-year`, or its text.
 * @param link a link of the page
 * @returns such as '1998'; undefined if the link leads elsewhere
 */
export function yearOfLink(link: HTMLElement): string | undefined {
  const text = (link.dataset.year ?? link.textContent ?? '').trim();
  return /^\d{4}$/.test(text) ? text : undefined;
}

function lastYear(text: string): string | undefined {
  return (text.match(YEAR) ?? []).sort().at(-1);
}
