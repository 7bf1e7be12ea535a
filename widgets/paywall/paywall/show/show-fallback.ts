import type { PaywallConfig } from '../../../../core/domain/paywall/config.ts';
import { create } from '../../../../core/platform/dom/create.ts';
import { loginAddress } from '../../../../core/platform/navigation/login-address.ts';
import { textLanguage } from '../../../../core/runtime/feature/mark-language.ts';
import { isSafeAddress } from '../../../../core/runtime/page/address.ts';
import styles from '../paywall.module.css';
import { FALLBACK_TEXT, FALLBACK_TITLE, LOGIN, SUBSCRIBE } from '../texts.ts';
import type { Wall } from '../wall/create-wall.ts';

/**
 * Shows links to log in or subscribe in a wall whose funnel cannot be shown: an error does not open the article, and a
 * subscriber can still get in.
 * @param wall the wall, whose container is emptied
 * @param config has the address of the subscription site
 */
export function showFallback({ container, headingId }: Wall, { subscriptionSiteUrl }: PaywallConfig): void {
  const heading = create('h2', { id: headingId, lang: textLanguage() }, FALLBACK_TITLE);
  const text = create('p', { lang: textLanguage() }, FALLBACK_TEXT);
  const links = create('p');
  links.className = styles.links;
  links.append(link(LOGIN, loginAddress()));
  if (subscriptionSiteUrl !== '' && isSafeAddress(subscriptionSiteUrl)) {
    links.append(link(SUBSCRIBE, subscriptionSiteUrl));
  }
  container.replaceChildren(heading, text, links);
}

function link(label: string, address: string): HTMLAnchorElement {
  const anchor = create('a', { href: address }, label);
  return anchor;
}
