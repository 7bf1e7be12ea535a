import { PODCAST_EPISODES, PODCAST_SERIES } from '../content/podcasts.ts';
import { publishedText } from '../server/dates.ts';
import { html, type Markup } from '../server/html.ts';
import { cardRow } from './card-row.ts';
import type { PageContext } from './context.ts';
import { page } from './page.ts';
import { smallPicture } from './picture.ts';
import { readOutList } from './read-out.ts';
import { side } from './side.ts';

/** All podcasts with their episodes, newest first. */
export function podcastsPage(context: PageContext): Markup {
  const { paper, visit } = context;
  const episode = ({ slug, title, teaser, minutes, hoursAgo }: (typeof PODCAST_EPISODES)[number]) => {
    const time = paper.minutesBefore(hoursAgo * 60);
    return html`<li id="${slug}"><h3>${title}</h3><p>${teaser}</p><p class="meta"><time datetime="${time.toISOString()}">${publishedText(time, visit.now)}</time> · ${minutes} min</p></li>`;
  };
  return page(
    {
      title: 'Podcasts',
      description: 'Luister naar het nieuws, en naar wat erachter zit.',
      pageType: 'podcasts',
      content: html`<div class="with-side"><div class="with-side__main">
<div class="section-head"><h1>Podcasts</h1><p>Luister naar het nieuws, en naar wat erachter zit.</p></div>
${cardRow({ id: 'nieuwste-afleveringen', title: 'Nieuwste afleveringen', kind: 'podcast', all: { address: '#vandaag', text: 'Naar alle afleveringen' } })}
${Object.entries(PODCAST_SERIES).map(
  ([slug, { title, about, picture }]) =>
    html`<section class="listing" aria-labelledby="${slug}">${smallPicture(picture)}<div><h2 id="${slug}">${title}</h2><p>${about}</p><ol>${PODCAST_EPISODES.filter(({ series }) => series === slug).map(episode)}</ol></div></section>`,
)}
${readOutList(context)}
</div>${side(context)}</div>`,
    },
    context,
  );
}
