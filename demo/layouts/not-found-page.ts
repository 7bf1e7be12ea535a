import { articleById } from '../content/index.ts';
import { html, type Markup } from '../server/html.ts';
import type { PageContext } from './context.ts';
import { page } from './page.ts';
import { lazyPicture } from './picture.ts';
import { readOn } from './read-on.ts';
import { side } from './side.ts';

/** The page for unknown addresses. */
export function notFoundPage(context: PageContext): Markup {
  return page(
    {
      title: 'Pagina niet gevonden',
      pageType: 'error',
      content: html`<div class="with-side"><div class="with-side__main not-found"><p class="kicker">404</p><h1>Deze pagina bestaat niet meer</h1><p class="article__lead">Misschien is het adres veranderd, of zat er een tikfout in. Via de <a href="/">voorpagina</a> vind je het nieuws van vandaag.</p>${lazyPicture(articleById(4115).picture)}${readOn(context)}</div>${side(context)}</div>`,
    },
    context,
  );
}
