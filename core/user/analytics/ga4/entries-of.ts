import type { Ga4Event, TrackedEvent } from './ga4-events.ts';

/**
 * Returns the entries that are pushed to the data layer for an event, so that Tag Manager or gtag.js counts it once.
 * @param own the product's event; undefined for one that only Google receives
 * @param ga4 the event of Google Analytics 4; undefined if there is none
 * @param format the site's format
 */
export function entriesOf(
  own: TrackedEvent | undefined,
  ga4: Ga4Event | undefined,
  format: 'gtm' | 'gtag',
): unknown[] {
  const entries: unknown[] = own ? [{ ...own }] : [];
  if (!ga4) return entries;
  const { name, parameters } = ga4;
  // gtag.js reads only commands, never the product's own objects.
  if (format === 'gtag') return [...entries, commandOf('event', name, parameters)];
  const fields = name === 'purchase' ? { ecommerce: parameters } : parameters;
  // A second object with the same name would be counted twice, so one object gets Google's parameters as well.
  const entry = own?.event === name ? { ...own, ...fields } : { event: name, ...fields };
  return [
    ...(own?.event === name ? [] : entries),
    // Tag Manager merges objects: values of an earlier object must not fill in fields that this one leaves out.
    ...(name === 'purchase' ? [{ ecommerce: null }] : []),
    entry,
  ];
}

/** gtag.js only accepts the arguments object of a function as a command. */
function commandOf(..._command: unknown[]): IArguments {
  // biome-ignore lint/complexity/noArguments: see above
  return arguments;
}
