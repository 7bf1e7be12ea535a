import { slugify } from '../../core/platform/ids/slugify.ts';
import { timeAgo } from '../../core/platform/time/dutch-dates.ts';
import { momentText } from '../../core/platform/time/moment/moment-text.ts';
import { FREE_ARTICLES } from '../../fixtures/prices/free-articles.ts';
import { freeReads } from '../../fixtures/sessions/free-reads.ts';
import { remainingText } from '../../widgets/personal/view-count/texts.ts';
import { hasWall } from '../content/has-wall.ts';
import { ARTICLES } from '../content/index.ts';
import { isMetered } from '../content/is-metered.ts';
import { newsletterByCode } from '../content/newsletters.ts';
import { olderBeside } from '../content/older/index.ts';
import { picturesOf } from '../content/pictures.ts';
import { SECTIONS } from '../content/sections.ts';
import { articlesAbout } from '../content/topics.ts';
import type { Article, NativeAd, OrdinaryArticle } from '../content/types.ts';
import { sectionAddress } from '../server/addresses.ts';
import { attributes, html, type Markup } from '../server/html.ts';
import { icon } from '../server/icons.ts';
import { asItStands, lastNews } from '../server/liveblog/live-blog.ts';
import { adSlot } from './ad-slot.ts';
import { articleBody, structuredData } from './article-data.ts';
import { blocks, figure } from './blocks.ts';
import { cardRow } from './card-row.ts';
import type { PageContext } from './context.ts';
import { printedIn } from './digital-paper-page.ts';
import { editingHelpers } from './editing.ts';
import type { ExpectedWall } from './expected-wall.ts';
import { openParagraphs, protectedText } from './faded-text.ts';
import { registrationAddress } from './form-parts.ts';
import { liveblog } from './liveblog.ts';
import { inlineNewsletter, newsletterCard } from './newsletters/newsletter.ts';
import { page } from './page.ts';
import { paywallMount } from './paywall-mount.ts';
import { photoStory } from './photo-story.ts';
import { leadPicture, portrait } from './picture.ts';
import { listenTo } from './read-out.ts';
import { comments, instantFeedback } from './respond.ts';
import { saveButton } from './save-button.ts';
import { shareLinks } from './share-links.ts';
import { side } from './side.ts';
import { sideMore } from './side-more.ts';
import { isSubscriber, subscriptionsAddress } from './subscriptions/addresses.ts';
import { teaser } from './teaser.ts';
import { topicList, topicPreview } from './topics.ts';

/** Number of an article's blocks above the preview of its topic. */
const PREVIEW_AFTER = 3;

/** Number of blocks from which an article has an advertisement at its end, besides those beside and after it. */
const LONG = 6;

/** Number of articles in the preview of a topic. */
const PREVIEWED = 2;

/** The properties of an article's page that depend on the request, besides the article. */
export interface ArticleRequest {
  /** Number of the page of a paginated liveblog, from 1. */
  readonly part?: number;
  readonly expectedWall?: ExpectedWall | undefined;
}

/** An article of any kind, including in the app view. */
export function articlePage(
  listed: Article,
  context: PageContext,
  { part = 1, expectedWall }: ArticleRequest = {},
): Markup {
  const article = asItStands(listed, context.paper, context.visit);
  return page(
    {
      title: article.headline,
      description: article.lead,
      pageType: 'article',
      inlinesStyle: true,
      section: article.section,
      canonical: context.paper.address(article),
      progress: true,
      body: articleBody(article, context),
      expectedWall,
      structuredData: structuredData(article, context),
      content: content(article, context, part, expectedWall !== undefined),
    },
    context,
  );
}

