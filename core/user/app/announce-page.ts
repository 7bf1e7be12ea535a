import { articleIdOf } from '../../platform/ids/article-id.ts';
import { on } from '../../runtime/bus/bus.ts';
import { documentValue } from '../../runtime/page/document-value.ts';
import type { Page } from '../../runtime/page/page.ts';
import { sendToApp } from './bridge.ts';
import { listenToOffers } from './capabilities.ts';
import { CAPABILITIES, WEB_CAPABILITIES } from './messages.ts';

const announcement = documentValue(() => ({ isMade: false }));

/**
 * Reports to the app that the page receives messages: once, and again each time the page is restored from the
 * back/forward cache, where it could not receive messages.
 * @param page the facts in the message
 */
export function announcePage(page: Pick<Page, 'appView' | 'articleId' | 'path' | 'consentRequired'>): void {
  const made = announcement();
  if (made.isMade) return;
  made.isMade = true;
  // Subscribes first, because an app may answer synchronously.
  listenToOffers();
  const articleId = articleIdOf(page);
  const announce = () =>
    sendToApp({
      type: 'page:ready',
      capabilities: page.appView ? CAPABILITIES : WEB_CAPABILITIES,
      url: location.href.replace(/#.*/, ''),
      ...(articleId && { articleId }),
      consentRequired: page.consentRequired,
    });
  announce();
  on('page:restored', announce);
}
