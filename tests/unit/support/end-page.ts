import { setTimeout } from 'node:timers/promises';

/** Milliseconds that the document of a file has to end pending work. */
const LIMIT = 2_000;

/**
 * Runs before each test file. After a file the DOM library aborts pending work of its document, and waits until there
 * is none: a repeating timer that an aborted request starts would keep the whole run from ending.
 */
if (typeof document !== 'undefined') {
  const { happyDOM } = window as unknown as { happyDOM: { abort(): Promise<void> } };
  const abort = happyDOM.abort.bind(happyDOM);
  happyDOM.abort = () => Promise.race([abort(), setTimeout(LIMIT, undefined, { ref: false })]);
}
