import { slugify } from '../../core/platform/ids/slugify.ts';
import { type CatalogueTopic, TOPICS } from '../../fixtures/topics/catalogue.ts';
import { articlesAbout, topicPath } from '../content/topics.ts';
import type { Article } from '../content/types.ts';
import type { Paper } from '../server/addresses.ts';
import { html, type Markup } from '../server/html.ts';
import type { Look } from '../server/liveblog/live-blog.ts';
import type { PageContext } from './context.ts';
import { type Listing, listingPage, paginatedList } from './listing.ts';
import { loginModal } from './login-modal.ts';
import { page } from './page.ts';
import { side } from './side.ts';
import { sideMore } from './side-more.ts';
import { opinionTeaser, teaser } from './teaser.ts';
import { followButton, notifySwitch, topicAddress } from './topics.ts';

const SIZES = { first: 8, other: 8 };
const ALPHABET = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];

/** One page of everything about a topic. */
export function topicListing(
  { name }: CatalogueTopic,
  number: number,
  suffix: string,
  paper: Paper,
  look: Look,
): Listing<Article> | undefined {
  const address = topicPath(name) + suffix;
  return listingPage(articlesAbout(name, paper, look), number, SIZES, (at) =>
    at === 1 ? address : `${address}?pagina=${at}`,
  );
}

/** Everything about a topic, newest first, and the links below. */
export function topicPage({ name }: CatalogueTopic, listing: Listing<Article>, context: PageContext): Markup {
  const items = listing.items.map((article) =>
    article.section === 'opinie'
      ? opinionTeaser(article, context, 2)
      : teaser(article, context, { level: 2, className: 'teaser--list' }),
  );
  return page(
    {
      title: listing.number === 1 ? name : `${name}, pagina ${listing.number}`,
      description: `Alles wat in de krant staat over ${name}.`,
      canonical: topicPath(name),
      pageType: 'index',
      body: { 'index-slug': slugify(name), dossier: name },
      content: html`<div class="with-side"><div class="with-side__main">
<div class="section-head topic-head"><h1>${name}</h1><p>Alles over dit onderwerp, het nieuwste eerst. <a href="/onderwerpen/">Alle onderwerpen</a></p>
<div class="topic-head__follow">${followButton(name)}${notifySwitch(name, 'switch')}</div></div>
${paginatedList(listing, items, 'teaser-list', false)}
${suggestions()}
</div>${!context.appView && side(context, undefined, false, listing.items.length > 4 && sideMore(context, ['podcasts', 'puzzles']))}</div>`,
    },
    context,
  );
}

/** All topics in alphabetical order, and some suggestions to follow. */
export function topicsPage(context: PageContext): Markup {
  const names = TOPICS.map(({ name }) => name).sort((one, other) => one.localeCompare(other, 'nl'));
  const letters = new Map<string, string[]>();
  for (const name of names) {
    const letter = name.charAt(0).toUpperCase();
    letters.set(letter, [...(letters.get(letter) ?? []), name]);
  }
  const group = ([letter, own]: [string, string[]]) =>
    html`<section class="topics__group" id="letter-${letter.toLowerCase()}" aria-labelledby="kop-${letter.toLowerCase()}"><h2 id="kop-${letter.toLowerCase()}">${letter}</h2><ul>${own.map((name) => html`<li><a href="${topicAddress(name, context)}">${name}</a></li>`)}</ul></section>`;
  return page(
    {
      title: 'Onderwerpen',
      description: 'Alle onderwerpen van de krant, op alfabet.',
      pageType: 'topics-overview',
      content: html`<div class="with-side"><div class="with-side__main"><div class="section-head"><h1>Onderwerpen</h1><p>Kies een onderwerp, of volg het: dan mis je er niets over.</p></div>
${suggestions()}
<div class="topics" data-widget="topics-overview">
<nav class="topics__letters" aria-label="Onderwerpen op letter"><ul>${ALPHABET.map((letter) => html`<li>${letters.has(letter) ? html`<a href="#letter-${letter.toLowerCase()}">${letter}</a>` : html`<span>${letter}</span>`}</li>`)}</ul></nav>
<div class="topics__groups">${[...letters].map(group)}</div>
</div>
</div>${!context.appView && side(context)}</div>
${!context.appView && loginModal(context)}`,
    },
    context,
  );
}

/** Without a script there is nothing to suggest. */
function suggestions(): Markup {
  return html`<div class="topic-suggestions" data-widget="topic-suggestions"></div>`;
}
