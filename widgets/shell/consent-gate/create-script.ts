import { siteConfig } from '../../../core/runtime/config/site-config.ts';
import type { Page } from '../../../core/runtime/page/page.ts';
import type { ConsentPage } from '../../../core/user/consent/consent.ts';
import { loadConsentedScript } from '../../../core/user/consent/load-consented-script.ts';

/** A script that enhances the server's content. Its effects cannot be undone. */
interface GateScript {
  readonly isRequested: () => boolean;
  /**
   * Loads the script, unless it has already been requested.
   * @throws (as a rejection) the reason of a failure
   */
  readonly load: (signal: AbortSignal) => Promise<void>;
}

/**
 * Creates the script of a gate.
 * @param name name of the script among the site's `scripts`
 * @param purpose the purpose of the script
 * @param page the page
 */
export function createScript(
  name: string,
  purpose: string,
  page: ConsentPage & Pick<Page, 'staticPath'>,
): GateScript {
  let isRequested = false;
  return {
    isRequested: () => isRequested,
    async load(signal) {
      if (isRequested) return;
      isRequested = true;
      const { [name]: src } = siteConfig(page).scripts;
      try {
        await loadConsentedScript(typeof src === 'string' ? src : undefined, page, purpose, signal);
      } catch (cause) {
        isRequested = false;
        throw cause;
      }
    },
  };
}
