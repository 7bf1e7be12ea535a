import { NEWSLETTER_CATEGORIES, NEWSLETTERS, type Newsletter } from '../../content/newsletters.ts';
import { html, type Markup } from '../../server/html.ts';
import type { PageContext } from '../context.ts';
import { page } from '../page.ts';
import { newsletterButton } from './newsletter.ts';

/**
 * All newsletters, by category.
 * @param confirmed the newsletter that the reader has just confirmed by the link in an e-mail
 */
export function newslettersPage(confirmed: Newsletter | undefined, context: PageContext): Markup {
  // The button knows the subscriptions of logged-in readers only.
  const subscribed = context.visit.session.account ? undefined : confirmed;
  return page(
    {
      title: 'Nieuwsbrieven',
      description: 'De krant in je inbox.',
      pageType: 'newsletters',
      content: html`<div class="letters" data-widget="newsletters-page">
${confirmed && html`<p class="letters__confirmed" role="status"><strong>Bedankt, je inschrijving voor ${confirmed.name} is bevestigd.</strong></p>`}<div class="section-head"><h1>Nieuwsbrieven</h1><p>De krant in je inbox, geschreven door de redactie. Uitschrijven kan altijd.</p></div>
<p class="letters__bundle"><a href="/nieuwsbrieven/bundel/">Schrijf je in één keer in voor een paar nieuwsbrieven</a></p>
<p class="letters__count${context.visit.session.account && ' letters__count--reader'}" data-newsletters-count></p>
<div class="letters__categories" role="group" aria-label="Categorie"><button class="button" type="button" data-category="" aria-pressed="true">Alles</button>${Object.entries(
        NEWSLETTER_CATEGORIES,
      ).map(
        ([category, name]) =>
          html` <button class="button" type="button" data-category="${category}" aria-pressed="false">${name}</button>`,
      )}</div>
<div class="letters__list">${NEWSLETTERS.map((newsletter) => listed(newsletter, newsletter === subscribed))}</div>
</div>`,
    },
    context,
  );
}

function listed(newsletter: Newsletter, isSubscribed: boolean): Markup {
  const { code, name, category, rhythm, about, exclusive } = newsletter;
  return html`<article class="letter-card" id="${code}" data-newsletter="${code}" data-category="${category}"><div><p class="kicker">${NEWSLETTER_CATEGORIES[category]}${exclusive && ' · Digitaal Plus'}</p><h2>${name}</h2><p class="meta">${rhythm}</p><p>${about}</p></div><div class="letter-card__actions">${isSubscribed ? html`<p class="meta">Ingeschreven</p>` : newsletterButton(newsletter, 'nieuwsbrieven')}<a data-newsletter-example href="/nieuwsbrieven/voorbeeld/${code}/" aria-describedby="${code}">Bekijk voorbeeld</a></div></article>`;
}

/** An issue of a newsletter. */
export function newsletterExamplePage(newsletter: Newsletter, context: PageContext): Markup {
  const { name, rhythm, example, code } = newsletter;
  return page(
    {
      title: `Voorbeeld van ${name}`,
      description: newsletter.about,
      pageType: 'newsletter-example',
      content: html`<article class="letter-issue"><p class="meta">${rhythm}</p><h2>${name}</h2>${example.map((text) => html`<p>${text}</p>`)}<p><a href="/nieuwsbrieven/#${code}">Alle nieuwsbrieven</a></p></article>`,
    },
    context,
  );
}
