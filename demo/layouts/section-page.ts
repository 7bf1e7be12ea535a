import { ARTICLES } from '../content/index.ts';
import { SECTIONS } from '../content/sections.ts';
import type { SectionSlug } from '../content/types.ts';
import { html, type Markup } from '../server/html.ts';
import { cardRow } from './card-row.ts';
import type { PageContext } from './context.ts';
import { letterForm } from './letter-form.ts';
import { page } from './page.ts';
import { leadPicture } from './picture.ts';
import { side } from './side.ts';
import { kicker, meta, opinionTeaser, teaser } from './teaser.ts';

/** Everything in a section, newest first; advertisements stand last. */
export function sectionPage(section: SectionSlug, context: PageContext): Markup {
  const { name, about } = SECTIONS[section];
  const ordered = ARTICLES.filter((article) => article.section === section);
  const editorial = ordered.filter(({ kind }) => kind !== 'native-ad');
  const [first, ...others] = editorial;
  const list =
    section === 'opinie'
      ? editorial.map((article) => opinionTeaser(article, context, 2))
      : others.map((article) => teaser(article, context, { level: 2, className: 'teaser--list' }));
  return page(
    {
      title: name,
      description: about,
      pageType: 'index',
      section,
      body: { 'index-slug': section, rubric: name },
      content: html`<div class="with-side">
<div class="with-side__main">
<div class="section-head"><h1>${name}</h1><p>${about}</p></div>
${section !== 'opinie' && first && html`<article class="lead lead--wide">${leadPicture(first.picture)}<div>${kicker(first)}<h2><a href="${context.paper.address(first)}">${first.headline}</a></h2><p class="lead__text">${first.lead}</p>${meta(first, context)}</div></article>`}
<div class="teaser-list">${list}${ordered.filter(({ kind }) => kind === 'native-ad').map((ad) => html`<aside class="partner" aria-label="Advertentie">${teaser(ad, context, { level: 2 })}</aside>`)}</div>
${section === 'opinie' && letterForm()}
${cardRow({ id: 'werken-bij', title: 'Werken bij de krant', kind: 'career', all: { address: '/vacatures/', text: 'Bekijk alle vacatures' } })}
</div>
${side(context)}
</div>`,
    },
    context,
  );
}
