import { html, type Markup } from '../server/html.ts';
import type { PageContext } from './context.ts';
import { page } from './page.ts';

/** The honours list, in an article about it. */
export function honoursPage(context: PageContext): Markup {
  return page(
    {
      title: 'Wie kreeg een lintje?',
      description: 'Doorzoek de lintjes van achttien jaar.',
      pageType: 'article',
      canonical: '/lintjes/',
      content: html`<div class="list-page"><article class="article"><header class="article__head"><div class="kicker">Lintjesregen</div><h1>Wie kreeg een lintje?</h1><p class="article__lead">Elk voorjaar krijgen enkele duizenden mensen een koninklijke onderscheiding. Zoek je buurvrouw, je oude meester of je dorp.</p></header>
<div class="article__body"><p>De lijst bevat zestigduizend namen, van 2008 tot nu. Zoek op een deel van een naam, of op een plaats, een gemeente, een provincie of een land.</p></div></article>
<div class="honours" data-widget="honours-search" data-source="/data/lintjes.json?rows=60000" data-first-rows="/data/lintjes.json?rows=60000&amp;first=100" data-format="json"><p>Om te zoeken is JavaScript nodig. De lijst ligt ook in elk gemeentehuis.</p></div></div>`,
    },
    context,
  );
}
