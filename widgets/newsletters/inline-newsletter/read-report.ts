/** The server's report about a subscription when it redirects to the article [inline-newsletter-2]. */
export type Report = 'subscribed' | 'confirmed';

const REPORTS: Readonly<Record<string, Report>> = {
  'subscribed-via-inline-form': 'subscribed',
  'subscribed-via-inline-form-confirmed': 'confirmed',
};

/**
 * Reads `#msg=…`.
 * @param hash the address's fragment with its `#`
 * @returns undefined for any other value [inline-newsletter-3]
 */
export function readReport(hash: string): Report | undefined {
  const value = new URLSearchParams(hash.slice(1)).get('msg') ?? '';
  return Object.hasOwn(REPORTS, value) ? REPORTS[value] : undefined;
}
