import type { PaywallConfig } from '../../../core/domain/paywall/config.ts';
import { rememberOrder } from '../../../core/domain/paywall/purchases.ts';
import { paywallFields } from '../../../core/domain/paywall/report.ts';
import type { Campaign, PaywallType } from '../../../core/domain/paywall/types.ts';
import { plainText } from '../../../core/platform/html/rich-text.ts';
import { delay } from '../../../core/platform/schedule/delay.ts';
import { debounce } from '../../../core/platform/time/debounce.ts';
import { afterResize } from '../../../core/platform/viewport/after-resize.ts';
import { error } from '../../../core/runtime/log/log.ts';
import type { Page } from '../../../core/runtime/page/page.ts';
import { handBackFocus } from '../../../core/ui/focus/hand-back.ts';
import { track } from '../../../core/user/analytics/track.ts';
import { PRIORITY } from '../../../core/user/prompts/priorities.ts';
import { requestPrompt } from '../../../core/user/prompts/prompts.ts';
import { isBlocking } from './blocking.ts';
import { fadeOut } from './close.ts';
import { showFallback } from './fallback.ts';
import { putInPlace } from './put-in-place.ts';
import { makeSticky } from './sticky.ts';
import { OFFER } from './texts.ts';
import type { WallProps } from './view.tsx';
import { addCloseButton, createWall, paintButtons, type Wall } from './wall.ts';

/** Milliseconds until the funnel over clipped content shows [paywall-types-8]. */
export const OVERCONTENT_AFTER = 1000;
/** Milliseconds of silence after which the breakpoint is looked at again [paywall-types-24, paywall-types-25]. */
const BREAKPOINT_AFTER = 250;

/** What is to be shown, and where. */
export interface Presentation {
  readonly campaign: Campaign;
  /** How it is shown: as its type says, or `plain`, in its place and without a way to close it. */
  readonly as: PaywallType | 'plain';
  readonly page: Page;
  readonly config: PaywallConfig;
  /** The mount element. */
  readonly hook: HTMLElement;
  /** Whether the login block shows alone [paywall-types-22]. */
  readonly loginOnly: boolean;
  /** Brings the code that renders the funnel; may be on its way already. */
  readonly view: () => Promise<typeof import('./view.tsx')>;
  /** Told once, as soon as the wall stands. */
  readonly onShown: () => unknown;
  /** Told once, when the reader has closed it. */
  readonly onClosed: () => unknown;
  /** Takes the wall away. */
  readonly signal: AbortSignal;
}

/**
 * Shows a campaign in the way its type says [paywall-types-1].
 * @param presentation see {@link Presentation}
 */
export async function present(presentation: Presentation): Promise<void> {
  const { campaign, as, signal } = presentation;
  if (signal.aborted) return;
  if (as === 'modal-soft') return showModal(presentation);

  const ending = new AbortController();
  signal.addEventListener('abort', () => ending.abort(), { signal: ending.signal });
  // What stands in the page's flow comes with its funnel in it, so that the page moves once; what blocks comes at once.
  if (!isBlocking(as)) await presentation.view().catch(() => {});
  if (ending.signal.aborted) return;
  const wall = createWall(campaign, presentation.config);
  const blocks = putWall(presentation, wall, ending.signal);
  if (as === 'overcontent') await delay(OVERCONTENT_AFTER, ending.signal);
  await fill(presentation, wall, blocks, ending);
}

function putWall(
  { campaign, as, config, hook, onShown }: Presentation,
  wall: Wall,
  signal: AbortSignal,
): boolean {
  const { clipAfter, buttonColor } = campaign.funnel;
  const blocks = putInPlace({ as, section: wall.section, hook, clipAfter, config, signal });
  paintButtons(wall.section, buttonColor);
  followBreakpoint(wall.section, config.mobileBreakpoint, signal);
  onShown();
  return blocks;
}

