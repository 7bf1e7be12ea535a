import { error } from '../../runtime/log/log.ts';
import type { Page } from '../../runtime/page/page.ts';
import type { ShareRequest } from './share-request.ts';

/**
 * Opens the sharing of some content: in the app the app's sheet, on a touch screen the device's own sheet, otherwise
 * the modal with all sharing methods and, if the visitor may give the article, the gift tab. Call it in a click
 * handler. Its code loads with the first call, so importing this costs nothing.
 * @example button.addEventListener('click', () => void openShare(page, { title: headline, url: `#update-${id}` },
 * signal));
 * @param page the page
 * @param request the content
 * @param signal closes the modal
 * @returns whether anything opened; if not, a clicked link should keep its default action. Resolves when the modal has
 * closed and the focus is restored. Never rejects: errors are logged.
 */
export async function openShare(page: Page, request: ShareRequest, signal: AbortSignal): Promise<boolean> {
  try {
    const { startShare } = await import('./modal/start-share.tsx');
    return await startShare(page, request, signal);
  } catch (cause) {
    error('share', 'The ways of sharing could not be shown.', cause);
    return false;
  }
}
