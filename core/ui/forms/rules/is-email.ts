/** Matches the characters of RFC 5322's `atext`, in parts between dots. */
const LOCAL_PART = /^[\w!#$%&'*+/=?^`{|}~-]+(\.[\w!#$%&'*+/=?^`{|}~-]+)*$/;
const HOST_LABEL = /^[a-z\d]([a-z\d-]*[a-z\d])?$/i;
/** Matches letters, or the ASCII form of a domain in another script, such as `xn--p1ai`. */
const TOP_LEVEL = /^([a-z]{2,}|xn--[a-z\d-]+)$/i;

/**
 * Whether a text is a realistic e-mail address, such as `o'brien+krant@post.voorbeeld.nl`. Every one is valid for a
 * browser's `<input type="email">` too. Browsers also accept `a@b`; this requires a domain with a dot.
 * @param text without spaces around it
 * @see https://html.spec.whatwg.org/multipage/input.html#valid-e-mail-address
 */
export function isEmail(text: string): boolean {
  const [local = '', host = '', ...others] = text.split('@');
  const labels = host.split('.');
  const topLevel = labels.pop() ?? '';
  return (
    others.length === 0 &&
    LOCAL_PART.test(local) &&
    !local.endsWith("'") &&
    labels.length > 0 &&
    labels.every((label) => HOST_LABEL.test(label)) &&
    TOP_LEVEL.test(topLevel)
  );
}
