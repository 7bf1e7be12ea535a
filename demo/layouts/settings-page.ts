import { html, type Markup } from '../server/html.ts';
import type { PageContext } from './context.ts';
import { page } from './page.ts';

/** What the reader settles about the paper, as the notice about the reading history links to it. */
export function settingsPage(context: PageContext): Markup {
  const { account } = context.visit.session;
  const login = html`<p><a href="/login/?return_to=${encodeURIComponent(context.returnTo)}">Log in</a> om je instellingen te zien.</p>`;
  return page(
    {
      title: 'Instellingen',
      description: 'Wat de krant voor je bewaart.',
      pageType: 'profile',
      content: html`<div class="with-side"><div class="with-side__main">
<div class="section-head"><h1>Instellingen</h1><p>Wat de krant voor je bewaart.</p></div>
<section class="block" aria-labelledby="leesgeschiedenis"><h2 id="leesgeschiedenis">Leesgeschiedenis</h2>
${account ? html`<p>Met je toestemming onthoudt de krant welke artikelen je las. Je ziet dan in lijsten wat je al kent, en vindt een artikel van vorige week terug. Adverteerders krijgen je leesgeschiedenis niet.</p>` : login}
</section>
</div></div>`,
    },
    context,
  );
}
