import type { PaywallConfig } from '../../../../core/domain/paywall/config.ts';
import { rememberOrder } from '../../../../core/domain/paywall/purchases.ts';
import { paywallFields } from '../../../../core/domain/paywall/report.ts';
import type { Campaign, PaywallType } from '../../../../core/domain/paywall/types.ts';
import { onAbort } from '../../../../core/platform/dom/on-abort.ts';
import { plainText } from '../../../../core/platform/html/rich-text.ts';
import { delay } from '../../../../core/platform/schedule/delay.ts';
import { error } from '../../../../core/runtime/log/log.ts';
import type { Page } from '../../../../core/runtime/page/page.ts';
import { restoreFocus } from '../../../../core/ui/focus/restore-focus.ts';
import { track } from '../../../../core/user/analytics/track.ts';
import { PRIORITY } from '../../../../core/user/prompts/priorities.ts';
import { requestPrompt } from '../../../../core/user/prompts/prompts.ts';
import { OFFER } from '../texts.ts';
import { fadeOut } from '../wall/close.ts';
import {
  addCloseButton,
  createWall,
  followBreakpoint,
  padPageFoot,
  paintButtons,
  type Wall,
} from '../wall/create-wall.ts';
import { isBlocking } from '../wall/keep-wall.ts';
import { type PlacedWall, type Placing, placeWall } from '../wall/place-wall.ts';
import { makeSticky } from '../wall/sticky.ts';
import { takeTurn } from '../wall/take-turn.ts';
import { showFallback } from './fallback.ts';
import type { WallProps } from './view.tsx';

/** Milliseconds until the funnel over clipped content shows [paywall-types-8]. */
export const OVERCONTENT_AFTER = 1000;

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

/** A presentation whose configuration has arrived. */
type Configured = Omit<Presentation, 'configured'>;

/**
 * Shows a campaign according to its type [paywall-types-1].
 * @param presentation see {@link Presentation}
 */
export async function present(presentation: Presentation): Promise<void> {
  const { as, configured, loadView, signal } = presentation;
  if (signal.aborted) return;
  const ending = new AbortController();
  onAbort(signal, () => ending.abort());
  if (isBlocking(as)) return showBlocking(presentation, as, ending);
  const [config] = await Promise.all([configured, loadView().catch(() => {})]);
  // Removing the hook also removes a soft wall.
  if (signal.aborted || !presentation.hook.isConnected) return;
  if (as === 'modal-soft') return showModal({ ...presentation, config });
  return showSoft({ ...presentation, config }, as, ending);
}

/** Hides the content before anything else is waited for: neither a configuration nor code that is late opens it. */
async function showBlocking(
  presentation: Presentation,
  as: 'hard' | 'overcontent',
  ending: AbortController,
): Promise<void> {
  const { campaign, configured, loadView, onShown } = presentation;
  const wall = createWall(campaign);
  const placed = placeWall(placing(presentation, as, wall, ending.signal));
  loadView().catch(() => {});
  void configured.then(placed.configure);
  await placed.isPlaced;
  if (ending.signal.aborted) return;
  void takeTurn(wall, ending.signal);
  onShown();
  const wait = as === 'overcontent' ? delay(OVERCONTENT_AFTER, ending.signal) : undefined;
  const [config] = await Promise.all([configured, wait]);
  const complete = { ...presentation, config };
  if (!ending.signal.aborted) dress(wall, complete, ending.signal);
  await render(wall, complete, placed.blocks, ending);
  finish(wall, complete, placed, ending);
}

/** Enters the page with the funnel in it, so that the page changes once. */
async function showSoft(
  presentation: Configured,
  as: Exclude<Placing['as'], 'hard' | 'overcontent'>,
  ending: AbortController,
): Promise<void> {
  const wall = createWall(presentation.campaign);
  await render(wall, presentation, () => false, ending);
  if (ending.signal.aborted) return;
  const placed = placeWall(placing(presentation, as, wall, ending.signal));
  await placed.isPlaced;
  const isTaken = as === 'plain' ? undefined : takeTurn(wall, ending.signal);
  if (as === 'soft') await isTaken;
  if (ending.signal.aborted) return;
  presentation.onShown();
  dress(wall, presentation, ending.signal);
  finish(wall, presentation, placed, ending);
}

