import {
  ARCHIVE_SHOWS,
  type ArchiveEpisode,
  episodeAddress,
  episodeSound,
  showAddress,
} from '../../content/podcast-archive.ts';
import { publishedText } from '../../server/dates.ts';
import { html, type Markup } from '../../server/html.ts';
import { hyphenate } from '../../server/hyphenate.ts';
import type { PageContext } from '../context.ts';

interface ListOptions {
  /** Whether each episode has the cover and the name of its show. */
  readonly showsCovers?: boolean;
  /** The only show whose episodes are listed; undefined for all. */
  readonly chosen?: string | undefined;
}

/** Episodes that play in the list; without a script each links to its page. */
export function episodeList(
  episodes: readonly ArchiveEpisode[],
  { paper, visit }: PageContext,
  { showsCovers = true, chosen }: ListOptions = {},
): Markup {
  return html`<ol class="episodes${!showsCovers && ' episodes--of-one'}">${episodes.map((one) => {
    const { slug, series, title, teaser, minutes, hoursAgo } = one;
    const time = paper.minutesBefore(hoursAgo * 60);
    const show = ARCHIVE_SHOWS[series];
    const hidden = chosen !== undefined && chosen !== series && html` hidden`;
    const cover = html`<img src="/static/images/${show?.picture.name ?? ''}-640.webp" width="640" height="400" alt="" loading="lazy">`;
    return html`<li class="episode" data-series="${series}" data-series-title="${show?.title ?? ''}" data-episode="${slug}"${hidden}>${showsCovers && cover}<div class="episode__text">${showsCovers && html`<p class="kicker"><a href="${showAddress(series)}">${hyphenate(show?.title ?? '')}</a></p>`}<h2><a href="${episodeAddress(one)}">${hyphenate(title)}</a></h2><p>${teaser}</p><p class="meta"><time datetime="${time.toISOString()}">${publishedText(time, visit.now)}</time> · ${minutes} min</p></div><a class="button" href="${episodeAddress(one)}" data-audio-url="${episodeSound(one)}">Luister</a></li>`;
  })}</ol>
${listPlayer()}`;
}

/** The player of the selected episode. */
function listPlayer(): Markup {
  return html`<div data-widget="podcast-player" data-dock hidden><audio controls preload="none"></audio></div>`;
}
