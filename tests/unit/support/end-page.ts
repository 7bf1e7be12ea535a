import { setTimeout } from 'node:timers/promises';

/** Milliseconds that the document of a file has to end what is under way in it. */
const LIMIT = 2_000;

/**
 * Runs before each test file. After a file the DOM library aborts what is under way in its document, and waits until
 * nothing is: a timer that an aborted request starts, and that repeats, would keep the whole run from ending.
 */
if (typeof document !== 'undefined') {
  const { happyDOM } = window as unknown as { happyDOM: { abort(): Promise<void> } };
  const abort = happyDOM.abort.bind(happyDOM);
  happyDOM.abort = () => Promise.race([abort(), setTimeout(LIMIT, undefined, { ref: false })]);
}
