import { LISTED_PODCASTS } from '../../../widgets/podcasts/podcast-list/shown-podcasts.ts';
import { ARCHIVE_SHOWS, showAddress } from '../../content/podcast-archive.ts';
import { html, type Markup } from '../../server/html.ts';

/** All podcasts with their covers, each leading to its page. */
export function podcastList(): Markup {
  const entry = (slug: string) => {
    const show = ARCHIVE_SHOWS[slug];
    return (
      show &&
      html`<li><img src="/static/images/${show.picture.name}-640.webp" width="96" height="96" alt="" loading="lazy"><h3><a href="${showAddress(slug)}">${show.title}</a></h3><p>${show.about}</p></li>`
    );
  };
  return html`<section class="block" aria-labelledby="onze-podcasts"><h2 id="onze-podcasts">Onze podcasts</h2><div data-widget="podcast-list"><ul>${LISTED_PODCASTS.map(entry)}</ul></div></section>`;
}
