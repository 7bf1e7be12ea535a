const LOCAL_PART = /^[\w'+-]+(\.[\w'+-]+)*$/;
const HOST_LABEL = /^[a-z\d][a-z\d-]*$/i;
const TOP_LEVEL = /^[a-z]{2,}$/i;

/**
 * Whether a text is an e-mail address as people have them: `o'brien+krant@post.voorbeeld.nl`. Browsers take
 * `a@b` too; this wants a domain with a dot. It agrees with zod's `email()` (a property test says so) and
 * spares a form that library.
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
