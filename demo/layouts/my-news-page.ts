import { followedNames } from '../../fixtures/backends/topics.ts';
import { EDITORS_CHOICE } from '../content/editors-choice.ts';
import { storyById } from '../content/older/index.ts';
import { attributes, html, type Markup } from '../server/html.ts';
import { hyphenate } from '../server/hyphenate.ts';
import type { PageContext } from './context.ts';
import { page } from './page.ts';
import { teaser } from './teaser.ts';
import { ownTopics, topicList } from './topics.ts';

/** Number of articles on the page. */
const ARTICLES = 12;
/** Number of topics that the page suggests. */
const SUGGESTED = 6;
const TOPICS = [
  'Klimaat',
  'Hoogwater',
  'Wonen',
  'Wadden',
  'Spoor',
  'Boeken',
  'Energie',
  'Muziek',
  'Onderwijs',
  'Natuur',
  'Sterrenkunde',
  'Voetbal',
];

/** Title of the editors' choice, for readers without news of their own. */
const CHOICE_TITLE = 'Keuze van de redactie';

/**
 * The news of the topics that the reader follows, and the topics beside it; readers who follow none get the editors'
 * choice, under its own title.
 */
export function myNewsPage(context: PageContext): Markup {
  const reader = context.visit.session.account;
  const forReaders = !reader && html` hidden`;
  const followed = followedNames(context.visit.session);
  return page(
    {
      title: 'Mijn nieuws',
      description: 'Het nieuws over onderwerpen die je volgt.',
      pageType: 'mijnnrc',
      content: html`<div class="my-news-page">
<div class="section-head"><h1>Mijn nieuws</h1><p>Volg een onderwerp, hier of onder een artikel, dan staat het nieuws erover op deze pagina.</p></div>
<div class="my-news-page__columns">
<div>${(!reader || followed.length > 0) && html`<div data-visitors="registered, regional, subscribed, subscribed-plus"${forReaders}><div data-widget="my-news" data-limit="${ARTICLES}" data-title="Nieuws over je onderwerpen"></div></div>`}
${!reader && loginHint(context)}
${followed.length === 0 && choice(context)}</div>
<aside class="my-news-page__topics" aria-label="Onderwerpen">${topics(followed, context)}<p><a href="/onderwerpen/">Alle onderwerpen</a></p></aside>
</div>
</div>`,
    },
    context,
  );
}

/**
 * Hidden instead of left out for logged-in readers: one whose login status cannot be fetched counts as logged out, and
 * would otherwise be asked to log in again.
 */
function loginHint({ returnTo }: PageContext): Markup {
  return html`<div class="my-news-page__hint" data-visitors="logged-out"><p>Log in om je eigen nieuws te zien. Met een gratis account kan dat al.</p><p><a class="button button--primary" href="/login/?return_to=${encodeURIComponent(returnTo)}">Inloggen</a></p></div>`;
}

/** The heading of the front page's block, as an attribute of its hook: the editors' choice has its own title. */
export function newsTitle({ visit }: PageContext): Markup {
  const follows = followedNames(visit.session).length > 0;
  return attributes({ 'data-title': follows ? undefined : CHOICE_TITLE });
}

function choice(context: PageContext): Markup {
  return html`<section aria-labelledby="keuze"><h2 id="keuze">${CHOICE_TITLE}</h2><div class="grid-3">${EDITORS_CHOICE.map(storyById).map((story) => teaser({ ...story, headline: hyphenate(story.headline) }, context, { lead: false }))}</div></section>`;
}

/** The topics that the reader follows, and some suggestions. */
function topics(followed: readonly string[], context: PageContext): Markup {
  const others = TOPICS.filter((name) => !followed.includes(name)).slice(0, SUGGESTED);
  return html`${followed.length > 0 && html`<section aria-labelledby="mijn-onderwerpen"><h2 id="mijn-onderwerpen">Onderwerpen die je volgt</h2>${ownTopics(followed, context)}</section>`}
<section aria-labelledby="meer-onderwerpen"><h2 id="meer-onderwerpen">Onderwerpen om te volgen</h2>${followed.length === 0 && html`<p>Je volgt nog niets.</p>`}${topicList(others, context)}</section>`;
}
