import { HttpError } from '../../../platform/http/http-error.ts';
import { destinationOn } from '../../../platform/navigation/navigate.ts';
import type { Page } from '../../../runtime/page/page.ts';
import { visitor } from '../../../user/visitor/visitor-store.ts';
import { paywallCall } from '../call.ts';
import type { PaywallConfig } from '../config.ts';
import { safeRedirect } from '../safe-redirect.ts';
import type { Campaign } from '../types.ts';
import type { FunnelEffects, TaskOutcome } from './controller.ts';
import type { FunnelEvent } from './events.ts';
import { createPageKeys, type IdempotencyKeys } from './idempotency-keys.ts';
import { paymentKeys } from './payment-keys.ts';
import { ACCOUNT_EXISTS, emailInvalidText } from './registration-texts.ts';
import { paymentRequest, type RequestFacts, registrationForm } from './request-bodies.ts';
import { paymentReturn, registrationReturn } from './return-address.ts';
import type { FunnelRules, FunnelState } from './state.ts';

/** What a funnel works with. */
export interface EffectsContext {
  readonly campaign: Campaign;
  readonly page: Page;
  readonly config: PaywallConfig;
  readonly rules: FunnelRules;
  readonly onEvent: (event: FunnelEvent) => void;
}

/** A funnel's calls, and where they lead. */
export function funnelEffects({ campaign, page, config, rules, onEvent }: EffectsContext): FunnelEffects {
  const registrationKeys = createPageKeys();
  const call = (signal: AbortSignal) => ({ ...paywallCall(page, config), signal });
  const facts = (returnTo: string): RequestFacts => ({
    campaignId: campaign.id,
    returnTo,
    loginEmail: visitor(page).store.getState()?.email,
    newsletter: { code: config.newsletterCode, name: config.newsletterName },
  });

  const pay = async (state: FunnelState, signal: AbortSignal): Promise<TaskOutcome> => {
    const request = paymentRequest(rules, state, facts(paymentReturn()));
    if (!request) throw new HttpError('invalid', 'Nothing is on offer.');
    const { startPayment } = await import('../api/payment.ts');
    const { return_to: here, ...order } = request;
    const { key, returnTo } = paymentKeys.keyOf(JSON.stringify(order), here);
    const asked = { ...request, return_to: returnTo };
    const address = await forgetting(paymentKeys, key, () => startPayment(asked, key, call(signal)));
    const destination = paymentDestination(address, config.paymentHosts);
    if (!destination) throw new HttpError('invalid', 'The payment page is on none of paymentHosts.');
    onEvent({ type: 'payment-posted', productId: request.product });
    return { state: 'done', leave: () => location.assign(destination) };
  };

  const register = async (state: FunnelState, signal: AbortSignal): Promise<TaskOutcome> => {
    const returnTo = registrationReturn((address) => safeRedirect(address, config, page));
    const form = registrationForm(state, facts(returnTo));
    const { createAccount } = await import('../api/registration.ts');
    const key = registrationKeys.keyOf(JSON.stringify(form));
    const outcome = await forgetting(registrationKeys, key, () => createAccount(form, key, call(signal)));
    if (outcome.state === 'refused') {
      registrationKeys.forget(key);
      const email =
        outcome.detail === 'account exists' ? ACCOUNT_EXISTS : emailInvalidText(outcome.message.trim());
      return { state: 'refused', refusal: { fields: { email } } };
    }
    onEvent({ type: 'registered', newsletter: form.newsletterAgreed !== '' });
    return { state: 'done' };
  };

  return {
    run: ({ kind }, state, signal) => (kind === 'payment' ? pay(state, signal) : register(state, signal)),
    activate: (link) => {
      const destination = safeRedirect(link, config, page);
      if (destination !== undefined) location.assign(destination);
    },
    failure: ({ kind }) =>
      kind === 'payment' && config.paymentErrorText ? config.paymentErrorText : undefined,
  };
}

/**
 * The rule for the address of a payment page: whole, and https on one of the hosts or below it, or this site's own
 * origin, which in production is https too [payment-3, payment-4].
 */
export function paymentDestination(address: string, hosts: readonly string[]): string | undefined {
  return /^https?:\/\//i.test(address) ? destinationOn(hosts, address) : undefined;
}

/** A call that the server will never take under this key needs another one. Lost and failed ones keep theirs. */
async function forgetting<Answer>(
  keys: IdempotencyKeys,
  key: string,
  call: () => Promise<Answer>,
): Promise<Answer> {
  try {
    return await call();
  } catch (cause) {
    const isFinal = cause instanceof HttpError && cause.status !== undefined && cause.status < 500;
    if (isFinal && !RETRYABLE.has(cause.status ?? 0)) keys.forget(key);
    throw cause;
  }
}

/** RFC 9110 and 8470: the same request may be taken later. */
const RETRYABLE: ReadonlySet<number> = new Set([408, 409, 425, 429]);
