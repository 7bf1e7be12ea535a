import type { PaywallConfig } from '../../../../core/domain/paywall/config.ts';
import type { Campaign, PaywallType } from '../../../../core/domain/paywall/types.ts';
import type { Page } from '../../../../core/runtime/page/page.ts';

/** A campaign to be shown, and how. */
export interface Presentation {
  readonly campaign: Campaign;
  /** The presentation: according to its type, or `plain`, inside the mount element and without a close button. */
  readonly as: PaywallType | 'plain';
  readonly page: Page;
  /** The configuration as far as it is known: enough to hide the content. */
  readonly config: PaywallConfig;
  /** Resolves with the whole configuration, or after a time limit with the part that is known; never rejects. */
  readonly configured: Promise<PaywallConfig>;
  /** The mount element. */
  readonly hook: HTMLElement;
  /** Whether only the login block is shown [paywall-types-22]. */
  readonly loginOnly: boolean;
  /** Loads the code that renders the funnel; it may already be loading. */
  readonly loadView: () => Promise<typeof import('./view.tsx')>;
  /** Called once, as soon as the wall is in the page. */
  readonly onShown: () => unknown;
  /** Called once, when the visitor has closed the wall. */
  readonly onClosed: () => unknown;
  /** Removes the wall. */
  readonly signal: AbortSignal;
}

/**
 * Presents a campaign.
 * @param ending removes the wall, like the presentation's signal
 */
export type Way = (presentation: Presentation, ending: AbortController) => Promise<void>;

/**
 * Returns a presentation with its whole configuration, as soon as the code of the funnel has loaded, or failed to load.
 * @returns undefined if the wall, or its hook, has been removed in the meantime: removing the hook also removes a soft
 * wall
 */
export async function configuredPresentation(presentation: Presentation): Promise<Presentation | undefined> {
  const { configured, hook, loadView, signal } = presentation;
  const [config] = await Promise.all([configured, loadView().catch(() => {})]);
  return signal.aborted || !hook.isConnected ? undefined : { ...presentation, config };
}
