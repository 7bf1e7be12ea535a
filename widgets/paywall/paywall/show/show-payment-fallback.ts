import type { PaywallConfig } from '../../../../core/domain/paywall/config.ts';
import {
  backToSite,
  CONTACT,
  FAILED,
  MAY_BE_CHARGED,
} from '../../../../core/domain/paywall/payment/texts.ts';
import { contactAddress, siteAddress } from '../../../../core/domain/paywall/payment/ways-on.ts';
import { create } from '../../../../core/platform/dom/create.ts';
import { brandName } from '../../../../core/runtime/config/brand-name.ts';
import { textLanguage } from '../../../../core/runtime/feature/mark-language.ts';
import type { Page } from '../../../../core/runtime/page/page.ts';
import styles from '../paywall.module.css';

/**
 * Tells a visitor who has paid, or tried to, that the outcome cannot be shown, and where to go: they must neither pay
 * twice nor wait in vain [payment-status-15].
 * @param container an element whose content is replaced
 * @param config has the addresses
 * @param page has the brand's name
 */
export function showPaymentFallback(container: HTMLElement, config: PaywallConfig, page: Page): void {
  container.replaceChildren(
    create(
      'div',
      { role: 'alert', lang: textLanguage() },
      create('h2', {}, FAILED),
      create('p', {}, MAY_BE_CHARGED),
    ),
    create(
      'p',
      { class: styles.links },
      create('a', { href: contactAddress(config) }, CONTACT),
      create('a', { href: siteAddress(config) }, backToSite(brandName(page))),
    ),
  );
}
