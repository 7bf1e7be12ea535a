import { modifiedAt } from '../../../core/domain/liveblog/create-order.ts';
import { loadStream } from '../../../core/domain/liveblog/load-stream.ts';
import { pollUpdates } from '../../../core/domain/liveblog/poll-updates.ts';
import type { LiveStream } from '../../../core/domain/liveblog/stream/subscribe-to-stream.ts';
import type { Surroundings } from '../../../core/domain/liveblog/stream/target.ts';
import { PAGE_UPDATES } from '../../../core/domain/liveblog/update.ts';
import { readHtmlUnless } from '../../../core/platform/html/read-html.ts';
import { whenIdle } from '../../../core/platform/schedule/when-idle.ts';
import { siteConfig } from '../../../core/runtime/config/site-config.ts';
import type { Context } from '../../../core/runtime/feature/feature.ts';
import { createTakeOver } from './create-take-over.ts';
import type { NewsCount } from './news.ts';
import { readPage } from './read-page.ts';
import type { ServerClock } from './server-clock.ts';
import { observeStatus } from './status.ts';
import { updateKeyMoments } from './update-key-moments.ts';

/** The source of a liveblog's updates. */
export interface Server {
  /** The address to poll. */
  readonly source: string;
  /** The number of the displayed page, from 1. */
  readonly number: number;
  readonly paginated: boolean;
  /** Maximum number of milliseconds between two polls. */
  readonly every: number;
  readonly streamUrl: string | undefined;
  readonly streamNumber: number | undefined;
}

/** Callbacks for changes. */
interface Listeners {
  readonly news: NewsCount;
  readonly clock: ServerClock;
  readonly listChanged: () => void;
  readonly hasEnded: () => void;
}

/** Maximum size of a page, in bytes: a liveblog with 500 updates has about one million. */
const LARGEST = 3_000_000;

/** Keeps a liveblog in sync with the server, by polls and by its stream, until it ends. */
export function syncWithServer(
  hook: HTMLElement,
  { source, number, paginated, every, streamUrl, streamNumber }: Server,
  { news, clock, listChanged, hasEnded }: Listeners,
  context: Context,
): void {
  const { feature, page, signal } = context;
  const takeOver = createTakeOver(hook, { paginated, number }, news, clock, context);
  const takeKeyMoments = updateKeyMoments(signal);
  const status = observeStatus(feature, signal);
  let tag: string | undefined;
  /** The id of the last event that the page fetched last includes. */
  let included: number | undefined;
  let stream: LiveStream | undefined;

  const finish = async ({ keyMoments, latest, ended }: Surroundings) => {
    if (number === 1) await takeKeyMoments(keyMoments);
    if (signal.aborted) return;
    status.update(latest);
    listChanged();
    if (!ended) return;
    polling.end();
    stream?.end();
    status.end();
    hasEnded();
  };
  const refresh = async () => {
    const options = { config: siteConfig(page), expects: 'page', largest: LARGEST, signal } as const;
    const answer = await readHtmlUnless(source, tag, options);
    if (!answer) {
      status.update();
      return included;
    }
    clock.set(answer.headers);
    const fetched = readPage(answer.text, page.articleId, feature);
    const merged = stream ? stream.merge(fetched) : fetched;
    const isApplied = merged && (await takeOver.page(merged, modifiedAt(answer.headers)));
    tag = answer.tag;
    included = isApplied ? fetched.streamNumber : undefined;
    if (isApplied) await finish(merged);
    return included;
  };
  const poll = async () => {
    await (stream ? stream.check(refresh) : refresh());
  };
  const polling = pollUpdates({ feature, every, refresh: poll, signal, spread: true });
  if (streamUrl === undefined) return;
  const options = { url: streamUrl, number: streamNumber, every, polling };
  const load = async () => {
    stream = await loadStream(options, { ...takeOver, kind: PAGE_UPDATES, paginated, finish }, context);
  };
  whenIdle(() => void load(), signal);
}
