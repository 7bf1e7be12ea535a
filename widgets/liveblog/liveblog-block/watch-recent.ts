import { onAbort } from '../../../core/platform/dom/on-abort.ts';
import { sharedPoll } from '../../../core/platform/http/shared-poll.ts';
import type { Context } from '../../../core/runtime/feature/feature.ts';
import { error } from '../../../core/runtime/log/log.ts';
import { fetchLiveblogBlock } from './api/liveblog-block.ts';
import { countRecent } from './count-recent.ts';

const POLL = 60_000;
const updatesOf = sharedPoll(fetchLiveblogBlock, POLL);

/**
 * Follows the number of recent updates of a liveblog. Blocks of the same liveblog share one poll; a failed poll is
 * logged, and the last number stays [liveblog-block-3].
 * @param articleId the liveblog's id
 * @param show called with the number with each answer, and as updates age
 * @param context the feature's name, and the signal that ends it
 */
export function watchRecent(
  articleId: number,
  show: (count: number) => void,
  { feature, signal }: Pick<Context, 'feature' | 'signal'>,
): void {
  const poll = updatesOf(articleId);
  let shown: ReturnType<typeof poll.read> = {};
  let counting: AbortController | undefined;
  const update = () => {
    const state = poll.read();
    const { answer, error: failure } = state;
    if (failure && failure !== shown.error)
      error(feature, `The updates of liveblog ${articleId} could not be fetched; the label stays.`, failure);
    if (answer && answer !== shown.answer) {
      counting?.abort();
      counting = new AbortController();
      countRecent(answer, show, counting.signal);
    }
    shown = state;
  };
  onAbort(signal, poll.subscribe(update));
  onAbort(signal, () => counting?.abort());
  update();
}
