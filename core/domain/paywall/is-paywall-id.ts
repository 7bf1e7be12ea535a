/** Whether a text is a valid campaign id [paywall-campaign-7, paywall-test-page-5]. */
export function isPaywallId(id: unknown): id is string {
  return typeof id === 'string' && /^[A-Za-z0-9_-]{1,64}$/.test(id);
}