/** Puts the funnel into the wall, with what its type needs around it. */
async function fill(
  { campaign, as, page, config, loginOnly, view, onClosed }: Presentation,
  wall: Wall,
  blocks: boolean,
  ending: AbortController,
): Promise<void> {
  const { signal } = ending;
  if (signal.aborted) return;
  const handBack = handBackFocus(wall.section);
  const close = () => {
    handBack();
    fadeOut(wall.section, () => {
      ending.abort();
      onClosed();
    });
  };
  const failed = (cause: unknown) => {
    error('paywall', 'The funnel could not be shown.', cause);
    // What blocks stays, and what does not had better go.
    if (blocks) queueMicrotask(() => showFallback(wall, config));
    else ending.abort();
  };
  try {
    const { renderFunnel } = await view();
    if (signal.aborted) return;
    const props: WallProps = {
      campaign,
      page,
      config,
      loginOnly,
      headingId: wall.headingId,
      onEvent: reporter(page, campaign),
    };
    renderFunnel(wall.place, props, failed, signal);
  } catch (cause) {
    failed(cause);
  }
  if (signal.aborted) return;
  if (!blocks && as !== 'plain') addCloseButton(wall.section, close);
  wall.section.dataset.paywallReady = 'true';
  if (as === 'topbanner-sticky') {
    makeSticky(wall, titleOf(campaign), config.headerButtonSelector, signal);
  }
  if (as === 'soft') keepRoom(wall.section, signal);
  track(page, 'paywallHit', paywallFields(page, campaign));
  if (blocks) track(page, 'wallhit', paywallFields(page, campaign));
}

/** Reports what a reader does in a funnel [paywall-analytics-5]. */
function reporter(page: Page, campaign: Campaign): WallProps['onEvent'] {
  return ({ type }) => {
    if (type === 'registered') track(page, 'register', paywallFields(page, campaign));
    if (type === 'payment-posted') rememberOrder(paywallFields(page, campaign));
  };
}

/** One dialog at a time: it waits for its turn among what wants the reader's attention. */
async function showModal(presentation: Presentation): Promise<void> {
  const { campaign, page, config, loginOnly, view, signal, onShown, onClosed } = presentation;
  const { showDialog } = await import('./show-dialog.tsx');
  await view();
  const { funnel } = campaign;
  void requestPrompt({
    name: 'paywall',
    priority: PRIORITY.paywall,
    signal,
    show(release) {
      onShown();
      track(page, 'paywallHit', paywallFields(page, campaign));
      const props: WallProps = {
        campaign,
        page,
        config,
        loginOnly,
        headingId: 'nmt-paywall-modal',
        onEvent: reporter(page, campaign),
      };
      showDialog(props, { type: funnel.paywallType, style: funnel.style }, signal)
        .catch((cause: unknown) => error('paywall', 'The funnel could not be shown.', cause))
        .finally(() => {
          release();
          // Who takes it away does not close it for good.
          if (!signal.aborted) onClosed();
        });
    },
  });
}

/** What the first step is about, for the bar that stands for it. */
function titleOf({ funnel }: Campaign): string {
  const headers = funnel.steps[0].blocks.map(({ content }) => plainText(content.header));
  return headers.find((header) => header !== '') ?? OFFER;
}

/** The foot of the page stays in reach behind a panel at the bottom of the window. */
function keepRoom(section: HTMLElement, signal: AbortSignal): void {
  const { style } = document.body;
  const before = style.paddingBlockEnd;
  const reserve = () => {
    style.paddingBlockEnd = `${section.offsetHeight}px`;
  };
  afterResize([section], reserve, signal);
  signal.addEventListener('abort', () => {
    style.paddingBlockEnd = before;
  });
}

/** Says whether the window is a mobile one [paywall-types-25]. */
function followBreakpoint(section: HTMLElement, breakpoint: number, signal: AbortSignal): void {
  const look = debounce(
    () => {
      section.dataset.paywallView = innerWidth < breakpoint ? 'mobile' : 'wide';
    },
    BREAKPOINT_AFTER,
    signal,
  );
  addEventListener('resize', look, { signal, passive: true });
}
