import { NEWSLETTERS } from '../../content/newsletters.ts';
import { html, type Markup } from '../../server/html.ts';
import type { PageContext } from '../context.ts';
import { page } from '../page.ts';

/** The newsletters of the bundle. */
const BUNDLE = NEWSLETTERS.filter(({ exclusive }) => !exclusive);
/** The ones that are ticked for new readers. */
const SUGGESTED: readonly string[] = ['nrcvandaag', 'nrcboeken'];

/**
 * Several newsletters in one form.
 * @param isSent whether the form was submitted without a script
 */
export function bundlePage(isSent: boolean, context: PageContext): Markup {
  return page(
    {
      title: 'Kies je nieuwsbrieven',
      description: 'In één keer ingeschreven voor wat bij je past.',
      pageType: 'newsletterbundlelanding',
      content: html`<div class="letters letters--narrow"><div class="section-head"><h1>Kies je nieuwsbrieven</h1><p>In één keer ingeschreven voor wat bij je past.</p></div>
${isSent && html`<p role="status"><strong>Bedankt voor je inschrijving.</strong> Bevestig deze via de link in de e-mail die we je stuurden.</p>`}
<form class="paper-form bundle" data-widget="newsletter-bundle-landing" data-source="bundel" method="post" action="/newsletters/formulier"><input type="hidden" name="SUBSCRIBE_SOURCE" value="bundel"><input type="hidden" name="return_to" value="/nieuwsbrieven/bundel/?verzonden=1">
<fieldset><legend>Nieuwsbrieven</legend>${BUNDLE.map(
        ({ code, name, about }) =>
          html`<div class="bundle__row"><label><input type="checkbox" name="OPTIN" value="${code}"${SUGGESTED.includes(code) && html` checked`}><span><strong>${name}</strong> <small>${about}</small></span></label></div>`,
      )}</fieldset>
<div><label for="bundel-mail">E-mailadres</label><input id="bundel-mail" name="MAIL" type="email" autocomplete="email" required></div>
<div data-captcha></div>
<button type="submit">Schrijf je in</button></form>
<p><a href="/nieuwsbrieven/">Alle nieuwsbrieven</a></p></div>`,
    },
    context,
  );
}
