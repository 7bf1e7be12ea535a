import { newestOfEach } from '../content/podcast-archive.ts';
import { html, type Markup } from '../server/html.ts';
import type { PageContext } from './context.ts';
import { page } from './page.ts';
import { episodeList } from './podcasts/episode-list.ts';
import { readOutList } from './read-out.ts';
import { side } from './side.ts';
import { sideMore } from './side-more.ts';

/** All podcasts, each with its newest episode, which plays on this page. */
export function podcastsPage(context: PageContext): Markup {
  return page(
    {
      title: 'Podcasts',
      description: 'Luister naar het nieuws, en naar wat erachter zit.',
      pageType: 'podcast-index',
      content: html`<div class="with-side podcast-page"><div class="with-side__main">
<div class="section-head"><h1>Podcasts</h1><p>Luister naar het nieuws, en naar wat erachter zit: van elke podcast de nieuwste aflevering. <a href="/podcasts/afleveringen/">Alle afleveringen</a> · <a href="/podcasts/hoe-luister-ik/">Hoe luister ik?</a></p></div>
<div data-widget="podcast-index">${episodeList(newestOfEach(), context)}</div>
${readOutList(context)}
</div>${side(context, undefined, false, sideMore(context, ['opinion', 'puzzles']))}</div>`,
    },
    context,
  );
}
