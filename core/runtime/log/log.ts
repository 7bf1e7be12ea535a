/**
 * The only module that writes to the console. Messages are for developers and CMS authors, never for visitors
 * [loader-10]; personal data does not belong in them.
 */

/**
 * The messages of the page so far, each once: a line with level, source, message and cause. Only the debug panel and
 * reports read them.
 */
export const messages: Set<string> = new Set();

/** The maximum length of a message in characters, because values from a page may have any length. */
const MAX_LENGTH = 1000;

/**
 * Writes a warning. The same text is written once per page, however often it occurs: a page with a thousand wrong hooks
 * must not flood the console.
 * @param source the feature or module, such as `weather` or `loader`
 * @param message a whole sentence with the event, the value and the expectation
 */
export function warn(source: string, message: string): void {
  write('warn', source, message);
}

/**
 * Writes an error, once per page for the same source, message and cause.
 * @param source the feature or module
 * @param message a whole sentence, or the exact text of the specification
 * @param cause the underlying error, if there is one
 */
export function error(source: string, message: string, ...cause: readonly [cause?: unknown]): void {
  write('error', source, message, ...cause);
}

function write(level: 'warn' | 'error', source: string, message: string, ...cause: readonly unknown[]): void {
  const text = cut(message);
  const reason = textOf(cause);
  const shortReason = cut(reason);
  const key = [level, source, text, shortReason].join('\n');
  if (messages.has(key)) return;
  messages.add(key);
  console[level](`nmt ${source}:`, text, ...(reason === shortReason ? cause : [shortReason]));
}

/**
 * Prints for a debug switch (`#debug=…`); it only prints and changes no state [loader-15].
 * @param topic the switch's name, such as `pagemetadata`
 */
export function debug(topic: string, ...values: unknown[]): void {
  console.info(`nmt debug ${topic}:`, ...values);
}

/** Discards earlier messages, so that each test starts without those of others. */
export function forgetMessages(): void {
  messages.clear();
}

/** Shortens a long text in the middle, because its start names the problem and its end the expectation. */
function cut(text: string): string {
  return text.length > MAX_LENGTH
    ? `${text.slice(0, MAX_LENGTH / 2)} … ${text.slice(3 - MAX_LENGTH / 2)}`
    : text;
}

/** A thrown value may be anything, even one that cannot be converted to a string. */
function textOf(cause: readonly unknown[]): string {
  try {
    return String(cause);
  } catch {
    return typeof cause;
  }
}
