import { followedNames } from '../../fixtures/backends/topics.ts';
import { html, type Markup } from '../server/html.ts';
import type { PageContext } from './context.ts';
import { page } from './page.ts';
import { ownTopics } from './topics.ts';

/** How many articles the page shows. */
const ARTICLES = 12;

/** The news of the topics that the reader follows; whoever is not logged in reads how to get it. */
export function myNewsPage(context: PageContext): Markup {
  const reader = context.visit.session.account;
  const forNobody = reader && html` hidden`;
  const forReaders = !reader && html` hidden`;
  return page(
    {
      title: 'Mijn nieuws',
      description: 'Het nieuws over onderwerpen die je volgt.',
      pageType: 'mijnnrc',
      content: html`<div class="my-news-page">
<div class="section-head"><h1>Jouw krant</h1><p>Volg een onderwerp onder een artikel, dan staat het nieuws hier.</p></div>
<div data-visitors="registered, regional, subscribed, subscribed-plus"${forReaders}><div data-widget="my-news" data-limit="${ARTICLES}"></div>
<section class="archive-period" aria-labelledby="mijn-onderwerpen"><h2 id="mijn-onderwerpen">Onderwerpen die je volgt</h2>${followedTopics(context)}<p><a href="/onderwerpen/">Alle onderwerpen</a></p></section></div>
<div data-visitors="logged-out"${forNobody}><p class="my-news-page__hint">Log in om jouw krant te zien. Met een gratis account kan dat al.</p><p><a class="button" href="/login/?return_to=${encodeURIComponent(context.returnTo)}">Inloggen</a></p></div>
</div>`,
    },
    context,
  );
}

function followedTopics(context: PageContext): Markup {
  const names = followedNames(context.visit.session);
  if (names.length === 0)
    return html`<p>Je volgt nog niets. Kies een onderwerp onder een artikel, of uit de lijst.</p>`;
  return ownTopics(names, context);
}
