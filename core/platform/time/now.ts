import { documentValue } from '../../runtime/page/document-value.ts';
import { readCookie } from '../../runtime/page/read-cookie.ts';

/** Milliseconds between the page's clock and the real one. */
const offset = documentValue(() => {
  const real = Date.now();
  return demoTime(real) - real;
});

/**
 * The current time in epoch milliseconds. All code uses this clock, so that a demo can show a page at another time,
 * such as election night. Only on a page with `<body data-demo="true">`, the cookie `nmt_now` (ISO 8601) sets the time
 * at which the page was opened; the clock runs on from there. Timers keep real time.
 */
export function now(): number {
  return Date.now() + offset();
}

/**
 * Returns the time at which the page was opened: the demo's time, if the page has one, otherwise the real time.
 * @param real the real time, in epoch milliseconds
 */
export function demoTime(real: number): number {
  const text = document.body?.dataset.demo === 'true' ? readCookie('nmt_now') : undefined;
  const time = Date.parse(text ?? '');
  return Number.isNaN(time) ? real : time;
}
