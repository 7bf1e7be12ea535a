import { episodeAddress } from '../content/podcast-archive.ts';
import { PODCAST_EPISODES, PODCAST_SERIES } from '../content/podcasts.ts';
import { publishedText } from '../server/dates.ts';
import { html, type Markup } from '../server/html.ts';
import { cardRow } from './card-row.ts';
import type { PageContext } from './context.ts';
import { page } from './page.ts';
import { firstPicture, smallPicture } from './picture.ts';
import { podcastList } from './podcasts/podcast-list.ts';
import { readOutList } from './read-out.ts';
import { side } from './side.ts';

/** All podcasts with their episodes, newest first. */
export function podcastsPage(context: PageContext): Markup {
  const { paper, visit } = context;
  const episode = (one: (typeof PODCAST_EPISODES)[number]) => {
    const { slug, title, teaser, minutes, hoursAgo } = one;
    const time = paper.minutesBefore(hoursAgo * 60);
    return html`<li id="${slug}"><h3><a href="${episodeAddress(one)}">${title}</a></h3><p>${teaser}</p><p class="meta"><time datetime="${time.toISOString()}">${publishedText(time, visit.now)}</time> · ${minutes} min</p></li>`;
  };
  return page(
    {
      title: 'Podcasts',
      description: 'Luister naar het nieuws, en naar wat erachter zit.',
      pageType: 'podcasts',
      content: html`<div class="with-side"><div class="with-side__main">
<div class="section-head"><h1>Podcasts</h1><p>Luister naar het nieuws, en naar wat erachter zit. <a href="/podcasts/afleveringen/">Alle afleveringen</a> · <a href="/podcasts/hoe-luister-ik/">Hoe luister ik?</a></p></div>
${cardRow({ id: 'nieuwste-afleveringen', title: 'Nieuwste afleveringen', kind: 'podcast', all: { address: '/podcasts/afleveringen/', text: 'Naar alle afleveringen' } })}
${Object.entries(PODCAST_SERIES).map(
  ([slug, { title, about, picture }], index) =>
    html`<section class="listing" aria-labelledby="${slug}">${index === 0 ? firstPicture(picture) : smallPicture(picture)}<div><h2 id="${slug}">${title}</h2><p>${about}</p><ol>${PODCAST_EPISODES.filter(({ series }) => series === slug).map(episode)}</ol></div></section>`,
)}
${podcastList()}
${readOutList(context)}
</div>${side(context)}</div>`,
    },
    context,
  );
}
