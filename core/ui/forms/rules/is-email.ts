const LOCAL_PART = /^[\w'+-]+(\.[\w'+-]+)*$/;
const HOST_LABEL = /^[a-z\d][a-z\d-]*$/i;
const TOP_LEVEL = /^[a-z]{2,}$/i;

/**
 * Whether a text is a realistic e-mail address, such as `o'brien+krant@post.voorbeeld.nl`. Browsers accept `a@b` too;
 * this requires a domain with a dot. It agrees with zod's `email()`, as a property test checks, without loading that
 * library.
 * @param text without spaces around it
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
