import { html, type Markup } from '../server/html.ts';
import type { PageContext } from './context.ts';
import { page } from './page.ts';

/**
 * The parts that widgets share, each in every state. The parts have a build of their own (`demo/workbench`), made with
 * the product's own build and loader, so that no reader downloads them.
 */
export function workbenchPage(sections: readonly Markup[], context: PageContext): Markup {
  return page(
    {
      title: 'Werkbank',
      description: 'De bouwstenen van de onderdelen, elk in al zijn toestanden.',
      pageType: 'features',
      bare: true,
      content: html`<div class="feature-page"><p><a href="/features/">Alle onderdelen</a></p><h1>Werkbank</h1>
<p>De bouwstenen die onderdelen delen, elk in al zijn toestanden. Probeer ze ook met het toetsenbord, in het donker (demobalk), met minder beweging en op een smal scherm.</p>
${sections}</div>`,
    },
    context,
  );
}
