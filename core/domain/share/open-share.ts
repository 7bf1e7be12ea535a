import { error } from '../../runtime/log/log.ts';
import type { Page } from '../../runtime/page/page.ts';
import type { ShareRequest } from './share-request.ts';

/**
 * Lets the reader share something: in the app by the app, on a touch screen by the device's own sheet, else in the
 * modal with all ways of sharing and, where the reader may, of giving. To be called while a click is handled; what
 * it needs comes with the first call, so that importing this costs nothing.
 *
 * @example
 * button.addEventListener('click', () => void openShare(page, { title: headline, url: `#update-${id}` }, signal));
 *
 * @param page the page
 * @param request what is shared
 * @param signal closes the modal
 * @returns whether the reader saw something; where not, a link that was clicked should do what links do. It
 *   resolves when the modal has closed and the focus is back. Never rejects: what fails is logged.
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
