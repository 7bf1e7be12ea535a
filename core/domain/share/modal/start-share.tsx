import { delay } from '../../../platform/schedule/delay.ts';
import { warn } from '../../../runtime/log/log.ts';
import type { Page } from '../../../runtime/page/page.ts';
import { openDialog } from '../../../ui/dialog/open-dialog.tsx';
import { track } from '../../../user/analytics/track.ts';
import { visitor } from '../../../user/visitor/visitor-store.ts';
import { mayGive } from '../../gift/may-give.ts';
import { hasShareSheet, share } from '../share.ts';
import type { ShareRequest } from '../share-request.ts';
import { shareWords } from '../share-words.ts';
import { canonicalUrl, sharedUrl } from '../shared-url.ts';
import { ShareModal } from './ShareModal.tsx';
import { SHARE } from './texts.ts';

/** Milliseconds for which a click waits for the login status, which is usually known already. */
const KNOWN_WITHIN = 2000;

/**
 * Implements {@link openShare}.
 * @returns false if the address cannot be shared
 * @throws (as a rejection) the error of the modal's rendering
 */
export async function startShare(page: Page, request: ShareRequest, signal: AbortSignal): Promise<boolean> {
  const { text, giftId, tab = 'share' } = request;
  const url = sharedUrl(request.url, canonicalUrl(page));
  if (!url) {
    warn('share', `"${request.url.slice(0, 80)}" is not shared; expected https or an address of this site.`);
    return false;
  }
  const title = shareWords(request.title);
  const articleId = giftId !== undefined && (await isGiver(page, signal)) ? giftId : undefined;
  if (signal.aborted) return true;
  if (usesSheet(page, url, articleId !== undefined)) {
    const outcome = await share({ title, text: text ?? '', url }, page);
    if (outcome === 'shared') {
      track(page, 'share', { method: 'device', kind: 'share', article_id: giftId?.toString() });
    }
    if (outcome !== 'unavailable') return true;
  }
  await openDialog<never>({
    title: SHARE,
    operation: 'itemShare',
    signal,
    render: () => (
      <ShareModal
        page={page}
        title={title}
        text={text}
        url={url}
        articleId={giftId}
        tab={articleId === undefined ? 'share' : tab}
      />
    ),
  });
  return true;
}

/** Visitors of apps and phones are used to the device's own share sheet; it cannot give an article away. */
function usesSheet(page: Page, url: string, isGiver: boolean): boolean {
  const isTouch = page.appView || matchMedia('(pointer: coarse)').matches;
  return isTouch && !isGiver && hasShareSheet(url, page);
}

async function isGiver(page: Page, signal: AbortSignal): Promise<boolean> {
  const known = await Promise.race([visitor(page).current(), delay(KNOWN_WITHIN, signal)]);
  return !!known && mayGive(known, page);
}
