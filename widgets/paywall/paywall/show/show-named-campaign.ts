import type { PaywallConfig } from '../../../../core/domain/paywall/config.ts';
import { safeRedirect } from '../../../../core/domain/paywall/safe-redirect.ts';
import { create } from '../../../../core/platform/dom/create.ts';
import { replaceChildren } from '../../../../core/platform/dom/undo.ts';
import { brandName } from '../../../../core/runtime/config/brand-name.ts';
import { textLanguage } from '../../../../core/runtime/feature/mark-language.ts';
import { error } from '../../../../core/runtime/log/log.ts';
import { isPaywallId } from '../campaign/is-paywall-id.ts';
import styles from '../paywall.module.css';
import { backToPaper, NOT_FOUND } from '../texts.ts';
import type { PaywallRequest } from './paywall-request.ts';
import { showCampaign } from './show-campaign.ts';

/**
 * Shows the campaign that the address names, without a decision: on the activation page in the hook, on the page for
 * trials as a banner [paywall-activate-page-1 to -4, paywall-test-page-1 to -4]. A visitor who returns from paying sees
 * the payment's status instead.
 * @param request the settings of the mount element and the page
 * @param config the configuration as far as it is known
 */
export async function showNamedCampaign(request: PaywallRequest, config: PaywallConfig): Promise<void> {
  const { page, from, hook, signal } = request;
  const query = new URLSearchParams(page.query);
  if (from === 'activation' && query.get('activationId')) return;
  const id = query.get('paywallId');
  const isFound = isPaywallId(id) && (await showCampaign(request, id, config, signal));
  if (isFound || signal.aborted) return;
  if (from === 'trial') error('paywall', 'The address has no paywallId under which a campaign can be had.');
  else {
    const back = safeRedirect(query.get('return_to') ?? '/', config, page) ?? '/';
    showNotFound(hook, back, brandName(page), signal);
  }
}

function showNotFound(hook: HTMLElement, back: string, brand: string, signal: AbortSignal): void {
  const message = create('div', { class: styles.notFound, role: 'status', lang: textLanguage(hook) });
  const text = create('p', {}, NOT_FOUND);
  const link = create('a', { href: back }, backToPaper(brand));
  message.append(text, link);
  replaceChildren(hook, [message], signal);
}
