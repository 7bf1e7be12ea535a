import { Hono } from 'hono';
import type { Wait } from '../../fixtures/server/wait.ts';
import { type SessionEnv, withSession } from '../../fixtures/sessions/session-cookie.ts';
import type { Sessions } from '../../fixtures/sessions/sessions.ts';
import { ARTICLES } from '../content/index.ts';
import { isSection } from '../content/sections.ts';
import { VIDEOS } from '../content/videos.ts';
import { agendaChoices, agendaPage } from '../layouts/agenda-page.ts';
import { archiveLandingPage } from '../layouts/archive/landing-page.ts';
import { archiveSearchPage } from '../layouts/archive/search-page.ts';
import { careersPage } from '../layouts/careers-page.ts';
import { contactPage, memoriamPage } from '../layouts/contact-page.ts';
import { featurePage, featuresIndexPage } from '../layouts/features-page.ts';
import { frontPage } from '../layouts/front-page.ts';
import { honoursPage } from '../layouts/honours-page.ts';
import { LEGAL_PAGES, legalPage } from '../layouts/legal-pages.ts';
import { pageNumber } from '../layouts/listing.ts';
import { myNewsPage } from '../layouts/my-news-page.ts';
import { notFoundPage } from '../layouts/not-found-page.ts';
import { findInPaper } from '../layouts/search/find.ts';
import { searchPage } from '../layouts/search/search-page.ts';
import { sectionListing, sectionPage } from '../layouts/section-page.ts';
import { SLIDESHOW, slideshowPage } from '../layouts/slideshow-page.ts';
import { callPage, surveyPage } from '../layouts/survey-page.ts';
import { videoPage } from '../layouts/video.ts';
import { workbenchPage } from '../layouts/workbench-page.ts';
import { accountPages } from './account-pages.ts';
import type { Paper } from './addresses.ts';
import { articlePages } from './article-pages.ts';
import { backendPages } from './backend-pages.ts';
import { bannerPages } from './banner-pages.ts';
import { readBuilt } from './built.ts';
import { demoPages } from './demo-pages.ts';
import { digitalPaperPages } from './digital-paper-pages.ts';
import { ebookPages } from './ebook-pages.ts';
import { familyPages } from './family-pages.ts';
import { findFeaturePage, listFeaturePages, readSections } from './feature-pages.ts';
import { housePages } from './house-pages.ts';
import { leavePages } from './leave-pages.ts';
import { listPages } from './list-pages.ts';
import { listStates } from './list-states.ts';
import { liveblogActions } from './liveblog/actions.ts';
import { lookOf } from './liveblog/live-blog.ts';
import { liveblogStates } from './liveblog/states.ts';
import { newAccountPages } from './new-account-pages.ts';
import { newsletterPages } from './newsletter-pages.ts';
import { inRoot } from './paths.ts';
import { paywallPages } from './paywall-pages.ts';
import { photoPages } from './photo-pages.ts';
import { placePages } from './place-pages.ts';
import { podcastPages } from './podcast-pages.ts';
import { puzzlePages } from './puzzle-pages.ts';
import { readingListPages } from './reading-list-pages.ts';
import { pageSender } from './send-page.ts';
import { specialPages } from './special-pages.ts';
import { subscriptionPages } from './subscription-pages.ts';
import { topicPages } from './topic-pages.ts';
import { switchVisitor } from './visit.ts';
import { visitorTime } from './visit-time.ts';

/** The dependencies of the pages. */
export interface PagesOptions {
  /** The current time in epoch milliseconds. */
  readonly now: () => number;
  /** Folder of the build. */
  readonly dist: string;
  /** Folder of the features' demo pages. */
  readonly features: string;
  /** Folder of the workbench's build. */
  readonly workbench: string;
  /** Waits for the delay of slow answers; tests do not wait. */
  readonly wait?: Wait;
}

/**
 * The newspaper's pages at the addresses of the specification; every other address gets the 404 page.
 * @param sessions shared with the backend
 * @param backend the simulated backend, for the page about it
 * @param paper dates and addresses of the articles
 */
