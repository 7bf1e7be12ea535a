/**
 * The element `script#site-config` [loader-13]. Only a data block counts: an editor's HTML may hold any other element
 * with that id.
 * @param root the document; by default that of this page
 */
export function configElement(root: ParentNode = document): Element | null {
  return root.querySelector('script#site-config[type="application/json"]');
}
