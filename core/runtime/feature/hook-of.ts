// The type alone: no byte of the manifest is bundled.
import type manifest from '../../../manifest.json';

type Features = typeof manifest;

/** A feature whose hooks name it; one with a selector of its own in the manifest has no such hooks. */
export type NamedFeature = {
  [Name in keyof Features]: Features[Name] extends { readonly hook: string } ? never : Name;
}[keyof Features];

/**
 * The selector of hooks that name a feature, in `data-widget` or, for a special, in `data-special`.
 * @param name any name; features of this release's manifest have {@link hookOf}
 */
export function namingSelector(name: string): string {
  return name.startsWith('special-')
    ? `[data-special="${name.slice('special-'.length)}"]`
    : `[data-widget="${name}"]`;
}

/**
 * The selector of a feature's hooks, for code that looks for another feature on the page, or for its own hook in a
 * fetched one. A name that the manifest lacks, or whose hooks do not name it, is an error of types.
 * @param name of the feature in the manifest
 * @example hookOf('paywall') // '[data-widget="paywall"]'
 */
export function hookOf(name: NamedFeature): string {
  return namingSelector(name);
}
