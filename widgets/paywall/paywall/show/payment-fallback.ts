import type { PaywallConfig } from '../../../../core/domain/paywall/config.ts';
import {
  backToSite,
  CONTACT,
  FAILED,
  MAY_BE_CHARGED,
} from '../../../../core/domain/paywall/payment/texts.ts';
import { contactAddress, siteAddress } from '../../../../core/domain/paywall/payment/ways-on.ts';
import { brandName } from '../../../../core/runtime/config/brand.ts';
import type { Page } from '../../../../core/runtime/page/page.ts';
import styles from '../paywall.module.css';

/**
 * Tells a visitor who has paid, or tried to, that the outcome cannot be shown, and where to go: they must neither pay
 * twice nor wait for nothing [payment-status-15].
 * @param container emptied and filled
 * @param config the addresses
 * @param page the brand's name
 */
export function showPaymentFallback(container: HTMLElement, config: PaywallConfig, page: Page): void {
  const message = document.createElement('div');
  message.setAttribute('role', 'alert');
  message.append(part('h2', FAILED), part('p', MAY_BE_CHARGED));
  const links = document.createElement('p');
  links.className = styles.links;
  links.append(link(CONTACT, contactAddress(config)), link(backToSite(brandName(page)), siteAddress(config)));
  container.replaceChildren(message, links);
}

function link(label: string, address: string): HTMLAnchorElement {
  const anchor = document.createElement('a');
  anchor.href = address;
  anchor.textContent = label;
  return anchor;
}

function part(name: 'h2' | 'p', words: string): HTMLElement {
  const element = document.createElement(name);
  element.textContent = words;
  return element;
}
