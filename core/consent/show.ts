import { askApp } from '../app/bridge.ts';
import { appOffers } from '../app/capabilities.ts';
import { error } from '../log/log.ts';
import type { ConsentPage } from './consent.ts';
import type { ConsentModal } from './modal.ts';

let shown: { readonly modal: ConsentModal } | undefined;

/**
 * Shows what the reader can consent to: the app's own settings where it offers them, else a modal. What most
 * readers never open is loaded only now.
 * @param modal which of the two; one that shows already is not opened again
 * @param page the page
 * @param signal closes it
 * @returns resolves when the reader is done. Never rejects: a modal that cannot be shown is logged.
 */
export async function showConsent(
  modal: ConsentModal,
  page: ConsentPage,
  signal: AbortSignal,
): Promise<void> {
  if (appOffers('consent') && (await askApp({ type: 'consent:open' }))) return;
  for (let next: ConsentModal | undefined = modal; next && next !== shown?.modal; ) {
    const own = { modal: next };
    shown = own;
    try {
      const { openConsentModal } = await import('./dialog/open.tsx');
      next = await openConsentModal(next, page, signal);
    } catch (cause) {
      error('consent', `The dialog "${next}" could not be shown.`, cause);
      return;
    } finally {
      if (shown === own) shown = undefined;
    }
  }
}
