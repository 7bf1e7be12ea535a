import type { Page } from '../../../core/runtime/page/page.ts';

/**
 * Whether the reader consents to a third party's player. A visitor who has just started the video is asked for consent.
 * @param page the page
 * @param purpose such as `uitgebreid`
 * @param canAsk whether the visitor may be asked now
 * @param signal takes the question away
 */
export async function isConsented(
  page: Page,
  purpose: string,
  canAsk: boolean,
  signal: AbortSignal,
): Promise<boolean> {
  const { hasConsent } = await import('../../../core/user/consent/consent.ts');
  if (hasConsent(page, purpose) || !canAsk || signal.aborted) return hasConsent(page, purpose);
  const { showConsent } = await import('../../../core/user/consent/show.ts');
  await showConsent('consent-preferences', { page, signal, load: loadModals });
  return hasConsent(page, purpose);
}

// Here and not in core: what a shared file loads later may not need that file again.
const loadModals = () => import('../../../core/user/consent/dialog/open.tsx');
