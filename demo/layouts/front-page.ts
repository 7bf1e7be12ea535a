import { PERMISSIONS } from '../../fixtures/sessions/permissions.ts';
import { articleById } from '../content/index.ts';
import { storyById } from '../content/older/index.ts';
import { SECTIONS } from '../content/sections.ts';
import type { SectionSlug } from '../content/types.ts';
import { sectionAddress } from '../server/addresses.ts';
import { clockTime, fullDate } from '../server/dates.ts';
import { html, type Markup } from '../server/html.ts';
import { hyphenate } from '../server/hyphenate.ts';
import { icon } from '../server/icons.ts';
import { adSlot } from './ad-slot.ts';
import { cardRow } from './card-row.ts';
import type { PageContext } from './context.ts';
import { dayPhotoTeaser } from './day-photo-page.ts';
import { liveblogWidget } from './liveblog-widget.ts';
import { loginModal } from './login-modal.ts';
import { newsTitle } from './my-news-page.ts';
import { type PageParts, page } from './page.ts';
import { leadPicture, smallPicture } from './picture.ts';
import { latest, mostRead } from './side.ts';
import { cardSlider, careerCarousel, podcastSlider, todaySlider } from './sliders.ts';
import { kicker, meta, opinionTeaser, teaser } from './teaser.ts';
import { NAME } from './texts.ts';
import { liveVideo } from './video.ts';

/**
 * The editors' choice for each position: no article and no picture is on the page twice, except in the newest, the most
 * read and the short news.
 */
const EDITION = {
  lead: 4101,
  secondLead: 4104,
  liveblog: 4117,
  second: [4105, 4109, 4107, 4102],
  opinion: [4113, 4114, 4115],
  photos: 4118,
  fullPage: 4160,
  stories: [4150, 4151],
  inBrief: [4116, 4110, 4103],
  today: [4108, 4106, 4103, 4112, 4116, 4120],
  slider: [4140, 3303, 4121, 4141, 3003, 4123, 3405, 3305, 3107, 3507],
  longRead: 4111,
  partner: 4119,
};

const IN_SECTIONS: readonly { section: SectionSlug; articles: readonly number[] }[] = [
  { section: 'binnenland', articles: [4190, 3004, 3007] },
  { section: 'buitenland', articles: [4142, 3102, 3104] },
  { section: 'economie', articles: [4122, 3202, 3203] },
  { section: 'cultuur', articles: [4110, 3304, 3306] },
  { section: 'wetenschap', articles: [4124, 3403, 3407] },
  { section: 'sport', articles: [4125, 3502, 3503] },
];

/** The ids of all articles that the front page shows as cards. */
const ON_PAGE = [
  ...Object.entries(EDITION).flatMap(([place, articles]) => (place === 'inBrief' ? [] : articles)),
  ...IN_SECTIONS.flatMap(({ articles }) => articles.slice(0, 1)),
];

/** The front page, as the editors made it. */
export function frontPage(context: PageContext): Markup {
  const parts: PageParts = {
    title: NAME,
    description: 'Het nieuws van vandaag, en wat erachter zit.',
    pageType: 'frontpage',
    inlinesStyle: true,
    content: html`${adSlot('mobile-top-banner', context)}<h1 class="visually-hidden">${NAME}: voorpagina</h1>
${context.visit.session.account && html`<div data-widget="onboarding-redirect"></div>`}<div class="masthead"><div class="today"><p>${fullDate(context.visit.now)} · <span class="today__edition">${edition(context.visit.now)}</span></p><p class="today__name" aria-hidden="true">${NAME}</p>${ways(context)}</div></div>
<div class="front">
<div class="front__top">${lead(context)}<div class="front__rail">${folded(latest(context), 'laatste nieuws')}${folded(mostRead(context), 'meest gelezen')}</div></div>
<div data-widget="new-since"></div>
<section class="grid-4" aria-label="Ook in het nieuws">${EDITION.second.map((id) => teaser(articleById(id), context, { level: 2, lead: false }))}</section>
${inBrief(context)}
${todaySlider(EDITION.today, context)}
<div data-visitors="registered, regional, subscribed, subscribed-plus"${!context.visit.session.account && html` hidden`}><div data-widget="my-news" data-source="/mijnnieuws?without=${ON_PAGE.join(',')}"${newsTitle(context)}></div></div>
${loginModal(context)}
${liveblogWidget(EDITION.liveblog, context)}
${adSlot('leaderboard', context)}
${opinion(context)}
${liveVideo(context)}
${podcastSlider()}
${photos(context)}
<section class="grid-2 photo-pair" aria-label="Meer foto’s">${teaser(articleById(EDITION.fullPage), context, { level: 2 })}${dayPhotoTeaser(context)}</section>
${stories(context)}
${adSlot('rectangle', context)}
<div data-newsletter-banner-uri="/data/newsletter-banner/{code}"></div>
<div class="front__columns">${IN_SECTIONS.map((part) => sectionBlock(part, context))}</div>
${longRead(context)}
${cardSlider('Om rustig te lezen', EDITION.slider.map(storyById), context)}
${cardRow({ id: 'uit-het-archief', title: 'Uit het archief', kind: 'archive', all: { address: '/search?source=archive', text: 'Naar het archief' } })}
<aside class="partner" aria-label="Advertentie">${teaser(articleById(EDITION.partner), context)}</aside>
${careerCarousel()}
</div>
`,
  };
  return page(parts, context);
}

