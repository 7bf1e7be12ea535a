import { createOrder, modifiedAt } from '../../../core/domain/liveblog/create-order.ts';
import type { LiveList, Outcome } from '../../../core/domain/liveblog/live-list.ts';
import { loadStream } from '../../../core/domain/liveblog/load-stream.ts';
import { parseStreamNumber } from '../../../core/domain/liveblog/parse-stream-number.ts';
import { pollUpdates } from '../../../core/domain/liveblog/poll-updates.ts';
import { readUpdates } from '../../../core/domain/liveblog/read-updates.ts';
import type { LiveStream } from '../../../core/domain/liveblog/stream/subscribe-to-stream.ts';
import type { Target } from '../../../core/domain/liveblog/stream/target.ts';
import { WIDGET_UPDATES } from '../../../core/domain/liveblog/update.ts';
import { readHtmlUnless } from '../../../core/platform/html/read-html.ts';
import { parseInert } from '../../../core/platform/html/trusted.ts';
import { HttpError } from '../../../core/platform/http/http-error.ts';
import { firstFactor } from '../../../core/platform/http/poll.ts';
import { whenIdle } from '../../../core/platform/schedule/when-idle.ts';
import { parseTimestamp } from '../../../core/platform/time/parse-timestamp.ts';
import { siteConfig } from '../../../core/runtime/config/site-config.ts';
import type { Context } from '../../../core/runtime/feature/feature.ts';

/** The source of the updates. */
interface Server {
  /** The address to poll. */
  readonly url: string;
  /** Maximum number of milliseconds between two polls. */
  readonly every: number;
  readonly streamUrl: string | undefined;
  readonly streamNumber: number | undefined;
}

/** The updates on the page. */
interface Shown {
  readonly list: LiveList;
  /** Called with each change. */
  readonly show: (outcome: Outcome) => void;
  /** The number of updates in the server's widget. */
  readonly shown: number;
}

/**
 * Keeps the updates in sync with the server, by polls [liveblog-widget-3] and by the liveblog's stream, until the
 * liveblog ends.
 */
export function syncUpdates(
  { url, every, streamUrl, streamNumber }: Server,
  { list, show, shown }: Shown,
  context: Context,
): void {
  const { feature, page, signal } = context;
  const isOlder = createOrder({});
  let tag: string | undefined;
  /** The id of the last event of the stream that the updates shown include. */
  let included: number | undefined;
  let stream: LiveStream | undefined;
  /** The stream has all updates, of which as many are shown as in the server's last answer. */
  let count = shown || Number.POSITIVE_INFINITY;

  const refresh = async () => {
    const answer = await readHtmlUnless(url, tag, { config: siteConfig(page), expects: 'page', signal });
    if (!answer) return included;
    const root = parseInert(answer.text);
    const updates = readUpdates(root, WIDGET_UPDATES, feature);
    if (updates.length === 0) throw new HttpError('invalid', 'The fetched fragment has no updates.');
    const updatedAt = parseTimestamp(root.body.dataset.articleUpdatedAt);
    if (isOlder({ updatedAt, modifiedAt: modifiedAt(answer.headers) })) return undefined;
    const numbered = root.querySelector<HTMLElement>('[data-stream-number]');
    const fetched = { updates, streamNumber: parseStreamNumber(numbered?.dataset.streamNumber) };
    const merged = stream ? stream.merge(fetched) : fetched;
    if (merged) {
      count = updates.length;
      show(await list.take(merged.updates.slice(0, count), 'whole'));
    }
    tag = answer.tag;
    included = merged && fetched.streamNumber;
    return included;
  };
  const poll = async () => {
    await (stream ? stream.check(refresh) : refresh());
  };
  const polling = pollUpdates({ feature, every, refresh: poll, signal });
  if (streamUrl === undefined) return;
  const load = async () => {
    const options = { url: streamUrl, number: streamNumber, every, polling };
    const target: Target = {
      kind: WIDGET_UPDATES,
      paginated: false,
      changes: async (_, arrange) => {
        let left = count;
        show(
          await list.change((before, known) => {
            const after = arrange(before, known).slice(0, count);
            left = after.length;
            return after;
          }),
        );
        // Only the server knows which update replaces a removed one.
        if (left < count) polling.within(every * firstFactor(Math.random()));
      },
      finish: async ({ ended }) => {
        if (!ended) return;
        polling.end();
        stream?.end();
      },
    };
    stream = await loadStream(options, target, context);
  };
  whenIdle(() => void load(), signal);
}
