// Only the type is imported: the manifest itself is not bundled.
import type manifest from '../../../manifest.json';

type Features = typeof manifest;

/**
 * A feature whose hooks name it in `data-widget`: not a special, and not a feature with another selector in the
 * manifest.
 */
export type NamedFeature = {
  [Name in keyof Features]: Features[Name] extends { readonly hook: string }
    ? never
    : Exclude<Name, `special-${string}`>;
}[keyof Features];

/**
 * The selector of a feature's hooks, for code that looks for another feature on the page, or for its own hook in a
 * fetched one. A name that is not in the manifest, or whose hooks do not name it, is a type error. It returns its
 * argument, so that the bundler keeps only the text: a function that builds the text would be on every page.
 * @example featureHook('[data-widget="paywall"]')
 */
export function featureHook(selector: `[data-widget="${NamedFeature}"]`): string {
  return selector;
}
