/** Matches an e-mail address, whether or not its `@` is escaped. */
const E_MAIL = /[^\s@/](@|%40)[^\s@/]+\.[^\s@/]/i;

/** The maximum depth of escaping; a value that is escaped more often is removed unread. */
const MAX_DEPTH = 8;

/**
 * Removes the parameters of an address that grant access or identify somebody: from its query, its fragment and the
 * addresses inside of both and of its path, however often they are escaped, such as those of `return_to`. Values with
 * an e-mail address are removed, whatever their name. All others stay as they are written.
 * @param url changed in place
 * @param secret matches the names of the parameters to remove
 */
export function removeSecrets(url: URL, secret: RegExp): void {
  url.search = withMark('?', without(secret, url.search.slice(1)));
  url.hash = withMark('#', without(secret, url.hash.slice(1)));
  const path = url.pathname.split('/').map((part) => {
    const text = decode(part);
    const clean = /[?&#;=]/.test(text) ? without(secret, text, 1) : text;
    return clean === text ? part : encodeURIComponent(clean);
  });
  url.pathname = path.join('/');
}

/** The setters remove a mark at the start of their value; so a text that starts with one needs a second. */
function withMark(mark: string, text: string): string {
  return text && mark + text;
}

/** Whether a text holds an e-mail address, however often it is escaped. */
export function holdsEmail(text: string): boolean {
  const decoded = decode(text);
  return E_MAIL.test(text) || (decoded !== text && holdsEmail(decoded));
}

/**
 * Returns a text without its secret parameters.
 * @param text the text of a query or a fragment, or one of their decoded values
 * @param depth how often the text was escaped
 */
function without(secret: RegExp, text: string, depth = 0): string {
  let kept = '';
  /** The mark, such as `?`, that a removed parameter passes on to the next one. */
  let left: string | undefined;
  for (const [, mark = '', parameter = ''] of text.matchAll(/([?&#;]*)([^?&#;]*)/g)) {
    const clean = cleanParameter(secret, parameter, depth);
    const isFirst = mark === '' || /[?#]/.test(mark);
    if (clean === undefined) left ??= isFirst ? mark : undefined;
    else {
      kept += (isFirst ? mark : (left ?? mark)) + clean;
      left = undefined;
    }
  }
  return kept;
}

/** @returns undefined for one to remove */
function cleanParameter(secret: RegExp, parameter: string, depth: number): string | undefined {
  const [name = '', ...values] = parameter.split('=');
  // Inside a value, a parameter without a value is a word of a text or a part of a path.
  const isNamed = values.length > 0 || depth === 0;
  if (isNamed && secret.test(decodeAll(name.replaceAll('+', ' ')).trim())) return undefined;
  const cleanName = cleanValue(secret, name, depth);
  if (values.length === 0) return cleanName || (parameter === '' ? '' : undefined);
  const value = values.join('=');
  const clean = cleanValue(secret, value, depth);
  return cleanName !== name || (clean === '' && value !== '') ? undefined : `${name}=${clean}`;
}

function cleanValue(secret: RegExp, value: string, depth: number): string {
  if (E_MAIL.test(value)) return '';
  const text = decode(value);
  if (text === value) return value;
  if (depth === MAX_DEPTH) return '';
  const clean = without(secret, text, depth + 1);
  return clean === text ? value : encodeURIComponent(clean);
}

function decodeAll(text: string): string {
  const decoded = decode(text);
  return decoded === text ? text : decodeAll(decoded);
}

/** Decodes once. Bytes that are not valid UTF-8 are decoded one by one, so that nothing stays hidden in them. */
function decode(text: string): string {
  return text.replace(/(%[\da-f]{2})+/gi, (escaped) => {
    try {
      return decodeURIComponent(escaped);
    } catch {
      return escaped.replace(/%(..)/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));
    }
  });
}
