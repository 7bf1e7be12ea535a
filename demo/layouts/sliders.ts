import { CAREERS, type Career } from '../content/careers.ts';
import { articleById } from '../content/index.ts';
import {
  ARCHIVE_SHOWS,
  type ArchiveEpisode,
  episodeAddress,
  newestOfEach,
} from '../content/podcast-archive.ts';
import type { Article } from '../content/types.ts';
import { html, type Markup } from '../server/html.ts';
import { hyphenate } from '../server/hyphenate.ts';
import type { PageContext } from './context.ts';
import { smallPicture } from './picture.ts';
import { teaser } from './teaser.ts';

/** The row of a slider as the CMS sends it: it is readable, and scrolls, without a script. */
function slider(
  feature: string,
  id: string,
  heading: Markup | string,
  items: readonly Markup[],
  after: Markup | false = false,
): Markup {
  return html`<section class="block slider" data-widget="${feature}" aria-labelledby="${id}">
<div class="slider__head" data-slider-head><h2 class="slider__title" id="${id}">${heading}</h2></div>
<ul data-slider-track>${items.map((item) => html`<li class="slider__card">${item}</li>`)}</ul>
${after}</section>`;
}

/** A row of articles, beside the news of the day. */
export function cardSlider(title: string, articles: readonly Article[], context: PageContext): Markup {
  const cards = articles.map((article) => teaser(article, context, { lead: false }));
  return slider('card-slider', 'uitgelicht', title, cards);
}

/** The newest articles, which newer ones replace [home-slider-1]: around midnight they are from two days. */
export function todaySlider(ids: readonly number[], context: PageContext): Markup {
  const cards = ids.map((id) => teaser(articleById(id), context, { lead: false }));
  return html`<div data-widget="home-slider" data-max-age="120" data-skip-article-types="liveblog,native-ad">${slider('card-slider', 'meer-nieuws', 'Meer nieuws', cards)}</div>`;
}

/** The newest episode of each podcast. */
export function podcastSlider(): Markup {
  const heading = html`<a href="/podcasts/">Podcasts</a>`;
  return slider('podcast-slider', 'podcasts', heading, newestOfEach().map(episodeCard));
}

/** The newest episode of each podcast, except the one of this page. */
export function otherPodcastsSlider(series: string): Markup {
  const others = newestOfEach().filter((episode) => episode.series !== series);
  return slider('podcast-slider', 'andere-podcasts', 'Uit onze andere podcasts', others.map(episodeCard));
}

/** The jobs at the paper. */
export function careerCarousel(): Markup {
  const all = html`<p class="slider__all"><a href="/vacatures/">Bekijk alle vacatures</a></p>`;
  return slider('career-carousel', 'werken-bij', 'Werken bij de krant', CAREERS.map(careerCard), all);
}

function episodeCard(episode: ArchiveEpisode): Markup {
  const show = ARCHIVE_SHOWS[episode.series];
  return html`<article class="teaser teaser--episode">${show && smallPicture(show.picture)}<div class="teaser__text"><p class="kicker">${hyphenate(show?.title ?? '')}</p><h3><a href="${episodeAddress(episode)}">${hyphenate(episode.title)}</a></h3><p class="meta">${episode.minutes} min</p></div></article>`;
}

function careerCard({ slug, title, place, hours, picture }: Career): Markup {
  return html`<article class="teaser">${smallPicture(picture)}<div class="teaser__text"><h3><a href="/vacatures/#${slug}">${title}</a></h3><p class="meta">${place}, ${hours}</p></div></article>`;
}
