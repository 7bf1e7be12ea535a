/** Replaces a value that is left out. */
const LEFT_OUT = '…';

/** Maximum number of characters of a message. */
const MAX_LENGTH = 300;

/** Maximum number of frames of a stack. */
const MAX_FRAMES = 20;

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

const ADDRESS = /https?:\/\/[^\s"'<>)]+/g;

/**
 * A path without parts that may identify a person or grant access.
 * @param path the path of an address, without query and fragment
 */
export function cleanPath(path: string): string {
  return path
    .split('/')
    .map((part) => (isSecret(part) ? LEFT_OUT : part))
    .join('/');
}

/**
 * Whether a part of a path may be a token, a person's id or an e-mail address; slugs are lower-case words with hyphens.
 */
function isSecret(part: string): boolean {
  const hasCapital = /[A-Z]/.test(part);
  const hasDigit = /\d/.test(part);
  return (
    UUID.test(part) ||
    /@|%(25)*40/.test(part) ||
    (part.length >= 20 && !part.includes('-') && (hasCapital || hasDigit)) ||
    (part.length >= 8 && hasCapital && hasDigit)
  );
}

/** An address without query and fragment, and without parts that may identify a person or grant access. */
export function cleanAddress(address: string): string {
  const [, origin = '', path = ''] = /^(https?:\/\/[^/?#]*)([^?#]*)/.exec(address) ?? [];
  return origin.replace(/\/\/.*@/, '//') + cleanPath(path);
}

/**
 * A message without its values: quoted texts, e-mail addresses, ids and long numbers. Addresses lose query and
 * fragment.
 * @param message the message of an error
 * @returns at most 300 characters
 */
export function cleanMessage(message: string): string {
  const addresses: string[] = [];
  // Addresses first, because they may contain text that the next steps match.
  const marked = message.replace(
    ADDRESS,
    (address) => `\uE000${addresses.push(cleanAddress(address)) - 1}\uE000`,
  );
  const clean = marked
    .replace(/"[^"]*"|`[^`]*`|“[^”]*”|‘[^’]*’/g, `"${LEFT_OUT}"`)
    .replace(/(^|[\s(:=])'[^']*'/g, `$1"${LEFT_OUT}"`)
    .replace(/[^\s@"]+@[^\s@"]+/g, LEFT_OUT)
    .replace(/[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}/gi, LEFT_OUT)
    .replace(/\d{4,}/g, LEFT_OUT)
    .replace(/\uE000(\d+)\uE000/g, (_, at: string) => addresses[Number(at)] ?? LEFT_OUT);
  return clean.length > MAX_LENGTH ? `${clean.slice(0, MAX_LENGTH - 1)}${LEFT_OUT}` : clean;
}

/**
 * The frames of a stack in a uniform format. The bundle's own files are shown by name only, others by their address
 * without query.
 * @param stack a stack in the format of V8, SpiderMonkey or JavaScriptCore
 * @param base the folder of the bundle's files
 */
export function cleanStack(stack: string, base: string): string[] {
  return stack
    .split('\n')
    .flatMap((line) => {
      const [, address = '', position = ''] = /(https?:\/\/[^\s()]+?)(:\d+:\d+)\)?$/.exec(line.trim()) ?? [];
      if (!address) return [];
      const [, caller = ''] = /^(?:at (?:async )?)?([\w$.<>/ ]*?)(?: \(|@)https?:/.exec(line.trim()) ?? [];
      const file =
        base && address.startsWith(base)
          ? address.slice(base.length).replace(/[?#].*$/, '')
          : cleanAddress(address);
      return [caller ? `at ${caller} (${file}${position})` : `at ${file}${position}`];
    })
    .slice(0, MAX_FRAMES);
}
