import type { PaymentRequest } from '../api/payment.ts';
import type { RegistrationForm } from '../api/registration.ts';
import { formatInitials, formatPostcode, type Values } from './fields.ts';
import { type FunnelRules, type FunnelState, selected, stepFields } from './state.ts';

/** Facts of page and visitor for the request bodies. */
export interface RequestFacts {
  readonly campaignId: string;
  /** The return address. */
  readonly returnTo: string;
  /** The address of the logged-in account; undefined for others. */
  readonly loginEmail: string | undefined;
  readonly newsletter: { readonly code: string; readonly name: string };
}

/**
 * Returns the body of the payment request [payment-1]. A field that no step shows is sent as an empty string, even if
 * it was filled in before it was hidden [personal-data-form-10].
 * @returns undefined if there is no offer
 */
export function paymentRequest(
  rules: FunnelRules,
  state: FunnelState,
  { campaignId, returnTo, loginEmail }: RequestFacts,
): PaymentRequest | undefined {
  const product = selected(rules, state)?.product;
  if (!product) return undefined;
  const visible = new Set(
    rules.funnel.steps.flatMap((_, step) => stepFields(rules, state, step).map(({ name }) => name)),
  );
  const value = (name: keyof Values) => (visible.has(name) ? state.values[name].trim() : '');
  // An account from an earlier step already has its address.
  const email = state.values.email.trim();
  return {
    initials: formatInitials(value('initials')),
    infix: value('infix'),
    surname: value('surname'),
    email,
    street: value('street'),
    number: value('nr'),
    suffix: value('suffix'),
    postalcode: visible.has('postcode') ? formatPostcode(value('postcode'), rules.country) : '',
    city: value('city'),
    campaign: campaignId,
    product: product.id,
    return_to: returnTo,
    activate: isSameEmail(email, loginEmail),
    ...(visible.has('first_name') && { first_name: value('first_name') }),
    ...(visible.has('iban') && { iban: value('iban').replace(/\s/g, '').toUpperCase() }),
    ...(visible.has('phone') && { phone: value('phone') }),
    ...(visible.has('updates') && { updates: true }),
    ...(visible.has('immediate_start') && { immediate_start: state.values.immediate_start !== '' }),
    ...(rules.country.code !== 'NL' && { country: rules.country.code }),
  };
}

/** The form of the registration [registration-1, registration-2]. */
export function registrationForm(
  { values }: FunnelState,
  { campaignId, returnTo, newsletter }: RequestFacts,
): RegistrationForm {
  return {
    email: values.email.trim(),
    // Not trimmed: the spaces may be intended.
    password: values.password,
    terms: values.terms,
    optin: values.optin,
    newsletter: newsletter.code,
    name: newsletter.name,
    newsletterAgreed: newsletter.code === '' ? '' : values.newsletterAgreed,
    subscribe_source: `paywall_${campaignId}`,
    return_to: returnTo,
  };
}

/** Compares addresses trimmed and ignoring case [payment-2, payment-7]. */
function isSameEmail(entered: string, known: string | undefined): boolean {
  return known !== undefined && entered !== '' && entered.toLowerCase() === known.trim().toLowerCase();
}
