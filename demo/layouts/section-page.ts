import { FRESH } from '../content/fresh.ts';
import { ARTICLES } from '../content/index.ts';
import { OLDER } from '../content/older/index.ts';
import { SECTIONS } from '../content/sections.ts';
import type { Article, SectionSlug } from '../content/types.ts';
import { type Paper, sectionAddress } from '../server/addresses.ts';
import { html, type Markup } from '../server/html.ts';
import { asItStands, byLastNews, type Look } from '../server/liveblog/live-blog.ts';
import { adSlot } from './ad-slot.ts';
import { cardRow } from './card-row.ts';
import type { PageContext } from './context.ts';
import { letterForm } from './letter-form.ts';
import { type Listing, listingPage, paginatedList } from './listing.ts';
import { page } from './page.ts';
import { leadPicture } from './picture.ts';
import { readOn } from './read-on.ts';
import { side } from './side.ts';
import { sideMore } from './side-more.ts';
import { kicker, meta, opinionTeaser, teaser } from './teaser.ts';

/** Number of items above the advertisement in the list. */
const AD_AFTER = 4;

const SIZES = { first: 6, other: 5 };

/** A page of a section; everything of today's paper is on the first page. */
export function sectionListing(
  section: SectionSlug,
  number: number,
  paper: Paper,
  look: Look,
): Listing<Article> | undefined {
  const editorial = ofSection(section, paper, look);
  const today = section === 'opinie' ? editorial : editorial.slice(1);
  const older = OLDER.filter((article) => article.section === section);
  const sizes = { ...SIZES, first: Math.max(SIZES.first, today.length) };
  return listingPage([...today, ...older], number, sizes, (page) =>
    page === 1 ? sectionAddress(section) : `${sectionAddress(section)}?pagina=${page}`,
  );
}

/** A section's articles of today, newest first. */
const ofSection = (section: SectionSlug, paper: Paper, look: Look): Article[] =>
  byLastNews(
    [...FRESH, ...ARTICLES].filter((article) => article.section === section && article.kind !== 'native-ad'),
    paper,
    look,
  );

/**
 * Everything in a section, newest first; advertisers' articles are last on the first page.
 * @param listing one page of it
 */
export function sectionPage(section: SectionSlug, listing: Listing<Article>, context: PageContext): Markup {
  const { name, about } = SECTIONS[section];
  const [lead] = ofSection(section, context.paper, context.visit).map((article) =>
    asItStands(article, context.paper, context.visit),
  );
  const isFirst = listing.number === 1;
  const first = isFirst ? lead : undefined;
  const list = listing.items.map((article) =>
    section === 'opinie'
      ? opinionTeaser(article, context, 2)
      : teaser(article, context, { level: 2, className: 'teaser--list', saves: true }),
  );
  if (isFirst) list.splice(AD_AFTER, 0, adSlot('rectangle', context));
  const ads = isFirst
    ? ARTICLES.filter((article) => article.section === section && article.kind === 'native-ad')
    : [];
  return page(
    {
      title: isFirst ? name : `${name}, pagina ${listing.number}`,
      canonical: isFirst ? sectionAddress(section) : `${sectionAddress(section)}?pagina=${listing.number}`,
      description: about,
      pageType: 'index',
      inlinesStyle: true,
      section,
      body: { 'index-slug': section, rubric: name },
      content: html`${adSlot('mobile-top-banner', context)}<div class="with-side">
<div class="with-side__main">
<div class="section-head"><h1>${name}</h1><p>${about}</p></div>
${section !== 'opinie' && first && html`<article class="lead lead--wide" data-article-id="${first.id}">${leadPicture(first.picture)}<div>${kicker(first, context)}<h2><a href="${context.paper.address(first)}">${first.headline}</a></h2><p class="lead__text">${first.lead}</p>${meta(first, context)}</div></article>`}
${paginatedList(listing, list, 'teaser-list', false)}
${ads.map((ad) => html`<aside class="partner" aria-label="Advertentie">${teaser(ad, context, { level: 2 })}</aside>`)}
${section === 'opinie' && letterForm()}
</div>
${side(context, undefined, false, sideMore(context, section === 'opinie' ? ['podcasts', 'puzzles'] : ['opinion', 'podcasts', 'puzzles']))}
</div>
<div class="below-list">
${cardRow({ id: 'ook-in-de-krant', title: 'Ook in de krant', kind: 'article', query: `?form=teaser&besides=${section}`, all: { address: '/', text: 'Naar de voorpagina' } })}
${cardRow({ id: 'werken-bij', title: 'Werken bij de krant', kind: 'career', all: { address: '/vacatures/', text: 'Bekijk alle vacatures' } })}
${readOn(context, section)}
</div>`,
    },
    context,
  );
}
