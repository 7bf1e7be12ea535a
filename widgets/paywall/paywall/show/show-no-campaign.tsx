import { type ReactNode, useState } from 'react';
import type { PaywallConfig } from '../../../../core/domain/paywall/config.ts';
import { CONTACT } from '../../../../core/domain/paywall/payment/texts.ts';
import { contactAddress } from '../../../../core/domain/paywall/payment/ways-on.ts';
import { safeRedirect } from '../../../../core/domain/paywall/safe-redirect.ts';
import { create } from '../../../../core/platform/dom/create.ts';
import { onAbort } from '../../../../core/platform/dom/on-abort.ts';
import { replaceChildren } from '../../../../core/platform/dom/undo.ts';
import { brandName } from '../../../../core/runtime/config/brand-name.ts';
import { mountView } from '../../../../core/runtime/feature/mount-view.ts';
import { LoadFailure } from '../../../../core/ui/settings/LoadFailure.tsx';
import styles from '../paywall.module.css';
import { backToPaper, LOAD_FAILED, NOT_FOUND, RETRY } from '../texts.ts';
import type { PaywallRequest } from './paywall-request.ts';
import type { CampaignOutcome } from './show-campaign.ts';

/** A campaign that is not shown, and a function that requests it again. */
interface NoCampaign {
  readonly outcome: Exclude<CampaignOutcome, 'shown'>;
  /** Resolves when the campaign is in the hook, or is known not to exist. */
  readonly load: () => Promise<CampaignOutcome>;
}

/**
 * Tells the visitor in the hook why there is no form: there is no such campaign [paywall-activate-page-3], or it could
 * not be loaded, which the visitor can try again.
 * @param request the settings of the mount element and the page
 * @param config the address of customer service
 * @param campaign see {@link NoCampaign}
 */
export function showNoCampaign(
  { hook, page, signal }: PaywallRequest,
  config: PaywallConfig,
  campaign: NoCampaign,
): void {
  const query = new URLSearchParams(page.query);
  const container = create('div');
  replaceChildren(hook, [container], signal);
  const ending = new AbortController();
  onAbort(signal, () => ending.abort());
  const end = () => {
    ending.abort();
    container.remove();
  };
  mountView(
    container,
    <NoCampaign
      {...campaign}
      contact={contactAddress(config)}
      back={safeRedirect(query.get('return_to') ?? '/', config, page) ?? '/'}
      brand={brandName(page)}
      onShown={end}
    />,
    { signal: ending.signal, feature: 'paywall' },
  );
}

interface NoCampaignProps extends NoCampaign {
  readonly contact: string;
  readonly back: string;
  readonly brand: string;
  readonly onShown: () => void;
}

function NoCampaign({ outcome: first, load, contact, back, brand, onShown }: NoCampaignProps): ReactNode {
  const [outcome, setOutcome] = useState(first);
  const [isBusy, setBusy] = useState(false);
  const retry = async () => {
    setBusy(true);
    const next = await load();
    setBusy(false);
    if (next === 'shown') onShown();
    else setOutcome(next);
  };
  const ways = (
    <p className={styles.links}>
      {outcome === 'failed' && <a href={contact}>{CONTACT}</a>}
      <a href={back}>{backToPaper(brand)}</a>
    </p>
  );
  return (
    <div className={styles.notFound}>
      {outcome === 'failed' ? (
        <LoadFailure text={LOAD_FAILED} retry={RETRY} busy={isBusy} onRetry={() => void retry()} />
      ) : (
        <p role="status">{NOT_FOUND}</p>
      )}
      {ways}
    </div>
  );
}
