// The type alone: no byte of the manifest is bundled.
import type manifest from '../../../manifest.json';

type Features = typeof manifest;

/** A feature whose hooks name it in `data-widget`: no special, and none with a selector of its own in the manifest. */
export type NamedFeature = {
  [Name in keyof Features]: Features[Name] extends { readonly hook: string }
    ? never
    : Exclude<Name, `special-${string}`>;
}[keyof Features];

/**
 * The selector of a feature's hooks, for code that looks for another feature on the page, or for its own hook in a
 * fetched one. A name that the manifest lacks, or whose hooks do not name it, is an error of types. It returns what it
 * gets, so that the bundler leaves the text alone: a function that makes the text would be on every page.
 * @example featureHook('[data-widget="paywall"]')
 */
export function featureHook(selector: `[data-widget="${NamedFeature}"]`): string {
  return selector;
}
