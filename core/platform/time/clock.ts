import { readCookie } from '../../runtime/page/read-cookie.ts';

let offset: number | undefined;

/**
 * What time it is, in epoch milliseconds. Nothing else asks: so a demo can show a page as it will look on
 * election night. On a page with `<body data-demo="true">`, and on no other, the cookie `nmt_now` (ISO 8601)
 * says at which time the page was opened; the clock runs on from there. Timers keep real time.
 */
export function now(): number {
  const real = Date.now();
  offset ??= demoTime(real) - real;
  return real + offset;
}

function demoTime(real: number): number {
  const text = document.body?.dataset.demo === 'true' ? readCookie('nmt_now') : undefined;
  const time = Date.parse(text ?? '');
  return Number.isNaN(time) ? real : time;
}
