import { html, type Markup } from '../server/html.ts';
import type { PageContext } from './context.ts';
import { page } from './page.ts';

/** The reader's saved articles. */
export function readingListPage(context: PageContext): Markup {
  return page(
    {
      title: 'Leeslijst',
      description: 'De artikelen die je hebt opgeslagen, op al je apparaten.',
      pageType: 'profile',
      content: html`<div class="account-page reading-list"><div class="section-head"><h1>Leeslijst</h1><p>De artikelen die je hebt opgeslagen, op al je apparaten.</p></div>
<div data-widget="reading-list-page"><noscript><p>Je leeslijst heeft JavaScript nodig. <a href="/">Naar de voorpagina</a></p></noscript></div>
</div>`,
    },
    context,
  );
}
