import type { PaywallType } from '../../../../core/domain/paywall/types.ts';
import { onAbort } from '../../../../core/platform/dom/on-abort.ts';
import { isBlocking } from '../wall/keep-wall.ts';
import { releaseFade } from '../wall/server-fade.ts';
import { stickyBanner, topBanner } from './banner.ts';
import { dialog } from './dialog.ts';
import { belowContent, inContent } from './in-content.ts';
import { inHook } from './in-hook.ts';
import { inPlaceOfContent, overContent } from './over-content.ts';
import { panel } from './panel.ts';
import type { Presentation, Way } from './presentation.ts';

/** The presentation of a campaign by its type [paywall-types-1], or as part of a dedicated page. */
const WAYS = {
  hard: inPlaceOfContent,
  soft: panel,
  inline: inContent,
  overcontent: overContent,
  belowcontent: belowContent,
  topbanner: topBanner,
  'topbanner-sticky': stickyBanner,
  'modal-soft': dialog,
  plain: inHook,
} satisfies Record<PaywallType | 'plain', Way>;

/**
 * Shows a campaign.
 * @param presentation see {@link Presentation}
 */
export async function present(presentation: Presentation): Promise<void> {
  const { as, hook, signal } = presentation;
  if (signal.aborted) return;
  // A wall that does not block shows the text at once.
  if (as === 'plain' || !isBlocking(as)) releaseFade(hook);
  const ending = new AbortController();
  onAbort(signal, () => ending.abort());
  return WAYS[as](presentation, ending);
}
