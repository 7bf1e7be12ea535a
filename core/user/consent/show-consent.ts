import { emit } from '../../runtime/bus/bus.ts';
import { error } from '../../runtime/log/log.ts';
import { pageValue } from '../../runtime/page/page-value.ts';
import { requestFromApp } from '../app/bridge.ts';
import { appOffers } from '../app/capabilities.ts';
import type { ConsentPage } from './consent.ts';
import { consentConfig } from './consent-config.ts';
import type { openConsentModal } from './dialog/open-consent-modal.tsx';
import type { ConsentModal } from './modal-in.ts';

/** Options for the consent modals. */
interface ShowOptions {
  readonly page: ConsentPage;
  /** Closes the modals. */
  readonly signal: AbortSignal;
  /**
   * Loads the modals, which most visitors never open:
   * `() => import('…/core/user/consent/dialog/open-consent-modal.tsx')`.
   */
  readonly load: () => Promise<{ openConsentModal: typeof openConsentModal }>;
}

/** The state of the open modal. */
const shownOn = pageValue((_page: ConsentPage): { modal?: { readonly name: ConsentModal } } => ({}));

/**
 * Shows the consent settings: the app's own if it offers them, those of a consent platform, which a script of the site
 * opens at `consent:settings-requested`, otherwise a modal.
 * @param modal the modal to open; an open one is not opened again
 * @param options see {@link ShowOptions}
 * @returns resolves when the visitor is done. Never rejects: a modal that cannot be shown is logged.
 */
export async function showConsent(modal: ConsentModal, { page, signal, load }: ShowOptions): Promise<void> {
  if (appOffers('consent') && (await requestFromApp({ type: 'consent:open' }))) return;
  if (!page.appView && consentConfig(page).source !== 'own') return emit('consent:settings-requested', {});
  const shown = shownOn(page);
  for (let next: ConsentModal | undefined = modal; next && next !== shown.modal?.name; ) {
    const own = { name: next };
    shown.modal = own;
    try {
      next = await (await load()).openConsentModal(next, page, signal);
    } catch (cause) {
      error('consent', `The dialog "${next}" could not be shown.`, cause);
      return;
    } finally {
      if (shown.modal === own) delete shown.modal;
    }
  }
}
