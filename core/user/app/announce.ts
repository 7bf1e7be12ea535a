import { articleIdOf } from '../../platform/ids/article-id.ts';
import { on } from '../../runtime/bus/bus.ts';
import type { Page } from '../../runtime/page/page.ts';
import { sendToApp } from './bridge.ts';
import { listenToOffers } from './capabilities.ts';
import { CAPABILITIES } from './messages.ts';

let isAnnounced = false;

/**
 * Tells the app that the page listens, once, and again each time the page comes back from the back/forward
 * cache, where it heard nothing.
 * @param page what it tells of the page
 */
export function announcePage(page: Pick<Page, 'articleId' | 'path' | 'consentRequired'>): void {
  if (isAnnounced) return;
  isAnnounced = true;
  // First, so that an app that answers while it is called is heard.
  listenToOffers();
  const articleId = articleIdOf(page);
  const announce = () =>
    sendToApp({
      type: 'page:ready',
      capabilities: CAPABILITIES,
      url: location.href.replace(/#.*/, ''),
      ...(articleId && { articleId }),
      consentRequired: page.consentRequired,
    });
  announce();
  on('page:restored', announce);
}
