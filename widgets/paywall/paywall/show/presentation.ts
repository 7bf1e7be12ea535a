import type { PaywallConfig } from '../../../../core/domain/paywall/config.ts';
import type { Campaign, PaywallType } from '../../../../core/domain/paywall/types.ts';
import type { Page } from '../../../../core/runtime/page/page.ts';

/** The content of a presentation, and its position. */
export interface Presentation {
  readonly campaign: Campaign;
  /** How it is shown: according to its type, or `plain`, inside the mount element and without a close button. */
  readonly as: PaywallType | 'plain';
  readonly page: Page;
  /** The configuration as far as it is known: enough to hide the content. */
  readonly config: PaywallConfig;
  /** Resolves with the whole configuration, after a time limit with the known one; never rejects. */
  readonly configured: Promise<PaywallConfig>;
  /** The mount element. */
  readonly hook: HTMLElement;
  /** Whether the login block shows alone [paywall-types-22]. */
  readonly loginOnly: boolean;
  /** Loads the code that renders the funnel; it may be on its way already. */
  readonly loadView: () => Promise<typeof import('./view.tsx')>;
  /** Called once, as soon as the wall is in the page. */
  readonly onShown: () => unknown;
  /** Called once, when the visitor has closed the wall. */
  readonly onClosed: () => unknown;
  /** Removes the wall. */
  readonly signal: AbortSignal;
}

/**
 * A way of presenting a campaign.
 * @param ending removes the wall, as the presentation's signal does
 */
export type Way = (presentation: Presentation, ending: AbortController) => Promise<void>;

/**
 * A presentation with its whole configuration, as soon as the code of the funnel has loaded, or failed to.
 * @returns undefined if the wall, or its hook, has left meanwhile: removing the hook also removes a soft wall
 */
export async function configuredPresentation(presentation: Presentation): Promise<Presentation | undefined> {
  const { configured, hook, loadView, signal } = presentation;
  const [config] = await Promise.all([configured, loadView().catch(() => {})]);
  return signal.aborted || !hook.isConnected ? undefined : { ...presentation, config };
}
