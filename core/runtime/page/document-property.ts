/** The properties of the document that this product uses. */
type Relied = 'body' | 'cookie' | 'currentScript' | 'head' | 'readyState';

/**
 * Reads a property of the document that the page's markup cannot hide. An element such as `<img name="body">` hides the
 * property of that name (HTML standard, "named access on the Document object"), so that an editor's HTML could replace
 * it. The prototype's own getter cannot be hidden.
 * @param name such as `body`
 */
export function documentProperty<Name extends Relied>(name: Name): Document[Name] {
  return Reflect.get(Document.prototype, name, document) as Document[Name];
}
