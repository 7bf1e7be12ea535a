import { html, type Markup } from '../server/html.ts';
import type { PageContext } from './context.ts';
import { loginModal } from './login-modal.ts';

interface MountOptions {
  /** Whether most visitors without a subscription get a wall here. */
  readonly isExpected?: boolean | undefined;
  /** The metering service's script. */
  readonly meteringSrc?: string | undefined;
}

/**
 * The mount of the paywall: as early in the page as the template can, because every wall waits for its decision. It
 * includes the content for pages without a wall.
 */
export function paywallMount(
  { isExpected = false, meteringSrc }: MountOptions,
  context: PageContext,
): Markup {
  return html`<div data-widget="paywall"${isExpected && html` data-expected`}${meteringSrc !== undefined && html` data-metering-src="${meteringSrc}"`} data-subscription-site-url="/abonnementen/" data-fokke-en-sukke-image="/static/images/ballonnen-640.jpg"></div>
${loginModal(context)}
`;
}