/** Links to the reader's own news and to the digital edition, which the tour for new subscribers is about. */
function ways({ visit }: PageContext): Markup {
  const forReaders = visit.session.account ? html`` : html` hidden`;
  return html`<p class="today__ways" data-widget="tour"><a href="/mijn-nieuws/" data-tour-step="1" data-visitors="registered, regional, subscribed, subscribed-plus"${forReaders}>Mijn nieuws</a> <a href="/krant/" data-tour-step="2">Digitale krant</a></p>`;
}

/** A list of titles; phones show the first ones until the reader opens the rest, without a script. */
function folded(list: Markup, name: string): Markup {
  return html`<div class="folded">${list}<details class="folded__more"><summary><span class="folded__all">Toon meer<span class="visually-hidden"> ${name}</span></span> <span class="folded__few">Toon minder<span class="visually-hidden"> ${name}</span></span></summary></details></div>`;
}

function edition(now: Date): string {
  const hour = clockTime(now).slice(0, 2);
  if (hour < '12') return 'Ochtendeditie';
  return hour < '18' ? 'Middageditie' : 'Avondeditie';
}

function lead(context: PageContext): Markup {
  const article = articleById(EDITION.lead);
  return html`<section class="front__lead" aria-label="Het belangrijkste nieuws">
<article class="lead" data-article-id="${article.id}" data-recommender-id="${article.id}">${leadPicture(article.picture)}<div>${kicker(article, context)}<h2><a href="${context.paper.address(article)}">${article.headline}</a></h2><p class="lead__text">${article.lead}</p>${meta(article, context)}</div></article>
${teaser(articleById(EDITION.secondLead), context, { level: 2, className: 'second-lead' })}
</section>`;
}

/** The news in brief on phones; for subscribers the news that they missed may replace it [missed-items-7]. */
function inBrief({ paper, visit }: PageContext): Markup {
  const isSubscriber = visit.session.account?.permissions.includes(PERMISSIONS.subscriber);
  return html`<div class="in-brief${isSubscriber && ' in-brief--reader'}" data-widget="missed-items" data-index-id="home" data-block-amount="8"><section class="block" aria-labelledby="in-het-kort"><h2 id="in-het-kort">In het kort</h2><ul class="titles">${EDITION.inBrief
    .map(articleById)
    .map(
      (article) => html`<li><a href="${paper.address(article)}">${article.headline}</a></li>`,
    )}</ul></section></div>`;
}

function opinion(context: PageContext): Markup {
  return html`<section class="band" aria-labelledby="opinie"><div class="block-head"><h2 id="opinie"><a href="${sectionAddress('opinie')}">Opinie</a></h2></div><div class="grid-3">${EDITION.opinion.map(articleById).map((piece) => opinionTeaser({ ...piece, headline: hyphenate(piece.headline) }, context))}</div></section>`;
}

function photos(context: PageContext): Markup {
  const story = articleById(EDITION.photos);
  if (story.kind !== 'inbeeld') return html``;
  const address = context.paper.address(story);
  return html`<section class="photo-strip" data-widget="card-slider" aria-labelledby="in-beeld"><div class="photo-strip__text"><div data-slider-head><p class="kicker">${icon('camera')} In beeld</p></div><h2 id="in-beeld"><a href="${address}">${story.headline}</a></h2><p>${story.lead}</p></div><ul data-slider-track aria-labelledby="in-beeld">${story.photos.map(
    (photo, index) => html`<li><a href="${address}#foto-${index + 1}">${smallPicture(photo)}</a></li>`,
  )}</ul></section>`;
}

function stories(context: PageContext): Markup {
  return html`<section class="block" aria-labelledby="visueel"><h2 id="visueel">Verhalen om doorheen te scrollen</h2><div class="grid-2">${EDITION.stories.map((id) => teaser(articleById(id), context))}</div></section>`;
}

function sectionBlock(
  { section, articles }: { section: SectionSlug; articles: readonly number[] },
  context: PageContext,
): Markup {
  const [first, ...others] = articles.map(storyById);
  if (!first) return html``;
  const id = `blok-${section}`;
  return html`<section class="block" aria-labelledby="${id}"><h2 id="${id}"><a href="${sectionAddress(section)}">${SECTIONS[section].name}${icon('chevron-right')}</a></h2>${teaser(first, context)}<ul class="titles">${others.map(
    (article) => html`<li><a href="${context.paper.address(article)}">${article.headline}</a></li>`,
  )}</ul></section>`;
}

function longRead(context: PageContext): Markup {
  const article = articleById(EDITION.longRead);
  return html`<section class="long-read" aria-label="${article.label ?? 'Lang verhaal'}">${teaser(article, context, { level: 2 })}</section>`;
}