function content(article: Article, context: PageContext, part: number, isWallExpected: boolean): Markup {
  if (article.kind === 'inbeeld') {
    return photoStory(article, context, {
      byline: byline(article, context),
      foot: html`${tools(article, context)}${shareLinks(article, context)}${topics(article, context)}${printedAddress(article, context)}`,
      related: readNext(article, context),
    });
  }
  if (isWide(article)) {
    return html`<div class="story" data-widget="article-page">${ordinary(article, context, isWallExpected)}</div>${!context.appView && readNext(article, context)}`;
  }
  const main =
    article.kind === 'liveblog'
      ? liveblog(article, context, part, {
          byline: byline(article, context),
          tools: tools(article, context),
          foot: html`${shareLinks(article, context)}${topics(article, context)}${printedAddress(article, context)}${adSlot('below-content', context)}`,
        })
      : ordinary(article, context, isWallExpected);
  return html`<div class="with-side"><div class="with-side__main"${article.kind !== 'liveblog' && html` data-widget="article-page"`}>${main}</div>${!context.appView && side(context, 'article-sidebar', article.kind !== 'native-ad', sideMore(context, ['podcasts', 'puzzles']))}</div>${!context.appView && html`${readNext(article, context)}${fromArchive(article)}`}`;
}

/** Whether an article uses the whole width, as visual stories do. */
function isWide(article: Article): article is OrdinaryArticle {
  return article.kind === 'article' && article.wide === true;
}

function fromArchive({ id, section }: Article): Markup {
  return html`<div class="related">${cardRow({
    id: 'uit-het-archief',
    title: 'Uit het archief',
    kind: 'archive',
    query: `?section=${section}&without=${id}`,
    all: { address: '/search?source=archive', text: 'Naar het archief' },
  })}</div>`;
}

function ordinary(
  article: OrdinaryArticle | NativeAd,
  context: PageContext,
  isWallExpected: boolean,
): Markup {
  return html`<article class="article${article.kind === 'native-ad' && ' article--ad'}${isWide(article) && ' article--wide'}" id="artikel" data-widget="photo-lightbox">
${hasWall(article) && paywallMount({ isExpected: isWallExpected }, context)}${article.kind === 'native-ad' && html`<p class="ad-notice" data-ad-sponsor="${article.advertiser}">Partnerbericht: dit is een advertentie van ${article.advertiser}. De redactie schreef er niet aan mee.</p>`}
${editingHelpers(article, context)}${articleHead(article, context)}
${article.section !== 'opinie' && !isWide(article) && figure(article.picture, leadPicture(article.picture))}
${!isWide(article) && readBar(article)}
${article.kind === 'article' && html`<div data-resume-reading></div>`}${contents(article)}${bodyText(article, context, isWallExpected)}
${article.kind === 'article' && glossary(article)}
${article.kind === 'article' && newsletter(article, context)}
${article.kind === 'article' && article.asks && instantFeedback(article)}
${shareLinks(article, context)}
${printedIn(article.id, context)}
${topics(article, context)}
${printedAddress(article, context)}
${article.kind === 'native-ad' ? adSlot('branded-content-tracker', context) : article.body.length >= LONG && adSlot('below-content', context)}
${article.kind === 'article' && article.comments && !context.appView && comments(context)}
<p class="random" data-widget="random-article" hidden><a href="/willekeurig/">Nog een willekeurig artikel</a></p>
</article>`;
}

/** The text, with the preview of its topic in it. */
function bodyText(
  article: OrdinaryArticle | NativeAd,
  context: PageContext,
  isWallExpected: boolean,
): Markup {
  const isStory = article.kind === 'article';
  // Never between a heading and its text.
  const last = article.body[PREVIEW_AFTER - 1];
  const previewAt = typeof last === 'object' && 'heading' in last ? PREVIEW_AFTER - 1 : PREVIEW_AFTER;
  const parts = [
    ...blocks(article.body.slice(0, previewAt)),
    ...(isStory && !isWide(article) ? [topicPreview(article, context)] : []),
    ...blocks(article.body.slice(previewAt)),
    ...(isStory && article.soundtrack ? [html`<div data-soundtrack-stop></div>`] : []),
  ];
  if (!hasWall(article)) return html`<div class="article__body" data-article-body>${parts}</div>`;
  const data = { 'data-article-body': true };
  return protectedText({ parts, data, open: openParagraphs(isWallExpected) }, context);
}

