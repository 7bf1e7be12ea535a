import { ARCHIVE_EPISODES, ARCHIVE_SHOWS } from '../../content/podcast-archive.ts';
import { html, type Markup } from '../../server/html.ts';
import type { PageContext } from '../context.ts';
import { page } from '../page.ts';
import { side } from '../side.ts';
import { sideMore } from '../side-more.ts';
import { episodeList } from './episode-list.ts';

/**
 * All episodes of all podcasts. Without a script the form is submitted, and the server hides the other podcasts'
 * episodes.
 * @param chosen the slug of a podcast; undefined for all
 */
export function episodesPage(chosen: string | undefined, context: PageContext): Markup {
  return page(
    {
      title: 'Alle afleveringen',
      description: 'Alle afleveringen van alle podcasts van de krant.',
      pageType: 'podcast-index',
      content: html`<div class="with-side podcast-page"><div class="with-side__main" data-widget="podcast-index">
<div class="section-head"><h1>Alle afleveringen</h1><p>Druk op ‘Luister’ en blader verder: onder aan de volgende pagina gaat de aflevering door waar je was. Wil je browser dat niet vanzelf, dan staat daar de knop ‘Verder luisteren’.</p></div>
<form class="paper-form podcast-index__choice" action="/podcasts/afleveringen/" aria-label="Kies een podcast"><p><label for="serie">Podcast</label><select id="serie" name="serie"><option value="">Alle podcasts</option>${Object.entries(ARCHIVE_SHOWS).map(([slug, { title }]) => html`<option value="${slug}"${slug === chosen && html` selected`}>${title}</option>`)}</select></p><noscript><p><button class="button">Toon</button></p></noscript></form>
${episodeList(ARCHIVE_EPISODES, context, { chosen })}
</div>${side(context, undefined, false, sideMore(context, ['opinion', 'puzzles']))}</div>`,
    },
    context,
  );
}
