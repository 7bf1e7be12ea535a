import { PERMISSIONS } from '../../../fixtures/sessions/permissions.ts';
import { attributes, type Markup } from '../../server/html.ts';
import { SUBSCRIPTIONS, wayBack } from '../../server/return-to.ts';
import type { PageContext } from '../context.ts';

/** The campaign whose products the page of subscriptions sells. */
export const CAMPAIGN = 'abonneren';

/** The address of the order page. */
export const ORDER = `${SUBSCRIPTIONS}bestellen/`;

/** The page of subscriptions, with this page as its return address. */
export function subscriptionsAddress({ returnTo }: Pick<PageContext, 'returnTo'>): string {
  return withBack(SUBSCRIPTIONS, {}, wayBack(returnTo));
}

/** Whether the reader has a subscription of this paper. */
export const isSubscriber = ({ visit }: Pick<PageContext, 'visit'>): boolean =>
  visit.session.account?.permissions.includes(PERMISSIONS.subscriber) === true;

/** Marks a link to subscribe: it is only for readers without a subscription, including those who no longer have one. */
export const invitation = (context: Pick<PageContext, 'visit'>): Markup =>
  attributes({ 'data-header-subscribe': true, hidden: isSubscriber(context) });

/**
 * The page that orders a product.
 * @param product its id
 * @param back return address
 */
export function orderAddress(product: number, back: string | undefined): string {
  return withBack(ORDER, { paywallId: CAMPAIGN, product: String(product) }, back);
}

/** The page of subscriptions, with a return address. */
export const choiceAddress = (back: string | undefined): string => withBack(SUBSCRIPTIONS, {}, back);

function withBack(path: string, query: Record<string, string>, back: string | undefined): string {
  const text = new URLSearchParams({ ...query, ...(back !== undefined && { return_to: back }) }).toString();
  return text === '' ? path : `${path}?${text}`;
}
