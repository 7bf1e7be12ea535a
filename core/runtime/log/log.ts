/**
 * The one place that writes to the console. Messages are for developers and CMS authors, never for visitors
 * [loader-10]; personal data does not belong in them.
 */

const printed = new Set<string>();

/**
 * Writes a warning. The same text is written once per page, however often it occurs: a page of a thousand
 * wrong hooks must not drown the console.
 * @param source feature or part that speaks, such as `weather` or `loader`
 * @param message whole sentence: what happened, with which value, what was expected
 */
export function warn(source: string, message: string): void {
  if (isNew(source + message)) console.warn(`nmt ${source}:`, message);
}

/**
 * Writes an error, once per page for the same source, message and cause.
 * @param source feature or part that speaks
 * @param message whole sentence, or the exact text that the specification names
 * @param cause the error behind it, if there is one
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

/** Forgets what was said, so that each test starts with a silent console. */
export function forgetMessages(): void {
  printed.clear();
}

/** What was thrown may be anything, also what cannot become a text. */
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
