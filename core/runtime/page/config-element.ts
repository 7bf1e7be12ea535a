/**
 * The element `script#site-config` [loader-13]. Only a data block counts: an editor's HTML may hold any other element
 * with that id.
 */
export function configElement(): Element | null {
  return document.querySelector('script#site-config[type="application/json"]');
}
