/**
 * The only module that writes to the console. Messages are for developers and CMS authors, never for visitors
 * [loader-10]; personal data does not belong in them.
 */

const printed = new Set<string>();

/**
 * Writes a warning. The same text is written once per page, however often it occurs: a page with a thousand wrong
 * hooks must not flood the console.
 * @param source the feature or module, such as `weather` or `loader`
 * @param message a whole sentence: what happened, with which value, what was expected
 */
export function warn(source: string, message: string): void {
  if (isNew(source + message)) console.warn(`nmt ${source}:`, message);
}

/**
 * Writes an error, once per page for the same source, message and cause.
 * @param source the feature or module
 * @param message a whole sentence, or the exact text of the specification
 * @param cause the underlying error, if there is one
 */
export function error(source: string, message: string, cause?: unknown): void {
  if (!isNew(source + message + textOf(cause))) return;
  if (cause === undefined) console.error(`nmt ${source}:`, message);
  else console.error(`nmt ${source}:`, message, cause);
}

/**
 * Prints for a debug switch (`#debug=…`); it only prints and changes no state [loader-15].
 * @param topic the switch's name, such as `pagemetadata`
 */
export function debug(topic: string, ...values: unknown[]): void {
  console.info(`nmt debug ${topic}:`, ...values);
}

/** Forgets earlier messages, so that each test can expect its own. */
export function forgetMessages(): void {
  printed.clear();
}

/** A thrown value may be anything, even one that cannot be converted to a string. */
function textOf(cause: unknown): string {
  try {
    return String(cause);
  } catch {
    return typeof cause;
  }
}

function isNew(text: string): boolean {
  if (printed.has(text)) return false;
  printed.add(text);
  return true;
}
