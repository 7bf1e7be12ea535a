import { ARCHIVE_EPISODES, ARCHIVE_SHOWS, showAddress } from '../../content/podcast-archive.ts';
import { html, type Markup } from '../../server/html.ts';
import type { PageContext } from '../context.ts';
import { page } from '../page.ts';
import { firstPicture } from '../picture.ts';
import { side } from '../side.ts';
import { otherPodcastsSlider } from '../sliders.ts';
import { episodeList } from './episode-list.ts';

/** A podcast: its cover, what it is about, how to follow it, and all its episodes. */
export function showPage(series: string, context: PageContext): Markup {
  const show = ARCHIVE_SHOWS[series];
  if (!show) throw new Error(`There is no podcast ${series}.`);
  const episodes = ARCHIVE_EPISODES.filter((episode) => episode.series === series);
  return page(
    {
      title: show.title,
      description: show.about,
      pageType: 'podcast-index',
      canonical: showAddress(series),
      content: html`<div class="with-side podcast-page"><div class="with-side__main">
<header class="podcast-show">${firstPicture(show.picture)}<div><p class="kicker"><a href="/podcasts/">Podcasts</a></p><h1>${show.title}</h1><p class="article__lead">${show.about}</p><p class="meta">${episodes.length === 1 ? '1 aflevering' : `${episodes.length} afleveringen`} · <a href="/podcasts/hoe-luister-ik/">Volg deze podcast in je eigen app</a></p></div></header>
<div data-widget="podcast-index">${episodeList(episodes, context, { showsCovers: false })}</div>
${otherPodcastsSlider(series)}
</div>${side(context)}</div>`,
    },
    context,
  );
}
