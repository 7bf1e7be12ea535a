import type { Newsletter } from '../../content/newsletters.ts';
import { html, type Markup } from '../../server/html.ts';

/** The button of a newsletter; without a script it is a link to all newsletters. */
export function newsletterButton({ code, name, exclusive }: Newsletter, source: string): Markup {
  return html`<div data-widget="newsletter-button" data-code="${code}" data-name="${name}"${exclusive && html` data-exclusive`} data-source="${source}"><a class="button" href="/nieuwsbrieven/#${code}">Schrijf je in</a></div>`;
}

/** A newsletter inside an article, as a form. Without a script the server redirects to the article. */
export function inlineNewsletter({ code, name, about }: Newsletter, returnTo: string): Markup {
  return html`<aside class="inline-letter" aria-labelledby="brief-${code}"><h2 id="brief-${code}">Nieuwsbrief ${name}</h2><p>${about}</p>
<form class="paper-form" data-widget="inline-newsletter" data-code="${code}" data-source="artikel" method="post" action="/newsletters/formulier"><input type="hidden" name="OPTIN" value="${code}"><input type="hidden" name="SUBSCRIBE_SOURCE" value="artikel"><input type="hidden" name="return_to" value="${returnTo}"><div><label for="mail-${code}">E-mailadres</label><input id="mail-${code}" name="MAIL" type="email" autocomplete="email" required></div><div data-captcha></div><button type="submit">Schrijf je in</button></form></aside>`;
}

/** A newsletter in a row with others, with its button. */
export function newsletterCard(newsletter: Newsletter, source: string): Markup {
  const { name, rhythm, about } = newsletter;
  return html`<article class="letter-card"><div><h3>${name}</h3><p class="meta">${rhythm}</p><p>${about}</p></div>${newsletterButton(newsletter, source)}</article>`;
}
