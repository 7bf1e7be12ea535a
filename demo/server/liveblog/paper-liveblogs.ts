import type { Liveblogs } from '../../../fixtures/streams/liveblog-stream.ts';
import { ARTICLES } from '../../content/index.ts';
import { keyPoints } from '../../layouts/liveblog-key-points.ts';
import { liveblogUpdate } from '../../layouts/liveblog-update.ts';
import type { Paper } from '../addresses.ts';
import { liveBlog, liveblogPart } from './live-blog.ts';

/** The paper's liveblogs for their streams: the updates of the first page, with their markup there. */
export const paperLiveblogs =
  (paper: Paper): Liveblogs =>
  (id, session, now) => {
    const article = ARTICLES.find((candidate) => candidate.id === id);
    if (article?.kind !== 'liveblog') return undefined;
    const { updates, ended } = liveBlog(article, paper, { session, now: new Date(now) });
    const first = liveblogPart(updates, 1, article.perPage)?.updates ?? [];
    const address = paper.address(article);
    return {
      updates: new Map(
        updates.map((update) => [String(update.id), liveblogUpdate(update, { address, own: true }).text]),
      ),
      keyMoments: keyPoints(first).text,
      ended,
    };
  };