function placing(
  { campaign, config, hook }: Configured,
  as: Placing['as'],
  { section }: Wall,
  signal: AbortSignal,
): Placing {
  return { as, section, hook, clipAfter: campaign.funnel.clipAfter, config, signal };
}

/** The parts of a wall that need it in the document. */
function dress({ section }: Wall, { campaign, config }: Configured, signal: AbortSignal): void {
  paintButtons(section, campaign.funnel.buttonColor);
  followBreakpoint(section, config.mobileBreakpoint, signal);
}

/** Renders the funnel into the wall. Where that fails, a blocking wall stays with a way to log in; any other is removed. */
async function render(
  wall: Wall,
  { campaign, page, config, loginOnly, loadView }: Configured,
  blocks: () => boolean,
  ending: AbortController,
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
    renderFunnel(container, { campaign, page, config, loginOnly, headingId, onEvent }, failed, signal);
  } catch (cause) {
    failed(cause);
  }
}

/** Adds the wall's own parts around the funnel, and reports that the wall is shown. */
function finish(
  wall: Wall,
  { campaign, as, page, config, onClosed }: Configured,
  { blocks, isBlocked }: PlacedWall,
  ending: AbortController,
): void {
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
    if (isClosable || blocks() || as === 'plain') return;
    isClosable = true;
    addCloseButton(section, close);
  };
  updateCloseButton();
  // A page may declare only at its end that everybody may read it.
  document.addEventListener('DOMContentLoaded', updateCloseButton, { signal });
  section.dataset.paywallReady = 'true';
  if (as === 'topbanner-sticky') makeSticky(wall, titleOf(campaign), config.headerButtonSelector, signal);
  if (as === 'soft') padPageFoot(section, signal);
  track(page, 'paywallHit', paywallFields(page, campaign));
  void isBlocked.then(() => track(page, 'wallhit', paywallFields(page, campaign)));
}

/** Reports a visitor's actions in a funnel [paywall-analytics-5]. */
function reporter(page: Page, campaign: Campaign): WallProps['onEvent'] {
  return ({ type }) => {
    if (type === 'registered') track(page, 'register', paywallFields(page, campaign));
    if (type === 'payment-posted') rememberOrder(paywallFields(page, campaign));
  };
}

/** Opens a dialog, when it has its turn among the prompts of the page. */
async function showModal(presentation: Configured): Promise<void> {
  const { campaign, page, config, loginOnly, loadView, signal, onShown, onClosed } = presentation;
  const { showDialog } = await import('./show-dialog.tsx');
  await loadView();
  const { funnel } = campaign;
  void requestPrompt({
    name: 'paywall',
    priority: PRIORITY.paywall,
    signal,
    show(release) {
      onShown();
      track(page, 'paywallHit', paywallFields(page, campaign));
      const onEvent = reporter(page, campaign);
      const props: WallProps = { campaign, page, config, loginOnly, headingId: 'nmt-paywall-modal', onEvent };
      showDialog(props, { type: funnel.paywallType, style: funnel.style }, signal)
        .catch((cause: unknown) => error('paywall', 'The funnel could not be shown.', cause))
        .finally(() => {
          release();
          // Removed by its signal, it was not closed by the visitor.
          if (!signal.aborted) onClosed();
        });
    },
  });
}

/** The first heading of the first step, for the bar of a sticky banner. */
function titleOf({ funnel }: Campaign): string {
  const headers = funnel.steps[0].blocks.map(({ content }) => plainText(content.header));
  return headers.find((header) => header !== '') ?? OFFER;
}
