import { findArticleBody } from '../../../../core/domain/article/find-article-body.ts';
import { onLeave } from '../../../../core/platform/page-life/on-leave.ts';
import { debounce } from '../../../../core/platform/time/debounce.ts';
import type { ViewContext } from '../../../../core/runtime/feature/view-context.ts';
import { findBlock, nameOf, positionOf, readBlocks } from './blocks.ts';
import { offerResume } from './offer-resume.ts';
import { type Progress, progressOf } from './progress.ts';
import type { ResumeOfferProps } from './ResumeOffer.tsx';
import { readingPosition, storePosition } from './reading-positions.ts';

/** Milliseconds without scrolling after which the visitor's position is determined. */
const SETTLE = 700;
/** The assumed reading line, as a fraction of the viewport's height from its top. */
const LINE = 0.25;

type OfferContext = Pick<ViewContext<ResumeOfferProps>, 'show' | 'signal'>;

/** The account and the article whose position is stored. */
export interface Reading {
  /** Hash of the account. */
  readonly account: string;
  readonly articleId: number;
}

/**
 * Offers a visitor who stopped in the middle of the article to continue there, and stores the visitor's position, in
 * this browser only. Visitors who have read it to the end or barely started get no offer [design].
 * @param context its `show` renders the offer; its signal ends everything: when the permission for a reading history is
 * withdrawn, nothing more is stored
 */
export function resumeReading({ account, articleId }: Reading, context: OfferContext): void {
  const { signal } = context;
  const body = findArticleBody();
  if (!body) return;
  const offered = offer(body, { account, articleId }, context);
  let isRead = false;
  let isMoved = false;

  const look = () => {
    // While the offer is shown, its position is kept.
    if (!isMoved || isRead || (offered && !offered.aborted)) return;
    const progress = progressNow(body);
    isRead = progress === 'end';
    if (isRead) storePosition(account, articleId, undefined);
    if (progress !== 'middle') return;
    const blocks = readBlocks(body);
    const line = innerHeight * LINE;
    const index = blocks.findIndex((block) => block.getBoundingClientRect().bottom > line);
    const position = positionOf(blocks, index);
    if (position) storePosition(account, articleId, position);
  };
  const settled = debounce(look, SETTLE, signal);
  addEventListener(
    'scroll',
    () => {
      isMoved = true;
      settled();
    },
    { signal, passive: true },
  );
  onLeave(look, signal);
}

/** @returns a signal that aborts when the offer has ended; undefined if there is no offer */
function offer(
  body: HTMLElement,
  { account, articleId }: Reading,
  context: OfferContext,
): AbortSignal | undefined {
  const position = readingPosition(account, articleId);
  // An address with a fragment leads to another position; so does a page that the browser has already scrolled.
  if (!position || location.hash !== '' || progressNow(body) !== 'start') return undefined;
  const blocks = readBlocks(body);
  const index = findBlock(blocks, position);
  const target = index === undefined ? undefined : blocks[index];
  if (index === undefined || !target || target.getBoundingClientRect().top < innerHeight) return undefined;
  const dismiss = () => storePosition(account, articleId, undefined);
  return offerResume({ target, name: nameOf(blocks, index), dismiss }, context);
}

function progressNow(body: HTMLElement): Progress {
  const { top, height } = body.getBoundingClientRect();
  return progressOf({ top, height, window: innerHeight });
}
