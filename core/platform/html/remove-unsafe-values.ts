import { parseAddress } from '../../runtime/page/address.ts';
import { isOwnAddress } from './is-own-address.ts';

/** Attributes with an address. */
const ADDRESSES = ['href', 'src', 'action', 'poster', 'cite', 'background'];
/** Elements that may have one; in svg it may be `xlink:href`, which no selector without a namespace finds. */
const LINKED = `svg *,${ADDRESSES.map((name) => `[${name}]`)}`;
const SCHEMES = /^(?:https?|ftps?|mailto|tel|callto|sms|cid|xmpp|matrix):$/;
/** Elements whose `data:` address is a picture or a sound. */
const MEDIA = 'img, image, audio, video, source, track';

/** Gives relative addresses a scheme. */
const BASE = 'https://nmt.invalid';

/**
 * Removes what is unsafe by its value, which a sanitizer of the browser does not look at: names that hide properties of the document
 * or of a form, addresses with a scheme such as `data:`, and forms that send to another site.
 * @param root sanitized nodes
 */
export function removeUnsafeValues(root: DocumentFragment): void {
  // First those of fields: until then, a property or method of their form may be a field.
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

/** Whether `document.name` or `form.name` would no longer be what it is in the DOM. */
function isHiding(name: string): boolean {
  return name in document || name in HTMLFormElement.prototype;
}

function isSafe({ value, localName, ownerElement }: Attr): boolean {
  const scheme = parseAddress(value, BASE)?.protocol ?? '';
  if (scheme === 'data:') return /href|src/.test(localName) && !!ownerElement?.matches(MEDIA);
  return scheme === '' || SCHEMES.test(scheme);
}
