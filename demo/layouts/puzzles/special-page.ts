import { html, type Markup } from '../../server/html.ts';
import type { PageContext } from '../context.ts';
import { page } from '../page.ts';
import { side } from '../side.ts';

interface SpecialPage {
  readonly title: string;
  readonly kicker: string;
  readonly lead: string;
  readonly address: string;
  readonly pageType?: string;
  /** Content above the article. */
  readonly top?: Markup;
  readonly body: Markup;
}

/** An article that is about one puzzle, board or chart. */
export function specialPage(special: SpecialPage, context: PageContext): Markup {
  const { title, kicker, lead, address, pageType = 'article', top, body } = special;
  return page(
    {
      title,
      description: lead,
      pageType,
      canonical: address,
      content: html`<div class="with-side"><div class="with-side__main">${top}<article class="article"><header class="article__head"><div class="kicker">${kicker}</div><h1>${title}</h1><p class="article__lead">${lead}</p></header>
<div class="article__body">${body}</div></article></div>${side(context)}</div>`,
    },
    context,
  );
}
