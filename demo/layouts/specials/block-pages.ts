import { articleById } from '../../content/index.ts';
import { FIRST_SPECIAL, SPECIAL_BLOCKS, type SpecialEntry } from '../../content/specials/list.ts';
import { FERRY } from '../../content/videos.ts';
import { html, type Markup } from '../../server/html.ts';
import type { PageContext } from '../context.ts';
import { page } from '../page.ts';
import { leadPicture, smallPicture } from '../picture.ts';

/** Ids of the articles with visual stories. */
const STORIES = [4122, 4112, 4106, 4109];

/** A page of blocks that an editor selected: the specials of the paper. */
export function specialsPage(context: PageContext): Markup {
  const [reading, ...others] = SPECIAL_BLOCKS;
  return page(
    {
      title: 'Specials',
      description: 'Grote verhalen, keuzehulpen en puzzels.',
      pageType: 'blocky',
      canonical: '/specials/',
      content: html`<article class="special special--list" id="artikel"><header class="special__head"><h1>Specials</h1><p>Grote verhalen, om te lezen, te bekijken en te doen.</p><nav class="special__ways" aria-label="Op deze pagina"><a href="#lezen">Om te lezen</a> <a href="#verhalen">Verhalen</a> <a href="#kijken">Om te bekijken</a> <a href="#doen">Om te doen</a></nav></header>
${first(FIRST_SPECIAL)}
${reading && block(reading)}
<section class="special__block" data-block="stories" id="verhalen"><h2>Verhalen</h2>${storyList(context)}</section>
${others.map(block)}</article>`,
    },
    context,
  );
}

function first([picture, title, text, address]: SpecialEntry): Markup {
  return html`<article class="teaser special__first">${leadPicture({ name: picture, alt: '' })}<div class="teaser__text"><p class="kicker">Lang verhaal</p><h2><a href="${address}">${title}</a></h2><p>${text}</p></div></article>`;
}

function block({ id, title, entries }: (typeof SPECIAL_BLOCKS)[number]): Markup {
  return html`<section class="special__block" data-block="text" id="${id}"><h2>${title}</h2><ul class="special__list">${entries.map(
    ([picture, name, text, address]) =>
      html`<li class="teaser">${smallPicture({ name: picture, alt: '' })}<div class="teaser__text"><h3><a href="${address}">${name}</a></h3><p>${text}</p></div></li>`,
  )}</ul></section>`;
}

function storyList({ paper }: PageContext): Markup {
  const { slug, title, about, poster } = FERRY;
  const stories = STORIES.map(articleById).map((article) => ({
    name: article.picture.name,
    title: article.headline,
    text: article.lead,
    address: paper.address(article),
  }));
  return html`<div data-widget="stories"><ul class="story-row">${[
    { name: poster.name, title, text: about, address: `/video/${slug}/` },
    ...stories,
  ].map(
    ({ name, title, text, address }) =>
      html`<li><a href="${address}"><img src="/static/images/${name}-640.webp" width="640" height="400" alt="" loading="lazy"><span>${title}</span></a><p>${text}</p></li>`,
  )}</ul></div>`;
}
