import { useEffect } from 'react';
import { safeRedirect } from '../../../../../core/domain/paywall/safe-redirect.ts';
import { error, warn } from '../../../../../core/runtime/log/log.ts';
import { isSafeAddress } from '../../../../../core/runtime/page/address.ts';
import { Button } from '../../../../../core/ui/button/Button.tsx';
import { LinkButton } from '../../../../../core/ui/link-button/LinkButton.tsx';
import { isOrderLabel } from '../../offer/order-labels.ts';
import styles from '../Funnel.module.css';
import { isCompleted, isOrder } from '../state.ts';
import { NEXT, ORDER_AND_PAY, SUBSCRIBE } from '../texts.ts';
import type { FunnelHandle } from '../use-funnel.ts';

interface StepButtonProps {
  readonly funnel: FunnelHandle;
  readonly busy: boolean | undefined;
  readonly onPress: (() => void) | undefined;
  readonly describedBy: string | undefined;
}

/**
 * The button of a step, as the editor configured it [funnel-buttons-1]. Once the registration of the step is complete,
 * the button only moves on, and says so; after the last step there is nothing to move on to. The button that orders
 * says that this means paying.
 */
export function StepButton({ funnel, busy, onPress, describedBy }: StepButtonProps) {
  const { state, rules } = funnel;
  const step = rules.funnel.steps[state.step];
  const orders = isOrder(rules, state.step);
  const own = step?.buttonLabel.trim() ?? '';
  const isRefused = orders && own !== '' && own !== ORDER_AND_PAY && !isOrderLabel(own);
  useEffect(() => {
    if (isRefused) warn('funnel', refusedLabel(own));
  }, [isRefused, own]);
  if (!step) return null;
  if (step.buttonType === 'redirect') return <RedirectButton funnel={funnel} describedBy={describedBy} />;
  const isLeaving = state.leaving !== undefined;
  const isRegistered = isCompleted(rules, state, state.step);
  if (isRegistered && state.step === rules.funnel.steps.length - 1) return null;
  const label = isRegistered || isRefused ? '' : own;
  return (
    <Button
      look="primary"
      type="submit"
      busy={(busy ?? false) || state.task !== undefined || isLeaving}
      onClick={
        onPress &&
        ((event) => {
          // Must not submit a form of the page around the wall.
          event.preventDefault();
          onPress();
        })
      }
      aria-describedby={describedBy}
      className={styles.button}
    >
      {label || (orders ? ORDER_AND_PAY : NEXT)}
    </Button>
  );
}

function refusedLabel(label: string): string {
  return `The buttonLabel ${JSON.stringify(label)} does not say that ordering means paying; expected one such as "${ORDER_AND_PAY}", which is used.`;
}

function RedirectButton({ funnel, describedBy }: Pick<StepButtonProps, 'funnel' | 'describedBy'>) {
  const { state, rules, config, page } = funnel;
  const { redirectUrl = '', buttonLabel = '' } = rules.funnel.steps[state.step] ?? {};
  const { subscriptionSiteUrl } = config;
  const mayLead = rules.funnel.leadsAnywhere === true && isUsable(redirectUrl);
  const allowed = mayLead ? redirectUrl : safeRedirect(redirectUrl, config, page);
  const accepted = redirectUrl === '' ? undefined : allowed;
  const target = accepted ?? (isUsable(subscriptionSiteUrl) ? subscriptionSiteUrl : undefined);
  const isRefused = redirectUrl !== '' && accepted === undefined;
  const isMissing = target === undefined;
  useEffect(() => {
    if (isRefused)
      error('funnel', 'A redirectUrl may not be gone to; the subscription site takes its place.');
    if (isMissing)
      warn('funnel', 'The subscribe button leads nowhere: no redirectUrl, no subscription site.');
  }, [isRefused, isMissing]);
  if (target === undefined) return null;
  return (
    <LinkButton look="primary" href={target} aria-describedby={describedBy} className={styles.button}>
      {buttonLabel.trim() || SUBSCRIBE}
    </LinkButton>
  );
}

function isUsable(address: string): boolean {
  return address !== '' && isSafeAddress(address);
}