/** The article's recording, and its soundtrack. */
function sounds({ readOut, soundtrack }: OrdinaryArticle): Markup {
  if (!readOut && !soundtrack) return html``;
  return html`<div class="sounds">${readOut && listenTo(readOut)}${soundtrack && html`<div data-widget="soundtrack"><audio loop preload="none" src="/demo/geluid/${soundtrack}.wav"></audio><a href="/demo/geluid/${soundtrack}.wav">Geluid bij dit verhaal</a></div>`}</div>`;
}

/** A newsletter below the text. */
function newsletter({ newsletter: promoted }: OrdinaryArticle, context: PageContext): Markup {
  const found = promoted && newsletterByCode(promoted.code);
  if (!found) return html``;
  if (promoted.as === 'form') return inlineNewsletter(found, context.returnTo);
  return html`<aside class="inline-letter" aria-label="Nieuwsbrief">${newsletterCard(found, 'artikel')}</aside>`;
}

/** The explained words of the text. */
function glossary({ glossary }: OrdinaryArticle): Markup {
  if (!glossary) return html``;
  return html`<section class="glossary" aria-labelledby="begrippen"><h2 id="begrippen">Begrippen</h2><dl data-widget="glossary-annotator">${glossary.map(({ terms, definition }) => html`${terms.map((term) => html`<dt>${term}</dt> `)}<dd>${definition}</dd>`)}</dl></section>`;
}

/** The subheads of a story without a wall. */
function subheads(article: Article): string[] {
  if (article.kind !== 'article' || !(article.free || article.contents)) return [];
  return article.body.flatMap((block) =>
    typeof block === 'object' && 'heading' in block ? block.heading : [],
  );
}

/** The subheads as links, if there are two or more. */
function contents(article: Article): Markup {
  const headings = subheads(article);
  if (headings.length < 2) return html``;
  return html`<nav class="contents" aria-labelledby="inhoudsopgave" data-widget="table-of-contents"><h2 id="inhoudsopgave">Inhoud</h2><ol>${headings.map((heading) => html`<li><a href="#${slugify(heading)}">${heading}</a></li>`)}</ol></nav>`;
}

/** The bar that sticks below the header; it shows the article's title once the article's head has scrolled away. */
function readBar(article: Article): Markup {
  const { headline } = article;
  const hasContents = subheads(article).length >= 2;
  return html`<nav class="read-bar" aria-label="In dit artikel" data-widget="sticky-bar" data-sticky-from="artikel-kop"><p class="read-bar__title"><span class="read-bar__rest">In dit artikel</span> <span class="read-bar__headline">${headline}</span></p>${hasContents ? html`<a href="#inhoudsopgave">Inhoud</a>` : html`<a href="#artikel-kop">Naar boven</a>`} <a href="#onderwerpen">Onderwerpen</a></nav>`;
}

function articleHead(article: OrdinaryArticle | NativeAd, context: PageContext): Markup {
  const face = article.kind === 'article' ? article.portrait : undefined;
  return html`<header class="article__head" id="artikel-kop">
<p class="kicker"><a href="${sectionAddress(article.section)}">${article.label ?? SECTIONS[article.section].name}</a></p>
<h1>${article.headline}</h1>
<p class="article__lead">${article.lead}</p>
<div class="byline">${face && portrait(face)}<p data-byline>${byline(article, context)}</p></div>
${tools(article, context)}
${article.kind === 'article' && sounds(article)}
${isMetered(article) && freeViews(context)}
</header>`;
}

/** The author and the time of publication, as an age and as a date. For a liveblog the line above has the time. */
function byline(article: Article, { paper, visit }: PageContext): Markup {
  const time = lastNews(article, paper, visit);
  const author = html`Door <span class="author-name">${article.author}</span>`;
  if (article.kind === 'liveblog') return author;
  const age = timeAgo(time.getTime(), visit.now.getTime());
  const date = momentText(time.getTime());
  const iso = time.toISOString();
  return html`${author} · ${age !== undefined && html`<span class="byline__age"><time datetime="${iso}" data-tooltip="${date}">${age}</time> · </span>`}<time datetime="${iso}">${date}</time>`;
}

/** On paper, the address at which the article can be read. */
function printedAddress(article: Article, { origin, paper }: PageContext): Markup {
  return html`<p class="printed-address">Dit artikel staat op ${origin}${paper.address(article)}</p>`;
}

