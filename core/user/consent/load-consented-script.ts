import { loadScript, type ScriptPage } from '../../platform/scripts/load-script.ts';
import { type ConsentPage, whenConsent } from './consent.ts';

/**
 * Loads a third-party script once the visitor has consented to its purpose [consent-7].
 * @param src the script's address, usually an entry of the site's `scripts`
 * @param page the page
 * @param purpose such as `social-media`; one that the site does not list needs no consent [consent-2]
 * @param signal ends the wait for consent
 * @returns resolves when the script has run
 * @throws Error (as a rejection) as `loadScript` does, at once if the address is not allowed; or the reason of the
 *   signal
 */
export function loadConsentedScript(
  src: string | undefined,
  page: ScriptPage & ConsentPage,
  purpose: string,
  signal?: AbortSignal,
): Promise<void> {
  return loadScript(src, page, {
    before: () => whenConsent(page, purpose, signal),
    ...(signal && { signal }),
  });
}
