import type { Account } from '../../fixtures/sessions/accounts.ts';
import { VISITOR_KINDS } from '../../fixtures/sessions/visitor-kinds.ts';
import { html, type Markup } from '../server/html.ts';
import type { PageContext } from './context.ts';
import { logoutForm } from './form-parts.ts';
import { LOGOUT_TEXTS, MY_ACCOUNT_TEXTS as T } from './login-texts.ts';
import { page } from './page.ts';

/** What the links of the account menu lead to: a place for each. */
export function myAccountPage(reader: Account, context: PageContext): Markup {
  const parts = [
    { id: 'gegevens', title: T.details, text: `${reader.name}, ${reader.email}` },
    { id: 'abonnement', title: T.subscription, text: `${T.readsAs} ${VISITOR_KINDS[reader.kind]}.` },
    { id: 'gezin-beheren', title: T.manage, text: T.manageText },
    { id: 'gezin-lid', title: T.member, text: T.memberText },
    { id: 'gezin-starten', title: T.start, text: T.startText },
  ];
  return page(
    {
      title: T.title,
      pageType: 'profiel',
      content: html`<div class="account-page"><div class="account-page__main">
<div class="section-head"><h1>${T.title}</h1></div>
${parts.map(({ id, title, text }) => html`<section class="account-page__part" id="${id}"><h2>${title}</h2><p>${text}</p></section>`)}
${logoutForm(context, LOGOUT_TEXTS.submit)}
</div></div>`,
    },
    context,
  );
}
