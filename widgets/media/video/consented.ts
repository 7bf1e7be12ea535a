import type { Page } from '../../../core/runtime/page/page.ts';

/**
 * Whether the reader consents to a third party's player. One who just asked for the video is asked in turn.
 * @param page the page
 * @param purpose such as `uitgebreid`
 * @param ask whether the reader may be asked now
 * @param signal takes the question away
 */
export async function isConsented(
  page: Page,
  purpose: string,
  ask: boolean,
  signal: AbortSignal,
): Promise<boolean> {
  const { hasConsent } = await import('../../../core/user/consent/consent.ts');
  if (hasConsent(page, purpose) || !ask || signal.aborted) return hasConsent(page, purpose);
  const { showConsent } = await import('../../../core/user/consent/show.ts');
  await showConsent('consent-preferences', { page, signal, load: loadModals });
  return hasConsent(page, purpose);
}

// Here and not in core: what a shared file loads later may not need that file again.
const loadModals = () => import('../../../core/user/consent/dialog/open.tsx');
