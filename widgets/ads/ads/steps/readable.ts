import { onceActivated } from '../../../../core/platform/page-life/activation.ts';
import { delay } from '../../../../core/platform/schedule/delay.ts';
import { whenIdle } from '../../../../core/platform/schedule/when-idle.ts';
import type { Page } from '../../../../core/runtime/page/page.ts';
import { adsConfig } from '../plan/ads-config.ts';
import { hasSuppressingHash } from '../plan/suppression.ts';
import type { Step } from './step.ts';

/** Maximum wait for the page's own files, in ms: a file that hangs must not keep advertisements away. */
const LOADED_WITHIN = 5000;

/**
 * Waits until the article is readable: the page is open, its own files have loaded, the browser is idle, and nothing
 * such as a photo is open over it [ads-2, ads-6].
 */
export const readable: Step = async (ad, signal) => {
  await new Promise<void>((resolve) => onceActivated(resolve, signal));
  if (document.readyState !== 'complete') {
    const loaded = new Promise((resolve) => addEventListener('load', resolve, { once: true, signal }));
    await Promise.race([loaded, delay(LOADED_WITHIN, signal)]);
  }
  await new Promise<void>((resolve) => whenIdle(resolve, signal));
  await whenHashAllows(ad.page, signal);
  return ad;
};

/**
 * Resolves when the address has no fragment that keeps advertisements away, such as that of an open photo [ads-2].
 * @param page page with the site's marker
 */
export async function whenHashAllows(page: Page, signal: AbortSignal): Promise<void> {
  const config = adsConfig(page);
  while (hasSuppressingHash(location.hash, config) && !signal.aborted) {
    await new Promise<void>((resolve) => {
      for (const type of ['hashchange', 'popstate']) {
        addEventListener(type, () => resolve(), { once: true, signal });
      }
    });
  }
}
