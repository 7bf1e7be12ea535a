import { onReturn } from '../../platform/page-life/on-return.ts';

/** The part of the Cookie Store API that is used here (WICG); older versions of Firefox and Safari lack it. */
interface CookieStore extends EventTarget {}

/**
 * Runs a check whenever the visitor may have changed: a cookie changed, here or in another tab; the visitor returned to
 * the tab, the window or, by the back button, to the page; a prerendered page is shown; the connection is back.
 * Browsers without the Cookie Store API notice a login in another tab when the visitor returns to this one.
 * @param check must be cheap, because it runs several times for one return
 * @param signal ends it
 */
export function onVisitorMayHaveChanged(check: () => void, signal: AbortSignal): void {
  const { cookieStore } = window as { cookieStore?: CookieStore };
  cookieStore?.addEventListener('change', check, { signal });
  for (const event of ['focus', 'online', 'hashchange']) window.addEventListener(event, check, { signal });
  document.addEventListener('prerenderingchange', () => document.hidden || check(), { signal });
  onReturn(check, signal);
}
