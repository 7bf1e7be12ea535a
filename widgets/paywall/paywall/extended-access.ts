import { error } from '../../../core/log/log.ts';
import { returnPath } from '../../../core/navigation/return-to.ts';
import type { Page } from '../../../core/page/page.ts';
import type { PaywallConfig } from '../../../core/paywall/config.ts';
import { loadScript } from '../../../core/scripts/load-script.ts';

/** What is used of `window.GaaMetering`, as Google documents it for extended access. */
interface GaaMetering {
  init(options: {
    readonly userState: { readonly granted: boolean; readonly grantReason: 'SUBSCRIPTION' | 'METERING' };
    readonly unlockArticle: () => void;
    readonly showPaywall: () => void;
    readonly handleLogin: (user: { readonly idToken?: unknown }) => void;
  }): void;
}

/** Where a reader's Google account is turned into a login [extended-access-3]. */
const LOGIN = '/login/extended-access/';

/**
 * Lets a reader who comes from Google read by Google's grant [extended-access-1 to -6]. What goes wrong here leaves
 * the ordinary decision as it is.
 * @param page the page
 * @param config the scripts' addresses
 * @param isSubscriber whether the reader may read anyway
 * @param ending takes the wall away when Google grants the article
 */
export async function extendAccess(
  page: Page,
  { extendedAccessScripts }: PaywallConfig,
  isSubscriber: boolean,
  ending: AbortController,
): Promise<void> {
  try {
    for (const src of extendedAccessScripts) await loadScript(src, page, { signal: ending.signal });
    const { GaaMetering: metering } = window as { GaaMetering?: GaaMetering };
    if (!metering) throw new Error('The scripts brought no window.GaaMetering.');
    metering.init({
      userState: { granted: isSubscriber, grantReason: isSubscriber ? 'SUBSCRIPTION' : 'METERING' },
      unlockArticle: () => ending.abort(),
      showPaywall: () => {},
      handleLogin: ({ idToken }) => logIn(idToken),
    });
  } catch (cause) {
    if (!ending.signal.aborted) {
      error('paywall', 'Extended access could not be set up; the ordinary decision stands.', cause);
    }
  }
}

/**
 * Hands Google's token to the site's own login and leaves no trace of it: not in the history, in no log, in no
 * storage [extended-access-5].
 */
function logIn(idToken: unknown): void {
  if (typeof idToken !== 'string' || !/^[\w-]+(\.[\w-]+){2}$/.test(idToken)) {
    error('paywall', 'Extended access gave no token; nobody is logged in.');
    return;
  }
  const target = new URL(LOGIN, location.origin);
  target.searchParams.set('id_token', idToken);
  target.searchParams.set('return_to', returnPath(location.href) ?? '/');
  location.replace(target);
}
