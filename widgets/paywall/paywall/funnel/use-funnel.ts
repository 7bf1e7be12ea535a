import { useEffect, useRef, useState } from 'react';
import { useStore } from 'zustand';
import { readActivationLink } from '../../../../core/domain/paywall/activation-link.ts';
import type { PaywallCall } from '../../../../core/domain/paywall/api/decision.ts';
import type { PaywallConfig } from '../../../../core/domain/paywall/config.ts';
import { paywallCall } from '../../../../core/domain/paywall/paywall-call.ts';
import { safeRedirect } from '../../../../core/domain/paywall/safe-redirect.ts';
import type { Campaign } from '../../../../core/domain/paywall/types.ts';
import { addressParameter } from '../../../../core/platform/history/address-parameter.ts';
import { isAborted } from '../../../../core/platform/http/http-error.ts';
import { error } from '../../../../core/runtime/log/log.ts';
import type { Page } from '../../../../core/runtime/page/page.ts';
import { isEmail } from '../../../../core/ui/forms/rules/is-email.ts';
import { useVisitor } from '../../../../core/user/visitor/use-visitor.ts';
import { countryRules, siteCountry } from './countries.ts';
import { createFunnel, type FunnelController } from './create-funnel.ts';
import { funnelEffects } from './effects.ts';
import { hasBlock, sells } from './flow.ts';
import type { FunnelEvent } from './funnel-event.ts';
import { keptOrderForm, startChoice } from './order-form.ts';
import { productIn } from './product-address.ts';
import type { FunnelRules, FunnelState } from './state.ts';

interface FunnelOptions {
  readonly campaign: Campaign;
  readonly page: Page;
  readonly config: PaywallConfig;
  readonly firstStep?: number | undefined;
  readonly onEvent: (event: FunnelEvent) => void;
  readonly onDone?: (() => void) | undefined;
}

/** A funnel for its views. */
export interface FunnelHandle {
  readonly campaign: Campaign;
  readonly page: Page;
  readonly config: PaywallConfig;
  readonly rules: FunnelRules;
  readonly controller: FunnelController;
  readonly state: FunnelState;
}

/**
 * Runs a funnel for as long as its component is mounted, with the campaign, page and configuration of the first render.
 */
export function useFunnel(options: FunnelOptions): FunnelHandle {
  const latest = useRef(options);
  useEffect(() => {
    latest.current = options;
  });
  const [fixed] = useState(() => startWith(options, (event) => latest.current.onEvent(event)));
  const { campaign, page, config, controller } = fixed;
  const state = useStore(controller.store);

  useEffect(() => {
    if (!sells(campaign.funnel.steps)) return;
    const { abort, signal } = aborting();
    void openShop(controller, { ...paywallCall(page, config), signal });
    return abort;
  }, [campaign, page, config, controller]);

  const email = useVisitor(page)?.email;
  useEffect(() => {
    // Fills in the account's address if it is known. A visitor who registers has none yet.
    if (email && hasBlock(campaign.funnel.steps, 'mollie'))
      controller.dispatch({ type: 'prefilled', values: { email } });
  }, [email, campaign, controller]);

  const { step, done } = state;
  const firstShown = useRef(step);
  useEffect(() => {
    if (step === firstShown.current) return;
    firstShown.current = -1;
    latest.current.onEvent({ type: 'step', step: step + 1, steps: campaign.funnel.steps.length });
  }, [step, campaign]);
  useEffect(() => {
    if (done) latest.current.onDone?.();
  }, [done]);

  return { ...fixed, state };
}

function startWith(
  { campaign, page, config, firstStep }: FunnelOptions,
  onEvent: (event: FunnelEvent) => void,
) {
  const { funnel } = campaign;
  const { signupFields, messages, newsletterCode } = config;
  const rules: FunnelRules = {
    funnel,
    signupFields,
    country: countryRules(siteCountry(page).country),
    messages,
    hasNewsletter: newsletterCode !== '',
  };
  const link = readActivationLink();
  const activationLink = link === undefined ? undefined : safeRedirect(link, config, page);
  const kept = keptOrderForm(page, campaign.id);
  const email = emailIn(location.search);
  const values = { ...kept?.values, ...(email && { email }) };
  const start = {
    ...startChoice(kept, productIn(location.search)),
    firstStep,
    values,
    activationLink,
  };
  const controller = createFunnel(rules, start, funnelEffects({ campaign, page, config, rules, onEvent }));
  return { campaign, page, config, rules, controller };
}

/** The e-mail address in the query of the page's address, if it is valid [registration-11, registration-12]. */
export function emailIn(query: string): string {
  const email = addressParameter('email', query)?.trim() ?? '';
  return isEmail(email) ? email : '';
}

async function openShop(controller: FunnelController, call: PaywallCall) {
  try {
    const { fetchSubscriptionTypes } = await import('../api/subscription-types.ts');
    const types = await fetchSubscriptionTypes(call);
    if (types.length === 0) error('funnel', NOTHING_ON_OFFER);
    controller.dispatch({ type: 'shop-opened', types });
  } catch (cause) {
    if (isAborted(cause)) return;
    error('funnel', 'The subscription types could not be loaded; nothing can be bought.', cause);
    controller.dispatch({ type: 'shop-failed' });
  }
}

/** Logged for an empty offer [subscription-types-5]. */
const NOTHING_ON_OFFER =
  'The subscription types are empty, or none has a product with a name and a price; nothing can be bought.';

function aborting() {
  const controller = new AbortController();
  return { signal: controller.signal, abort: () => controller.abort() };
}
