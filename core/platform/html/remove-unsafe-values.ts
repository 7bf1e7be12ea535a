import { parseAddress } from '../../runtime/page/address.ts';
import { isOwnAddress } from './is-own-address.ts';

/** Attributes that contain an address. */
const ADDRESSES = ['href', 'src', 'action', 'poster', 'cite', 'background'];
/**
 * Elements that may have such an attribute; in SVG it may be `xlink:href`, which no selector without a namespace
 * matches.
 */
const LINKED = `svg *,${ADDRESSES.map((name) => `[${name}]`)}`;
const SCHEMES = /^(?:https?|ftps?|mailto|tel|callto|sms|cid|xmpp|matrix):$/;
/** Elements that may have a `data:` address of a picture or a sound. */
const MEDIA = 'img, image, audio, video, source, track';

/** The base for relative addresses, which gives them a scheme. */
const BASE = 'https://nmt.invalid';

/**
 * Removes unsafe values, which the browser's sanitizer does not check: names that hide properties of the document or of
 * a form, addresses with a scheme such as `data:`, and forms that send to another site.
 * @param root sanitized nodes
 */
export function removeUnsafeValues(root: DocumentFragment): void {
  // The names of fields are removed first: until then, a property or method of their form may be a field.
  for (const owners of [':not(form)', 'form']) {
    for (const name of ['id', 'name']) {
      for (const element of root.querySelectorAll(`${owners}[${name}]`)) {
        if (isHiding(element.getAttribute(name) ?? '')) element.removeAttribute(name);
      }
    }
  }
  for (const element of root.querySelectorAll(LINKED)) {
    for (const attribute of [...element.attributes]) {
      if (ADDRESSES.includes(attribute.localName) && !isSafe(attribute))
        element.removeAttributeNode(attribute);
    }
  }
  for (const form of root.querySelectorAll('form[action]')) {
    if (!isOwnAddress(form.getAttribute('action') ?? '')) form.remove();
  }
  for (const { content } of root.querySelectorAll('template')) removeUnsafeValues(content);
}

/** Whether a name would hide a property of the document, as `document.name`, or of a form, as `form.name`. */
function isHiding(name: string): boolean {
  return name in document || name in HTMLFormElement.prototype;
}

function isSafe({ value, localName, ownerElement }: Attr): boolean {
  const scheme = parseAddress(value, BASE)?.protocol ?? '';
  if (scheme === 'data:') return /href|src/.test(localName) && !!ownerElement?.matches(MEDIA);
  return scheme === '' || SCHEMES.test(scheme);
}
