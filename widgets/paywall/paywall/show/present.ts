import type { PaywallType } from '../../../../core/domain/paywall/types.ts';
import { stickyBanner, topBanner } from './banner.ts';
import { dialog } from './dialog.ts';
import { belowContent, inContent } from './in-content.ts';
import { inHook } from './in-hook.ts';
import { inPlaceOfContent, overContent } from './over-content.ts';
import { panel } from './panel.ts';
import type { Presentation, Way } from './presentation.ts';

/** How a campaign is presented, by its type [paywall-types-1]. */
const WAYS = {
  hard: inPlaceOfContent,
  soft: panel,
  inline: inContent,
  overcontent: overContent,
  belowcontent: belowContent,
  topbanner: topBanner,
  'topbanner-sticky': stickyBanner,
  'modal-soft': dialog,
} satisfies Record<PaywallType, Way>;

/**
 * Shows a campaign.
 * @param presentation see {@link Presentation}
 */
export async function present(presentation: Presentation): Promise<void> {
  const { as, signal } = presentation;
  if (!signal.aborted) await (as === 'plain' ? inHook : WAYS[as])(presentation);
}
