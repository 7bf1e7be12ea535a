import { delay } from '../../../core/platform/schedule/delay.ts';
import { on } from '../../../core/runtime/bus/bus.ts';
import type { Page } from '../../../core/runtime/page/page.ts';
import { announcePage } from '../../../core/user/app/announce-page.ts';
import { ANSWER_TIMEOUT } from '../../../core/user/app/bridge.ts';
import { appOffers, isPageOfApp } from '../../../core/user/app/capabilities.ts';
import { consent } from '../../../core/user/consent/consent.ts';

/**
 * On a web page with an app's bridge: notifies an app that offers `web` that the page is listening, and only asks the
 * visitor if the app neither has settings of its own nor pushes a status within {@link ANSWER_TIMEOUT}, so that nobody
 * is asked twice.
 * @param page the page
 * @param signal ends the wait
 * @param showNotice called to show the question
 */
export async function leaveToApp(page: Page, signal: AbortSignal, showNotice: () => void): Promise<void> {
  const isApps = () => isPageOfApp() && (appOffers('consent') || consent(page).getState().isFromApp === true);
  const waiting = new AbortController();
  const settled = new Promise<void>((resolve) => {
    const look = () => {
      if (isPageOfApp()) announcePage(page);
      if (isApps()) resolve();
    };
    // After the listeners that read the messages, so that these have already been processed.
    on('app:capabilities-offered', look, waiting.signal);
    on('app:consent-pushed', look, waiting.signal);
  });
  await Promise.race([settled, delay(ANSWER_TIMEOUT, signal)]);
  waiting.abort();
  if (!isApps() && !signal.aborted) showNotice();
}
