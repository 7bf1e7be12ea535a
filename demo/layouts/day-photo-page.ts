import { DAY_PHOTOS, type DayPhoto } from '../content/day-photos.ts';
import { fullDate } from '../server/dates.ts';
import { html, type Markup } from '../server/html.ts';
import { icon } from '../server/icons.ts';
import type { PageContext } from './context.ts';
import { page } from './page.ts';

/** The address of the photos of the day; without a suffix it is the newest one. */
export const DAY_PHOTO = '/foto-van-de-dag/';

export const dayPhotoAddress = ({ slug }: DayPhoto): string => `${DAY_PHOTO}${slug}/`;

/** A photo of the day, with links to the previous and the next day. */
export function dayPhotoPage(photo: DayPhoto, context: PageContext): Markup {
  const at = DAY_PHOTOS.indexOf(photo);
  const { title, caption, credit } = photo;
  return page(
    {
      title: `${title}, foto van de dag`,
      description: caption,
      pageType: 'foto-van-de-dag',
      canonical: dayPhotoAddress(photo),
      content: html`<article class="day-photo" id="artikel" data-widget="photo-of-the-day">
<header><p class="kicker">${icon('camera')} Foto van de dag</p><h1 data-photo-part="title">${title}</h1><p class="meta" data-photo-part="date">${dateOf(at, context)}</p></header>
<figure class="day-photo__figure"><div class="day-photo__stage" data-photo-part="photo">${picture(photo)}</div>
<nav class="day-photo__ways" aria-label="Andere foto’s van de dag">${way('prev', DAY_PHOTOS[at + 1])} ${way('next', DAY_PHOTOS[at - 1])}</nav>
<figcaption><span data-photo-part="caption">${caption}</span> <span class="credit" data-photo-part="credit">${credit}</span></figcaption></figure>
<p class="day-photo__about">Elke dag kiest de beeldredactie één foto. Blader met de knoppen of met de pijltjestoetsen.</p>
</article>`,
    },
    context,
  );
}

/** The newest one, on the front page. */
export function dayPhotoTeaser(context: PageContext): Markup {
  const [photo] = DAY_PHOTOS;
  if (!photo) return html``;
  return html`<article class="teaser"><div class="picture"><img src="/static/images/${photo.name}-640.webp" width="640" height="400" alt="${photo.alt}" loading="lazy"></div><div class="teaser__text"><p class="kicker">${icon('camera')} Foto van de dag</p><h2><a href="${dayPhotoAddress(photo)}">${photo.title}</a></h2><p>${photo.caption}</p><p class="meta">${dateOf(0, context)}</p></div></article>`;
}

/** The box of the photo, the same for all. */
function picture({ name, alt }: DayPhoto): Markup {
  const file = `/static/images/${name}`;
  return html`<img src="${file}-1280.webp" srcset="${file}-640.webp 640w, ${file}-1280.webp 1280w" sizes="(min-width: 1132px) 1100px, 100vw" width="1280" height="800" alt="${alt}">`;
}

/** @param at days before today */
function dateOf(at: number, { visit }: PageContext): Markup {
  const time = new Date(visit.now.getTime() - at * 86_400_000);
  return html`<time datetime="${time.toISOString().slice(0, 10)}">${fullDate(time)}</time>`;
}

/** A link to another day; a placeholder at either end. */
function way(rel: 'prev' | 'next', photo: DayPhoto | undefined): Markup {
  const words =
    rel === 'prev' ? html`${icon('chevron-left')}Vorige foto` : html`Volgende foto${icon('chevron-right')}`;
  if (!photo) return html`<a class="button" rel="${rel}" role="link" aria-disabled="true">${words}</a>`;
  return html`<a class="button" rel="${rel}" href="${dayPhotoAddress(photo)}">${words}</a>`;
}
