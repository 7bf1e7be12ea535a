import { articleById } from '../content/index.ts';
import type { Liveblog } from '../content/types.ts';
import { attributes, html, type Markup } from '../server/html.ts';
import { liveBlog } from '../server/liveblog/live-blog.ts';
import type { PageContext } from './context.ts';
import { lastEvent, streamAttributes } from './liveblog-stream.ts';
import { liveblogUpdate } from './liveblog-update.ts';

/** Number of updates that the widget shows. */
const NEWEST = 3;

/** The values on which the updates depend. */
type Moment = Pick<PageContext, 'paper'> & { readonly visit: Pick<PageContext['visit'], 'session' | 'now'> };

/** The newest updates of a liveblog on another page. */
export function liveblogWidget(id: number, context: Moment): Markup {
  const liveblog = articleById(id);
  if (liveblog.kind !== 'liveblog') return html``;
  const title = `liveblog-${id}`;
  const { ended } = liveBlog(liveblog, context.paper, context.visit);
  return html`<section class="block liveblog-widget" aria-labelledby="${title}"><div class="block-head"><h2 id="${title}"><a href="${context.paper.address(liveblog)}">${ended ? 'Uit het liveblog' : 'Nu in het liveblog'}</a></h2></div><div data-widget="liveblog-widget" data-refresh-url="/data/fragments/liveblog/${id}"${liveblog.isPushed && !ended && streamAttributes(id, context)}>${newestUpdates(liveblog, context)}</div></section>`;
}

/**
 * The widget's content, for the page and for the fragment: the newest updates, or the last key moments if the liveblog
 * has ended.
 */
export function newestUpdates(liveblog: Liveblog, { paper, visit }: Moment): Markup {
  const number = liveblog.isPushed ? lastEvent(liveblog.id, { paper, visit }) : undefined;
  const { ended, updates } = liveBlog(liveblog, paper, visit);
  const key = updates.filter((update) => update.key);
  const newest = (ended && key.length > 0 ? key : updates).slice(0, NEWEST);
  const place = { address: paper.address(liveblog), own: false, level: 3 } as const;
  return html`<ol class="updates" data-liveblog-updates${attributes({ 'data-stream-number': number })}>${newest.map((update) => liveblogUpdate(update, place))}</ol>`;
}
