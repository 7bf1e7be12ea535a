import {
  ARCHIVE_EPISODES,
  ARCHIVE_SHOWS,
  type ArchiveEpisode,
  episodeAddress,
  episodeSound,
  showAddress,
} from '../../content/podcast-archive.ts';
import { publishedText } from '../../server/dates.ts';
import { html, type Markup } from '../../server/html.ts';
import type { PageContext } from '../context.ts';
import { page } from '../page.ts';
import { smallPicture } from '../picture.ts';
import { side } from '../side.ts';

/** The player of an episode; without a script it has the browser's controls. */
export function podcastPlayer(episode: ArchiveEpisode): Markup {
  const show = ARCHIVE_SHOWS[episode.series];
  const sound = episodeSound(episode);
  return html`<div class="podcast-player" data-widget="podcast-player" data-episode="${episode.slug}" data-title="${episode.title}" data-series="${show?.title ?? ''}" data-artwork="/static/images/${show?.picture.name ?? 'stad'}-640.webp"><audio controls preload="none" src="${sound}"></audio><a href="${sound}" download>Download de aflevering</a></div>`;
}

/** One episode of a podcast. */
export function episodePage(episode: ArchiveEpisode, context: PageContext): Markup {
  const { paper, visit } = context;
  const show = ARCHIVE_SHOWS[episode.series];
  const time = paper.minutesBefore(episode.hoursAgo * 60);
  const others = ARCHIVE_EPISODES.filter(
    ({ series, slug }) => series === episode.series && slug !== episode.slug,
  );
  return page(
    {
      title: episode.title,
      description: episode.teaser,
      pageType: 'podcasts',
      canonical: episodeAddress(episode),
      content: html`<div class="with-side podcast-page"><article class="article podcast-episode"><header class="article__head"><p class="kicker"><a href="${showAddress(episode.series)}">${show?.title}</a></p><h1>${episode.title}</h1><p class="meta"><time datetime="${time.toISOString()}">${publishedText(time, visit.now)}</time> · ${episode.minutes} min</p></header>
<p class="article__lead">${episode.teaser}</p>
${podcastPlayer(episode)}
${show && smallPicture(show.picture)}
<p>${show?.about} Abonneer je op de podcast in je eigen app: <a href="/podcasts/hoe-luister-ik/">zo werkt dat</a>.</p>
${others.length > 0 && html`<section class="block" aria-labelledby="meer-afleveringen"><h2 id="meer-afleveringen">Meer van ${show?.title}</h2><ul class="titles">${others.map((other) => html`<li><a href="${episodeAddress(other)}">${other.title}</a></li>`)}</ul></section>`}
</article>${side(context)}</div>`,
    },
    context,
  );
}
