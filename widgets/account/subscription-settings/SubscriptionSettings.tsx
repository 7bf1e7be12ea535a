import { useState } from 'react';
import type { Context } from '../../../core/runtime/feature/feature.ts';
import { type HeldHeight, useSettle } from '../../../core/ui/held-height/use-settle.ts';
import { Served } from '../../../core/ui/served/Served.tsx';
import { LoadFailure } from '../../../core/ui/settings/LoadFailure.tsx';
import type { Subscription } from './api/subscriptions.ts';
import { loadSubscriptions } from './load-subscriptions.ts';
import { SubscriptionView } from './SubscriptionView.tsx';
import { LOAD_FAILED, RETRY } from './texts.ts';
import type { Ways } from './ways.ts';

interface SubscriptionSettingsProps extends Ways, HeldHeight {
  /** The result of the first call; undefined if it failed. */
  readonly first: readonly Subscription[] | undefined;
  /** The server's content: its links work without the call. */
  readonly served: readonly Node[];
  readonly context: Context;
}

/** The subscriptions of the current account [subscription-settings-1]. */
export function SubscriptionSettings({ first, served, context, settle, ...ways }: SubscriptionSettingsProps) {
  useSettle(settle, true);
  const [known, setKnown] = useState(first);
  const [isBusy, setBusy] = useState(false);

  async function retry() {
    setBusy(true);
    setKnown(await loadSubscriptions(context.feature, context.signal));
    setBusy(false);
  }

  if (!known || known.length === 0) {
    return (
      <>
        {!known && (
          <LoadFailure text={LOAD_FAILED} retry={RETRY} busy={isBusy} onRetry={() => void retry()} />
        )}
        <Served nodes={served} />
      </>
    );
  }
  return (
    <>
      {known.map((subscription) => (
        <SubscriptionView key={subscription.id} served={subscription} ways={ways} context={context} />
      ))}
    </>
  );
}
