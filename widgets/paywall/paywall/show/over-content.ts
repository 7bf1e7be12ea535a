import { onAbort } from '../../../../core/platform/dom/on-abort.ts';
import { delay } from '../../../../core/platform/schedule/delay.ts';
import { createWall } from '../wall/create-wall.ts';
import { keepWall } from '../wall/keep-wall.ts';
import { takeTurn } from '../wall/take-turn.ts';
import type { Presentation, Way } from './presentation.ts';
import { dress, finish, renderInto } from './wall-parts.ts';

/** Milliseconds until the funnel over clipped content shows [paywall-types-8]. */
export const OVERCONTENT_AFTER = 1000;

/** Blocks the whole content, and stands in its place [paywall-types-4]. */
export const inPlaceOfContent: Way = (presentation) => block(presentation, 'hard', 0);

/** Clips the content, and stands over its faded end after a second [paywall-types-7 to -9]. */
export const overContent: Way = (presentation) => block(presentation, 'overcontent', OVERCONTENT_AFTER);

/** Hides the content before anything else is waited for: neither a configuration nor code that is late opens it. */
async function block(presentation: Presentation, as: 'hard' | 'overcontent', after: number): Promise<void> {
  const { campaign, config, configured, hook, loadView, onShown, signal } = presentation;
  const ending = new AbortController();
  onAbort(signal, () => ending.abort());
  const wall = createWall(campaign);
  const { section } = wall;
  const { clipAfter } = campaign.funnel;
  const kept = keepWall({ as, section, hook, clipAfter, config, signal: ending.signal });
  loadView().catch(() => {});
  void configured.then(kept.configure);
  await kept.isPlaced;
  if (ending.signal.aborted) return;
  void takeTurn(wall, ending.signal);
  onShown();
  const wait = after > 0 ? delay(after, ending.signal) : undefined;
  const [whole] = await Promise.all([configured, wait]);
  const complete = { ...presentation, config: whole };
  if (!ending.signal.aborted) dress(wall, complete, ending.signal);
  await renderInto(wall, complete, ending, kept.blocks);
  finish(wall, complete, ending, kept);
}
