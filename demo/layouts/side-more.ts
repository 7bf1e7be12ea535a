import { ARTICLES } from '../content/index.ts';
import {
  ARCHIVE_SHOWS,
  type ArchiveEpisode,
  episodeAddress,
  newestOfEach,
} from '../content/podcast-archive.ts';
import { SITE_PAGES } from '../content/site-pages.ts';
import { sectionAddress } from '../server/addresses.ts';
import { html, type Markup } from '../server/html.ts';
import { hyphenate } from '../server/hyphenate.ts';
import type { PageContext } from './context.ts';
import { opinionTeaser } from './teaser.ts';

/** Number of entries in each block. */
const FEW = 3;

/**
 * Further content of the paper, for the column beside a long list or text.
 * @param parts the parts that the page does not already have
 */
export function sideMore(context: PageContext, parts: readonly (keyof typeof PARTS)[]): Markup {
  return html`${parts.map((part) => PARTS[part](context))}`;
}

function opinion(context: PageContext): Markup {
  const pieces = ARTICLES.filter(({ section }) => section === 'opinie').slice(0, FEW);
  return html`<section class="block side-block" aria-labelledby="zij-opinie"><h2 id="zij-opinie"><a href="${sectionAddress('opinie')}">Opinie</a></h2>${pieces.map((piece) => opinionTeaser({ ...piece, headline: hyphenate(piece.headline) }, context))}</section>`;
}

function listen(): Markup {
  const episode = (one: ArchiveEpisode) => {
    const show = ARCHIVE_SHOWS[one.series];
    return html`<li class="side-episode"><img src="/static/images/${show?.picture.name ?? ''}-640.webp" width="640" height="400" alt="" loading="lazy"><div><p class="kicker">${show?.title}</p><h3><a href="${episodeAddress(one)}">${hyphenate(one.title)}</a></h3></div></li>`;
  };
  return html`<section class="block side-block" aria-labelledby="zij-luister"><h2 id="zij-luister"><a href="/podcasts/">Luister</a></h2><ul>${newestOfEach().slice(0, FEW).map(episode)}</ul></section>`;
}

function puzzles(): Markup {
  const [, ...all] = SITE_PAGES.Puzzel ?? [];
  return html`<section class="block side-block" aria-labelledby="zij-puzzels"><h2 id="zij-puzzels"><a href="/puzzels/">Puzzels</a></h2><ul class="titles">${all.map(({ address, title }) => html`<li><a href="${address}">${title}</a></li>`)}</ul></section>`;
}

const PARTS = { opinion, podcasts: listen, puzzles };
