import { html, type Markup } from '../server/html.ts';
import type { PageContext } from './context.ts';
import { page } from './page.ts';
import { side } from './side.ts';

/** The address of the special. */
export const SLIDESHOW = '/video/een-dag-aan-de-pont/';

/** The videos: name of the picture, hour, and description. */
const DAY = [
  [
    'pont-dageraad',
    '06:10',
    'Twee fietsers en een pakket kranten steken over. De schipper zegt goedemorgen tegen het water.',
  ],
  ['pont-middag', '12:30', 'De bus met schoolkinderen past er net op. Iemand laat een sinaasappel vallen.'],
  [
    'pont-schemer',
    '17:45',
    'De lampen gaan aan voor het donker is. Wie van zijn werk komt, kijkt naar de overkant.',
  ],
  ['pont-nacht', '23:55', 'De laatste overtocht is er een voor niemand. Hij vaart toch.'],
  ['pont-mist', '05:20', 'Mist. De schipper vaart op zijn oren.'],
] as const;

/** A day at the ferry in five short videos; without scripts a row of posters. */
export function slideshowPage(context: PageContext): Markup {
  return page(
    {
      title: 'Een dag aan de pont',
      description: 'Een etmaal op het water bij Oosterwaarde, in vijf video’s.',
      pageType: 'index',
      content: html`<div class="with-side podcast-page"><article class="article"><header class="article__head"><p class="kicker">Special</p><h1>Een dag aan de pont</h1></header>
<p class="article__lead">Filmer Koen de Wit stond een etmaal op dezelfde steiger. Vijf keer een overtocht, zonder geluid tot je erom vraagt.</p>
<div data-special="video-slideshow" data-playlist="pont-dag"><ul>${DAY.map(([picture, hour, text]) => html`<li><figure><a href="/video/pont/"><img src="/static/images/${picture}-1280.webp" width="1280" height="800" alt="De pont om ${hour} uur" loading="lazy"></a><figcaption><strong>${hour}</strong> ${text} <span class="credit">Beeld NMT</span></figcaption></figure></li>`)}</ul></div>
<p>De eerste overtocht is er ook met ondertitels: <a href="/video/pont/">Meevaren met de eerste pont</a>. Wie liever luistert, kiest <a href="/podcasts/de-overkant/">De overkant</a>.</p></article>${side(context)}</div>`,
    },
    context,
  );
}