export function pages(
  { now, dist, features, workbench }: PagesOptions,
  sessions: Sessions,
  backend: Hono<SessionEnv>,
  paper: Paper,
): Hono<SessionEnv> {
  const send = pageSender(now, dist, paper);

  const app = new Hono<SessionEnv>();
  app.use(withSession(sessions, (context) => visitorTime(context, now)));
  app.use(switchVisitor);
  app.route('/', accountPages(send));
  app.route('/', newAccountPages(send));
  app.route('/', familyPages(send));
  app.route('/', leavePages(send));
  app.route('/', housePages(send));
  app.route('/', backendPages(send, backend, paper));
  app.route('/', bannerPages(send));
  app.get('/', (context) => send(context, frontPage));
  app.get('/sectie/:slug/', (context) => {
    const slug = context.req.param('slug');
    const number = pageNumber(context.req.query('pagina'));
    const look = lookOf(context.get('session'));
    const listing = isSection(slug) && number !== undefined && sectionListing(slug, number, paper, look);
    if (!isSection(slug) || !listing) return send(context, notFoundPage, { status: 404 });
    return send(context, (pageContext) => sectionPage(slug, listing, pageContext));
  });
  app.get('/sectie/:slug', (context) => context.redirect(`/sectie/${context.req.param('slug')}/`, 301));
  app.route('/', articlePages(send, paper));
  app.route('/', readingListPages(send));
  app.get('/willekeurig/', (context) => {
    const free = ARTICLES.filter((candidate) => candidate.kind === 'article' && candidate.free);
    const any = free[Math.floor(Math.random() * free.length)];
    return context.redirect(any ? `${paper.address(any)}?from=random` : '/');
  });
  app.route('/demo', demoPages(send));
  app.route('/demo/liveblog', liveblogActions(paper));
  app.route('/demo/liveblogstand', liveblogStates(send));
  app.get(SLIDESHOW, (context) => send(context, slideshowPage));
  app.get('/video/:slug/', (context) => {
    const video = VIDEOS.find(({ slug }) => slug === context.req.param('slug'));
    if (!video) return send(context, notFoundPage, { status: 404 });
    return send(context, (pageContext) => videoPage(video, pageContext));
  });
  app.route('/', digitalPaperPages(send, paper, now));
  app.route('/', ebookPages(send));
  app.route('/', paywallPages(send));
  app.route('/', photoPages(send));
  app.route('/', placePages(send));
  app.route('/', specialPages(send));
  app.route('/', puzzlePages(send));
  app.route('/', topicPages(send, paper));
  app.get('/mijn-nieuws/', (context) => send(context, myNewsPage));
  app.route('/', newsletterPages(send));
  app.route('/', podcastPages(send));
  app.route('/', subscriptionPages(send));
  app.get('/vacatures/', (context) => send(context, careersPage));
  app.get('/search', (context) => {
    const found = findInPaper(new URL(context.req.url).searchParams, paper, lookOf(context.get('session')));
    if (!found) return send(context, notFoundPage, { status: 404 });
    const layout = found.choices.place === 'archive' ? archiveSearchPage : searchPage;
    return send(context, (pageContext) => layout(found, pageContext));
  });
  for (const one of LEGAL_PAGES)
    app.get(one.path, (context) => send(context, (pageContext) => legalPage(one, pageContext)));
  app.get('/contact/', (context) => send(context, contactPage));
  app.get('/contact/in-memoriam/', (context) => send(context, memoriamPage));
  app.get('/enquete/', (context) => send(context, surveyPage));
  app.get('/oproep/hoogwater/', (context) => send(context, callPage));
  app.get('/lintjes/', (context) => send(context, honoursPage));
  app.get('/archief/', (context) => send(context, archiveLandingPage));
  app.route('/', listPages(send));
  app.get('/agenda/', (context) => {
    const choices = agendaChoices(new URL(context.req.url).searchParams);
    return send(context, (pageContext) => agendaPage(choices, pageContext));
  });
  app.route('/demo/lijst', listStates(send));
  app.get('/features', (context) => context.redirect('/features/', 301));
  app.get('/features/', (context) => {
    const all = listFeaturePages(features);
    return send(context, (pageContext) => featuresIndexPage(all, pageContext));
  });
  app.get('/features/workbench', (context) => {
    const built = readBuilt(workbench, '/workbench/');
    const sections = readSections(inRoot('demo/workbench/sections'));
    return send(context, (pageContext) => workbenchPage(sections, pageContext), { built });
  });
  app.get('/features/:file', (context) => {
    const name = context.req.param('file').replace(/\.html$/, '');
    const found = findFeaturePage(features, name);
    if (!found) return send(context, notFoundPage, { status: 404 });
    return send(context, (pageContext) => featurePage(found, pageContext));
  });
  app.notFound((context) => send(context, notFoundPage, { status: 404 }));
  return app;
}
