import type { RichText } from '../../platform/html/rich-text.ts';

/** The eight types of a funnel [paywall-types-1]. */
export const PAYWALL_TYPES = [
  'hard',
  'soft',
  'inline',
  'overcontent',
  'belowcontent',
  'topbanner',
  'topbanner-sticky',
  'modal-soft',
] as const;

export type PaywallType = (typeof PAYWALL_TYPES)[number];

/** The themed looks of a funnel [paywall-styles-1]. */
export const PAYWALL_STYLES = ['none', 'fokke-en-sukke', 'verkiezingen'] as const;

export type PaywallStyle = (typeof PAYWALL_STYLES)[number];

/** The kinds of button under a step [funnel-buttons-1]. */
export const BUTTON_TYPES = ['standard', 'redirect', 'summary', 'none'] as const;

export type ButtonType = (typeof BUTTON_TYPES)[number];

/** A funnel as an editor made it, checked and cleaned: it holds no markup [paywall-campaign-2]. */
export interface Campaign {
  readonly id: string;
  /** The editor's name for the funnel, for analytics. */
  readonly name: string;
  readonly funnel: FunnelPlan;
}

/** Appearance and steps of a funnel [paywall-campaign-2]. */
export interface FunnelPlan {
  readonly paywallType: PaywallType;
  /** An unknown or missing style is `none`; the flag with style `none` is `fokke-en-sukke` [paywall-styles-2, -4]. */
  readonly style: PaywallStyle;
  /** Paragraphs before the wall; 1 by default [paywall-campaign-3]. */
  readonly clipAfter: number;
  /**
   * The colour as sent; `red` by default [paywall-campaign-4]. The wall checks it and sets `--paywall-button` and
   * `--paywall-button-text` on its root, which colour the buttons.
   */
  readonly buttonColor: string;
  /** The radio texts of the upsell block; may be empty [paywall-campaign-9]. */
  readonly subscriptionAnswers: readonly SubscriptionAnswer[];
  /** The steps; at least one. */
  readonly steps: readonly [Step, ...Step[]];
  /** Whether its links may lead to any https address: those of a banner on trial [paywall-test-page-5]. */
  readonly leadsAnywhere?: boolean;
}

/** An answer of the upsell block [paywall-campaign-9]. */
export interface SubscriptionAnswer {
  /** A subscription type's id. */
  readonly id: number;
  readonly label: string;
  readonly text: string;
}

/** One step of a funnel [paywall-campaign-5]. All texts except those of blocks are plain; a missing one is empty. */
export interface Step {
  readonly blocks: readonly Block[];
  /** An unknown or missing type is `standard`. */
  readonly buttonType: ButtonType;
  readonly buttonLabel: string;
  readonly buttonPayoff: string;
  /** The address as sent: check it with `safeRedirect` before navigating. */
  readonly redirectUrl: string;
  readonly buttonSummaryText: string;
  readonly payoff: string;
}

/** A building block of a step [paywall-campaign-5]. */
export interface Block {
  /** The type as sent: one of the fifteen, or an unknown one, which is skipped with a warning. */
  readonly type: string;
  readonly content: {
    readonly header: RichText;
    readonly text: RichText;
    /** The address of an image, https or on this site; empty for none. */
    readonly image: string;
  };
}
