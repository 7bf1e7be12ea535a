import { html, type Markup } from '../server/html.ts';

/**
 * Where the decision on a paywall is asked: as early in the page as the template can, because every wall waits for it.
 * @param isExpected whether most visitors without a subscription get a wall here
 */
export function paywallMount(isExpected = false): Markup {
  return html`<div data-widget="paywall"${isExpected && html` data-expected`} data-subscription-site-url="/abonnementen/" data-fokke-en-sukke-image="/static/images/bakker-640.jpg"></div>
`;
}
