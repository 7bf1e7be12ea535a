import { clockOrMomentText } from '../../core/platform/time/moment/moment-text.ts';
import { clockTime } from '../server/dates.ts';
import { attributes, html, type Markup } from '../server/html.ts';
import type { LiveUpdate, Note } from '../server/liveblog/live-update.ts';

/** Number of paragraphs that are never collapsed. */
const OPEN = 1;

/** Where an update is shown. */
interface UpdatePlace {
  /** The address of the page on which it is shown, without fragment. */
  readonly address: string;
  /** Whether it is on the liveblog's own page, or in a widget elsewhere. */
  readonly own: boolean;
  /** The heading level of its headline. */
  readonly level?: 2 | 3;
}

/** The id of an update's element, to link to. */
export const anchorOf = ({ id }: Pick<LiveUpdate, 'id'>): string => `update-${id}`;

/** An update of a liveblog as the CMS sends it, on the liveblog's page or in the widget's fragment. */
export function liveblogUpdate(update: LiveUpdate, { address, own, level = 2 }: UpdatePlace): Markup {
  const { id, time, headline, body, notes, key, pinned, silent } = update;
  const iso = new Date(time).toISOString();
  const data = attributes({
    class: 'update',
    id: own ? anchorOf(update) : undefined,
    'data-widget': 'liveblog-update',
    'data-liveblog-update': own,
    'data-article-id': own ? id : undefined,
    'data-update-id': id,
    'data-article-url': `${address}#${anchorOf(update)}`,
    'data-update-type': silent ? 'stille_update' : 'update',
    'data-published-at': iso,
    'data-pinned': pinned ? 1 : undefined,
    'data-key-moment': key ? 1 : undefined,
  });
  const [open, rest] = [body.slice(0, OPEN), body.slice(OPEN)];
  const title = level === 2 ? html`<h2>${headline}</h2>` : html`<h3>${headline}</h3>`;
  return html`<li${data}><time datetime="${iso}">${clockTime(new Date(time))}</time><div class="update__body">${title}${open.map((text) => html`<p>${text}</p>`)}${rest.length > 0 && html`<div data-update-rest>${rest.map((text) => html`<p>${text}</p>`)}</div>`}${notes.map((one) => note(one, time))}<div data-update-tools></div></div></li>`;
}

/** A change to the update, with its time, and its date if it differs from the update's. */
function note({ kind, at, text }: Note, time: number): Markup {
  return html`<p class="update__note"><b>${kind}, <time datetime="${new Date(at).toISOString()}">${clockOrMomentText(at, time)}</time>:</b> ${text}</p>`;
}
