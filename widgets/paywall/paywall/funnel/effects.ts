import type { PaywallConfig } from '../../../../core/domain/paywall/config.ts';
import {
  createPageKeys,
  type IdempotencyKeys,
} from '../../../../core/domain/paywall/payment/idempotency-keys.ts';
import { paymentKeys } from '../../../../core/domain/paywall/payment/payment-keys.ts';
import { paymentReturn, registrationReturn } from '../../../../core/domain/paywall/payment/return-address.ts';
import { paywallCall } from '../../../../core/domain/paywall/paywall-call.ts';
import { safeRedirect } from '../../../../core/domain/paywall/safe-redirect.ts';
import type { Campaign } from '../../../../core/domain/paywall/types.ts';
import { HttpError } from '../../../../core/platform/http/http-error.ts';
import { leavePage } from '../../../../core/platform/navigation/leave-page.ts';
import { destinationOn } from '../../../../core/platform/navigation/navigate.ts';
import { error } from '../../../../core/runtime/log/log.ts';
import type { Page } from '../../../../core/runtime/page/page.ts';
import { visitor } from '../../../../core/user/visitor/visitor-store.ts';
import type { FunnelEffects, TaskOutcome } from './create-funnel.ts';
import type { FunnelEvent } from './funnel-event.ts';
import { keepOrderForm } from './order-form.ts';
import { renameProduct } from './product-address.ts';
import { ACCOUNT_EXISTS, emailInvalidText } from './registration-texts.ts';
import { paymentRequest, type RequestFacts, registrationForm } from './request-bodies.ts';
import { type FunnelRules, type FunnelState, selected } from './state.ts';

/** Dependencies of a funnel's effects. */
export interface EffectsContext {
  readonly campaign: Campaign;
  readonly page: Page;
  readonly config: PaywallConfig;
  readonly rules: FunnelRules;
  readonly onEvent: (event: FunnelEvent) => void;
}

/** Creates a funnel's requests and navigations. */
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
    const product = selected(rules, state)?.product;
    if (product) renameProduct(product.id);
    const request = paymentRequest(rules, state, facts(paymentReturn()));
    if (!request) throw new HttpError('invalid', 'Nothing is on offer.');
    const { startPayment } = await import('../api/payment.ts');
    const { return_to: here, ...order } = request;
    const { key, returnTo } = paymentKeys.keyOf(JSON.stringify(order), here);
    const body = { ...request, return_to: returnTo };
    const address = await withKey(paymentKeys, key, () => startPayment(body, key, call(signal)));
    const destination = paymentDestination(address, config.paymentHosts);
    if (!destination) throw new HttpError('invalid', 'The payment page is on none of paymentHosts.');
    keepOrderForm(page, campaign.id, { ...state, productId: request.product });
    onEvent({ type: 'payment-posted', productId: request.product });
    return { state: 'done', leave: (onStay) => leavePage(destination, onStay) };
  };

  const register = async (state: FunnelState, signal: AbortSignal): Promise<TaskOutcome> => {
    const returnTo = registrationReturn((address) => safeRedirect(address, config, page));
    const form = registrationForm(state, facts(returnTo));
    const { createAccount } = await import('../api/registration.ts');
    const key = registrationKeys.keyOf(JSON.stringify(form));
    const options = { ...call(signal), successDetails: config.registrationSuccess };
    const outcome = await withKey(registrationKeys, key, () => createAccount(form, key, options));
    if (outcome.state === 'registered') {
      onEvent({ type: 'registered', newsletter: form.newsletterAgreed !== '' });
      if (form.newsletterAgreed !== '') learnNewsletter(page, config.newsletterCode);
      return { state: 'done' };
    }
    registrationKeys.forget(key);
    const email = emailRefusal(outcome.detail, outcome.message.trim());
    if (email !== undefined) return { state: 'refused', refusal: { fields: { email } } };
    error('funnel', UNKNOWN_REFUSAL);
    return { state: 'refused', refusal: {} };
  };

  return {
    run: ({ kind }, state, signal) => (kind === 'payment' ? pay(state, signal) : register(state, signal)),
    activate: (link, onStay) => {
      const destination = safeRedirect(link, config, page);
      if (destination === undefined) onStay();
      else leavePage(destination, onStay);
    },
    failure: ({ kind }) =>
      kind === 'payment' && config.paymentErrorText ? config.paymentErrorText : undefined,
  };
}

/**
 * The rule for the address of a payment page: absolute and https, on one of the hosts or a subdomain, or on this site's
 * own host, even if the page itself is not https; or on this site's own origin, which in production is https, too
 * [payment-3, payment-4].
 */
export function paymentDestination(address: string, hosts: readonly string[]): string | undefined {
  if (!/^https?:\/\//i.test(address)) return undefined;
  return destinationOn(hosts, address) ?? destinationOn([], address, `https://${location.host}`);
}

/**
 * Sends a request under an idempotency key, and deletes the key after a readable refusal of this request. If the answer
 * was lost, cut off or unreadable, the request may have succeeded: the next attempt uses the same key and gets the same
 * result. A 401, 403 or 404 says nothing about an earlier attempt whose answer was lost, so the key is kept.
 */
async function withKey<Answer>(
  keys: IdempotencyKeys,
  key: string,
  call: () => Promise<Answer>,
): Promise<Answer> {
  try {
    return await call();
  } catch (cause) {
    if (!(cause instanceof HttpError) || cause.refusal === undefined) throw cause;
    const { kind, message, status, retryAfter } = cause;
    if (REFUSALS.has(status ?? 0)) keys.forget(key);
    // The server's message may contain what the visitor entered, so it is not logged.
    throw new HttpError(kind, message, { status, retryAfter });
  }
}

/**
 * RFC 9110: the request itself is invalid, and stays invalid under this key. 422 also means a key that was used for
 * another request.
 */
const REFUSALS: ReadonlySet<number> = new Set([400, 422]);

/** The error of the e-mail field after a refusal; undefined for refusals without a message [registration-7]. */
function emailRefusal(detail: string, reason: string): string | undefined {
  if (detail === 'account exists') return ACCOUNT_EXISTS;
  return detail === 'email-invalid' ? emailInvalidText(reason) : undefined;
}

/** Shows the newsletter as subscribed elsewhere on the page; a failure has no other effect. */
function learnNewsletter(page: Page, code: string): void {
  import('../../../../core/domain/newsletters/optins.ts').then(
    ({ newsletterOptins }) => newsletterOptins(page).learn(code),
    (cause: unknown) => error('funnel', 'The newsletters could not be updated.', cause),
  );
}

/** Does not include the server's message, which may contain what the visitor entered. */
const UNKNOWN_REFUSAL =
  'The registration was refused with a "detail" or "message" that is unknown; expected "account exists", "email-invalid" or one of paywall.registrationSuccess.';
