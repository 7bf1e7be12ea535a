import { onAbort } from '../../platform/dom/on-abort.ts';
import { subscribe } from '../../platform/dom/subscribe.ts';
import { type ConsentPage, consent, hasConsent } from './consent.ts';

/**
 * Calls a function once, as soon as a purpose is no longer granted: for content that is shown with consent.
 * @param page the page
 * @param purpose such as `uitgebreid`
 * @param withdraw removes the content
 * @param signal ends it
 */
export function onWithdrawal(
  page: ConsentPage,
  purpose: string,
  withdraw: () => void,
  signal: AbortSignal,
): void {
  const done = new AbortController();
  onAbort(signal, () => done.abort());
  subscribe(
    consent(page),
    () => {
      if (done.signal.aborted || hasConsent(page, purpose)) return;
      done.abort();
      withdraw();
    },
    done.signal,
  );
}
