import type { FeaturePage } from '../server/feature-pages.ts';
import { html, type Markup, trusted } from '../server/html.ts';
import type { PageContext } from './context.ts';
import { page } from './page.ts';

/** The list of all demo pages; a script adds the state of each page's hooks, by loading the page in the background. */
export function featuresIndexPage(features: readonly FeaturePage[], context: PageContext): Markup {
  return page(
    {
      title: 'Onderdelen',
      description: 'Elk onderdeel in al zijn toestanden.',
      pageType: 'features',
      scripts: ['features-index.js'],
      content: html`<div class="features"><div class="section-head"><h1>Onderdelen</h1><p>Van elk onderdeel een pagina met al zijn toestanden: gewoon, leeg, bezig, mislukt en met vijandige invoer.</p></div>
${
  features.length === 0
    ? html`<p>Er zijn nog geen pagina’s in <code>demo/features</code>.</p>`
    : html`<ul class="features__list">${features.map(
        ({ name, title }) =>
          html`<li data-feature-page="/features/${name}.html"><a href="/features/${name}.html">${title}</a><p class="features__state" role="status"></p></li>`,
      )}</ul>`
}
<ul class="features__more"><li><a href="/features/workbench">Werkbank: de bouwstenen die onderdelen delen, elk in al zijn toestanden</a></li>
<li><a href="/demo/backend/">De backend: alle aanroepen, bezoekers en storingen</a></li></ul>
<section class="block" aria-labelledby="deze-pagina"><h2 id="deze-pagina">Op deze pagina</h2><div id="hook-states" role="region" aria-labelledby="deze-pagina" tabindex="0"><noscript><p>Zonder script is er geen toestand te tonen.</p></noscript></div></section></div>`,
    },
    context,
  );
}

/** A demo page: the content of its file between the paper's header and footer. */
export function featurePage(feature: FeaturePage, context: PageContext): Markup {
  const { 'page-type': pageType = 'features', ...body } = feature.body;
  return page(
    {
      title: feature.title,
      pageType,
      body,
      progress: false,
      siteConfig: feature.siteConfig,
      beforeLoader: feature.beforeLoader,
      content: html`<div class="feature-page">${dated(feature.content, context.visit.now)}</div>`,
    },
    context,
  );
}

/** Fills in times that a static file cannot contain: `datetime="-240min"` is four hours before now. */
function dated({ text }: Markup, now: Date): Markup {
  return trusted(
    text.replace(/datetime="-(\d+)min"/g, (_, minutes: string) => {
      const time = new Date(now.getTime() - Number(minutes) * 60_000);
      return `datetime="${time.toISOString()}"`;
    }),
  );
}
