import type { Page } from '../../../core/runtime/page/page.ts';
import type { onWithdrawal } from '../../../core/user/consent/on-withdrawal.ts';

/**
 * Whether the visitor consents to a third party's player. A visitor who has just started the video is asked for
 * consent.
 * @param page the page
 * @param purpose the purpose, such as `uitgebreid`
 * @param canAsk whether the visitor may be asked now
 * @param signal removes the question
 */
export async function isConsented(
  page: Page,
  purpose: string,
  canAsk: boolean,
  signal: AbortSignal,
): Promise<boolean> {
  const { hasConsent } = await import('../../../core/user/consent/consent.ts');
  if (hasConsent(page, purpose) || !canAsk || signal.aborted) return hasConsent(page, purpose);
  const { showConsent } = await import('../../../core/user/consent/show-consent.ts');
  await showConsent('consent-preferences', { page, signal, load: loadModals });
  return hasConsent(page, purpose);
}

/** Loads the code that handles a withdrawal of that consent, before the player, which must not continue without it. */
export async function loadWithdrawal(): Promise<typeof onWithdrawal> {
  return (await import('../../../core/user/consent/on-withdrawal.ts')).onWithdrawal;
}

// Here and not in core: a shared file must not depend on what only this feature loads.
const loadModals = () => import('../../../core/user/consent/dialog/open-consent-modal.tsx');
