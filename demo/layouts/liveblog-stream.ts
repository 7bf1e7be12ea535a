import { liveblogLog } from '../../fixtures/streams/liveblog-log.ts';
import { streamPath } from '../../fixtures/streams/liveblog-stream.ts';
import { attributes, html, type Markup } from '../server/html.ts';
import { paperLiveblogs } from '../server/liveblog/paper-liveblogs.ts';
import type { PageContext } from './context.ts';

/** The values on which the markup of pushed updates depends. */
type Moment = Pick<PageContext, 'paper'> & { readonly visit: Pick<PageContext['visit'], 'session' | 'now'> };

/** The stream of a liveblog, and the id of the last event that the markup includes. */
export const streamAttributes = (id: number, moment: Moment): Markup =>
  html`${attributes({ 'data-stream-url': streamPath(id), 'data-stream-number': lastEvent(id, moment) })}`;

/** The id of the last event in a liveblog's stream. */
export function lastEvent(id: number, { paper, visit: { session, now } }: Moment): number | undefined {
  const state = paperLiveblogs(paper)(id, session, now.getTime());
  return state && liveblogLog(session, id, state).last;
}
