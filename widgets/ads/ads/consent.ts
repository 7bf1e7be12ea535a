import { onAbort } from '../../../core/platform/dom/on-abort.ts';
import { delay } from '../../../core/platform/schedule/delay.ts';
import type { Page } from '../../../core/runtime/page/page.ts';
import { hasConsent, whenConsent } from '../../../core/user/consent/consent.ts';
import type { AdsConfig } from './plan/ads-config.ts';
import { changeSpace } from './slot/space.ts';

/** The purpose of advertisements; a site can require consent for it. */
const ADS = 'ads';

/**
 * Which advertisement may be requested. Where consent is required and not there, it is waited for, for as long as the
 * site says [ads-6].
 * @param page the page
 * @param config the time limit, and what follows without consent
 * @param signal gives up
 * @returns whether any, a limited one, or none before there is consent
 */
export async function mayRequest(
  page: Page,
  { consentTimeoutMs, withoutConsent }: Pick<AdsConfig, 'consentTimeoutMs' | 'withoutConsent'>,
  signal: AbortSignal,
): Promise<'any' | 'limited' | 'no'> {
  if (!hasConsent(page, ADS)) {
    const waiting = new AbortController();
    onAbort(signal, () => waiting.abort());
    const consented = whenConsent(page, ADS, waiting.signal).catch(() => {});
    await Promise.race([consented, delay(consentTimeoutMs, waiting.signal)]);
    waiting.abort();
  }
  if (hasConsent(page, ADS)) return 'any';
  return withoutConsent === 'limited' ? 'limited' : 'no';
}

/**
 * Waits for consent that may come late, or never. Meanwhile the slot loses its space as soon as it is out of view; one that
 * is in sight when the consent comes still has it, and can be filled at once.
 * @param slot the slot, whose space is reserved again at the end
 * @param signal gives up
 * @throws the signal's reason (as a rejection) when that aborts
 */
export async function whenLateConsent(page: Page, slot: HTMLElement, signal: AbortSignal): Promise<void> {
  const waiting = new AbortController();
  onAbort(signal, () => waiting.abort());
  void changeSpace(slot, 'released', waiting.signal);
  await whenConsent(page, ADS, signal);
  waiting.abort();
  await changeSpace(slot, 'reserved', signal);
}
