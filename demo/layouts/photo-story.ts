import type { PhotoStory } from '../content/types.ts';
import { html, type Markup } from '../server/html.ts';
import { icon } from '../server/icons.ts';
import { figure } from './blocks.ts';
import type { PageContext } from './context.ts';
import { fullPicture, lazyPicture, leadPicture } from './picture.ts';

/** The markup around the photos, as on every article. */
interface Frame {
  readonly byline: Markup;
  readonly foot: Markup;
  readonly related: Markup;
}

/** A story in photos: below each other, or each filling the window behind its text. */
export function photoStory(article: PhotoStory, { appView }: PageContext, frame: Frame): Markup {
  const { headline, lead, body, fullPage } = article;
  return html`<article class="photo-story${fullPage && ' photo-story--full'}" id="artikel" data-widget="photo-lightbox">
<header><p class="kicker">${icon('camera')} In beeld</p>
<h1 data-widget="font-scaling" data-font-ratio="9" data-font-min="40" data-font-max="128">${headline}</h1>
<p class="article__lead">${lead}</p><div class="byline"><p>${frame.byline}</p></div>${body.map((block) => typeof block === 'string' && html`<p class="photo-story__text">${block}</p>`)}</header>
${fullPage ? fullPages(article) : belowEachOther(article)}
${frame.foot}
</article>${!appView && frame.related}`;
}

function belowEachOther({ photos: [first, ...others] }: PhotoStory): Markup {
  return html`${first && figure(first, leadPicture(first), 'foto-1')}
${others.map((photo, index) => figure(photo, lazyPicture(photo), `foto-${index + 2}`))}`;
}

function fullPages({ photos }: PhotoStory): Markup {
  return html`<div data-widget="full-page-photo-scroller">${photos.map((photo, index) => figure(photo, fullPicture(photo, index > 0), `foto-${index + 1}`))}</div>`;
}
