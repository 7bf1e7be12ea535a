import { onAbort } from '../../../../core/platform/dom/on-abort.ts';
import { delay } from '../../../../core/platform/schedule/delay.ts';
import type { Page } from '../../../../core/runtime/page/page.ts';
import { hasConsent, whenConsent } from '../../../../core/user/consent/consent.ts';
import { ADS, type AdsConfig, adsConfig } from '../plan/ads-config.ts';
import { changeSpace } from '../slot/change-space.ts';
import { near } from './near.ts';
import { whenHashAllows } from './readable.ts';
import type { Step } from './step.ts';

/**
 * Waits until the visitor's consent allows an advertisement: any, or a limited one [ads-6], which is decided at the
 * time of the request. After late consent the slot has to be near again, because the reader may have scrolled.
 */
export const consented: Step = async (ad, signal) => {
  const allowed = await mayRequest(ad.page, adsConfig(ad.page), signal);
  if (allowed !== 'no') return ad;
  do {
    await whenLateConsent(ad.page, ad.slot, signal);
    await near(ad, signal);
    await whenHashAllows(ad.page, signal);
    // Consent that is withdrawn before the slot is near again does not count.
  } while (!hasConsent(ad.page, ADS));
  return ad;
};

/**
 * Determines which advertisement may be requested. If consent is required and missing, waits for it, up to the site's
 * time limit [ads-6].
 * @param page the page
 * @param config the time limit, and the behaviour without consent
 * @param signal ends the wait
 * @returns whether any advertisement may be requested, a limited one, or none until there is consent
 */
export async function mayRequest(
  page: Page,
  { consentTimeoutMs, withoutConsent }: Pick<AdsConfig, 'consentTimeoutMs' | 'withoutConsent'>,
  signal: AbortSignal,
): Promise<'any' | 'limited' | 'no'> {
  if (!hasConsent(page, ADS)) {
    const waiting = new AbortController();
    onAbort(signal, () => waiting.abort());
    const given = whenConsent(page, ADS, waiting.signal).catch(() => {});
    await Promise.race([given, delay(consentTimeoutMs, waiting.signal)]);
    waiting.abort();
  }
  if (hasConsent(page, ADS)) return 'any';
  return withoutConsent === 'limited' ? 'limited' : 'no';
}

/**
 * Waits for consent that may come late, or never. In the meantime the slot loses its space as soon as it is out of
 * view; a slot that is still in view when consent is given keeps its space, and can be filled at once.
 * @throws the signal's reason (as a rejection) when that aborts
 */
async function whenLateConsent(page: Page, slot: HTMLElement, signal: AbortSignal): Promise<void> {
  const waiting = new AbortController();
  onAbort(signal, () => waiting.abort());
  void changeSpace(slot, 'released', waiting.signal);
  await whenConsent(page, ADS, signal);
  waiting.abort();
}
