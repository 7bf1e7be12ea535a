import { paywallFields } from '../../../../core/domain/paywall/paywall-fields.ts';
import { error } from '../../../../core/runtime/log/log.ts';
import { restoreFocus } from '../../../../core/ui/focus/restore-focus.ts';
import { track } from '../../../../core/user/analytics/track.ts';
import { fadeOut } from '../wall/close.ts';
import { addCloseButton, observeBreakpoint, paintButtons, type Wall } from '../wall/create-wall.ts';
import type { Presentation } from './presentation.ts';
import { reporter } from './reporter.ts';
import { showFallback } from './show-fallback.ts';

/** The steps that complete a wall, depending on its presentation. */
export interface Finishing {
  /** Whether the wall is part of the page, and cannot be closed. @default false */
  readonly isPlain?: boolean;
  /**
   * Whether the wall blocks now, in which case it cannot be closed. @default never
   * @default never
   */
  readonly blocks?: () => boolean;
  /** Resolves when a blocking wall hides content for the first time. */
  readonly isBlocked?: Promise<void>;
  /** Adds the parts that are specific to this presentation to a wall that is shown. */
  readonly complete?: (wall: Wall, presentation: Presentation, signal: AbortSignal) => void;
}

/**
 * Renders the funnel into a wall. If that fails, a blocking wall stays with a link to log in; any other is removed.
 * @param wall the wall whose container is filled
 * @param presentation a presentation with its whole configuration
 * @param ending removes the wall
 * @param blocks whether the wall blocks now
 */
export async function renderInto(
  wall: Wall,
  { campaign, page, config, loginOnly, loadView }: Presentation,
  ending: AbortController,
  blocks = () => false,
): Promise<void> {
  const { signal } = ending;
  if (signal.aborted) return;
  const failed = (cause: unknown) => {
    error('paywall', 'The funnel could not be shown.', cause);
    if (blocks()) showFallback(wall, config);
    else ending.abort();
  };
  try {
    const { renderFunnel } = await loadView();
    if (signal.aborted) return;
    const { container, headingId } = wall;
    const onEvent = reporter(page, campaign);
    await renderFunnel(container, { campaign, page, config, loginOnly, headingId, onEvent }, failed, signal);
  } catch (cause) {
    failed(cause);
  }
}

/** Adds the parts of a wall that require it to be in the document. */
export function setLook({ section }: Wall, { campaign, config }: Presentation, signal: AbortSignal): void {
  paintButtons(section, campaign.funnel.buttonColor);
  observeBreakpoint(section, config.mobileBreakpoint, signal);
}

/** Adds the wall's own parts around the funnel, and reports that the wall is shown. */
export function finish(
  wall: Wall,
  presentation: Presentation,
  ending: AbortController,
  { blocks, isBlocked, isPlain = false, complete }: Finishing,
): void {
  const { campaign, page, onClosed } = presentation;
  const { section } = wall;
  const { signal } = ending;
  if (signal.aborted) return;
  const restore = restoreFocus(section);
  const close = () => {
    restore();
    fadeOut(section, () => {
      ending.abort();
      onClosed();
    });
  };
  let isClosable = false;
  const updateCloseButton = () => {
    if (isClosable || isPlain || blocks?.()) return;
    isClosable = true;
    addCloseButton(section, close);
  };
  updateCloseButton();
  // A page may declare at its end that everybody may read it.
  document.addEventListener('DOMContentLoaded', updateCloseButton, { signal });
  section.dataset.paywallReady = 'true';
  complete?.(wall, presentation, signal);
  track(page, 'paywallHit', paywallFields(page, campaign));
  void isBlocked?.then(() => track(page, 'wallhit', paywallFields(page, campaign)));
}
