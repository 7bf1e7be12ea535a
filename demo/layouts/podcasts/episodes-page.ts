import {
  ARCHIVE_EPISODES,
  ARCHIVE_SHOWS,
  type ArchiveEpisode,
  episodeAddress,
  episodeSound,
} from '../../content/podcast-archive.ts';
import { publishedText } from '../../server/dates.ts';
import { html, type Markup } from '../../server/html.ts';
import type { PageContext } from '../context.ts';
import { page } from '../page.ts';
import { side } from '../side.ts';

/**
 * All episodes of all podcasts. Without a script the form is sent, and the server hides the others.
 * @param chosen the slug of a podcast; undefined for all
 */
export function episodesPage(chosen: string | undefined, context: PageContext): Markup {
  const { paper, visit } = context;
  const episode = (one: ArchiveEpisode) => {
    const { slug, series, title, teaser, minutes, hoursAgo } = one;
    const time = paper.minutesBefore(hoursAgo * 60);
    const show = ARCHIVE_SHOWS[series];
    const hidden = chosen !== undefined && chosen !== series && html` hidden`;
    return html`<li class="episode" data-series="${series}" data-series-title="${show?.title ?? ''}" data-episode="${slug}"${hidden}><img src="/static/images/${show?.picture.name ?? 'stad'}-640.webp" width="640" height="400" alt="" loading="lazy"><div class="episode__text"><p class="kicker">${show?.title}</p><h2>${title}</h2><p>${teaser}</p><p class="meta"><time datetime="${time.toISOString()}">${publishedText(time, visit.now)}</time> · ${minutes} min</p></div><a class="button" href="${episodeAddress(one)}" data-audio-url="${episodeSound(one)}">Luister</a></li>`;
  };
  return page(
    {
      title: 'Alle afleveringen',
      description: 'Alle afleveringen van alle podcasts van de krant.',
      pageType: 'podcast-index',
      content: html`<div class="with-side podcast-page"><div class="with-side__main" data-widget="podcast-index">
<div class="section-head"><h1>Alle afleveringen</h1><p>Druk op ‘Luister’ en blader verder: onder aan de volgende pagina gaat de aflevering door waar je was. Wil je browser dat niet vanzelf, dan staat daar de knop ‘Verder luisteren’.</p></div>
<form class="paper-form podcast-index__choice" action="/podcasts/afleveringen/" aria-label="Kies een podcast"><p><label for="serie">Podcast</label><select id="serie" name="serie"><option value="">Alle podcasts</option>${Object.entries(ARCHIVE_SHOWS).map(([slug, { title }]) => html`<option value="${slug}"${slug === chosen && html` selected`}>${title}</option>`)}</select></p><noscript><p><button class="button">Toon</button></p></noscript></form>
<ol class="episodes">${ARCHIVE_EPISODES.map(episode)}</ol>
<div data-widget="podcast-player" data-dock hidden><audio controls preload="none"></audio></div>
</div>${side(context)}</div>`,
    },
    context,
  );
}
