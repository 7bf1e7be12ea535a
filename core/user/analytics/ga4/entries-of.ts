import type { Ga4Event, TrackedEvent } from './ga4-events.ts';

/**
 * What is pushed into the data layer for an event: once what Tag Manager or gtag.js counts.
 * @param own the product's event; undefined for one that only Google gets
 * @param ga4 the event of Google Analytics 4; undefined if there is none
 * @param format of the site
 */
export function entriesOf(
  own: TrackedEvent | undefined,
  ga4: Ga4Event | undefined,
  format: 'gtm' | 'gtag',
): unknown[] {
  const entries: unknown[] = own ? [{ ...own }] : [];
  if (!ga4) return entries;
  const { name, parameters } = ga4;
  // gtag.js reads commands only, and never the product's own objects.
  if (format === 'gtag') return [...entries, commandOf('event', name, parameters)];
  const fields = name === 'purchase' ? { ecommerce: parameters } : parameters;
  // An object of the same name would be counted twice: it gets Google's parameters as well.
  const entry = own?.event === name ? { ...own, ...fields } : { event: name, ...fields };
  return [
    ...(own?.event === name ? [] : entries),
    // Tag Manager merges objects: the one before must not fill in what this one leaves out.
    ...(name === 'purchase' ? [{ ecommerce: null }] : []),
    entry,
  ];
}

/** gtag.js takes only the arguments object of a function as a command. */
function commandOf(..._command: unknown[]): IArguments {
  // biome-ignore lint/complexity/noArguments: see above
  return arguments;
}