/**
 * The number of articles left this month, without an account and with one, and a link for more; in the app, the app
 * shows it. Not for articles that only subscribers can read. Only the browser knows an anonymous reader's number.
 */
function freeViews(context: PageContext): Markup {
  const { session } = context.visit;
  if (context.appView) return html``;
  if (!session.account) {
    return html`<p class="free-views" data-visitors="logged-out"><span data-widget="view-count"></span> <a href="${registrationAddress(context)}">Maak een account: ${FREE_ARTICLES.withAccount} per maand</a></p>`;
  }
  if (isSubscriber(context)) return html``;
  const left = Math.max(0, FREE_ARTICLES.withAccount - freeReads(session));
  return html`<p class="free-views" data-visitors="registered, regional"><span>${remainingText(left)}</span> <a href="${subscriptionsAddress(context)}">Lees alles met een abonnement</a></p>`;
}

/** Opens the share menu; without a script the button is a link to the share links below the article. */
function tools(article: Article, context: PageContext): Markup {
  const forGivers = !isSubscriber(context) && html` hidden`;
  return html`<div class="tools"><div data-widget="share-modal"><a class="button" href="#delen">${icon('share')} Delen</a></div>${hasWall(article) && html`<div data-visitors="subscribed, subscribed-plus"${forGivers}><div data-widget="share-modal" data-share-tab="gift"><a class="button" href="#delen">${icon('gift')} Cadeau geven</a></div></div>`}<a class="button" href="#onderwerpen">${icon('tag')} Onderwerpen</a>${saveButton(article.id)}</div>`;
}

function topics(article: Article, context: PageContext): Markup {
  return html`<footer class="article__foot" id="onderwerpen" tabindex="-1"><h2>Onderwerpen</h2>${topicList(article.topics, context)}<p><a href="${sectionAddress(article.section)}">Meer uit ${SECTIONS[article.section].name}</a> · <a href="/onderwerpen/">Alle onderwerpen</a></p></footer>`;
}

/** Suggestions and recommendations beside the article. An advertiser is not an author with more articles. */
function readNext(article: Article, context: PageContext): Markup {
  const author = article.kind !== 'native-ad' && article.author;
  const previewed = previewedIn(article, context);
  // Readers with an account get recommendations instead.
  const others = context.visit.session.account ? [] : relatedTo(article, previewed);
  const without = `without=${[...previewed, ...others, ...olderBeside(article)].map(({ id }) => id).join(',')}`;
  const search = author ? `/data/author-search?author=${slugify(author)}&${without}` : undefined;
  return html`${others.length > 0 && related(others, context)}${adSlot('below-article', context)}<div class="related" data-widget="recommendations"${attributes({ 'data-author-search-url': search, 'data-mlt-url': `/data/mlt/${article.id}?${without}` })}></div>`;
}

/** The articles in the preview of the article's topic. */
function previewedIn(
  { id, kind, topics: [topic] }: Article,
  { paper, visit }: PageContext,
): readonly Article[] {
  if (kind !== 'article' || topic === undefined) return [];
  return articlesAbout(topic, paper, visit)
    .filter((other) => other.id !== id)
    .slice(0, PREVIEWED);
}

/** The most related articles that no other part of the page shows, not even by picture. */
function relatedTo(article: Article, shown: readonly Article[]): readonly Article[] {
  const shares = (other: Article) => other.topics.filter((topic) => article.topics.includes(topic)).length;
  const own = [article, ...shown].flatMap(picturesOf).map(({ name }) => name);
  const sameSection = (other: Article) => (other.section === article.section ? 1 : 0);
  return ARTICLES.filter(({ id, kind }) => id !== article.id && kind !== 'native-ad')
    .filter(({ picture }) => !own.includes(picture.name))
    .sort((one, other) => shares(other) * 2 + sameSection(other) - shares(one) * 2 - sameSection(one))
    .slice(0, 4);
}

function related(others: readonly Article[], context: PageContext): Markup {
  return html`<section class="related block" aria-labelledby="lees-ook"><h2 id="lees-ook">Lees ook</h2><div class="grid-4">${others.map((other) => teaser(other, context, { lead: false }))}</div></section>`;
}
