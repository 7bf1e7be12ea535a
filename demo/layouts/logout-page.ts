import { html, type Markup } from '../server/html.ts';
import type { PageContext } from './context.ts';
import { formError, logoutForm } from './form-parts.ts';
import { LOGOUT_TEXTS as T } from './login-texts.ts';
import { page } from './page.ts';

/**
 * The page to log out, and the one that confirms it.
 * @param expired whether the submitted form has expired
 */
export function logoutPage(expired: boolean, context: PageContext): Markup {
  const { account } = context.visit.session;
  const content = account
    ? html`<div class="section-head"><h1>${T.title}</h1><p>${T.question}</p></div>${formError(expired ? T.expired : undefined)}
<div class="account-page__choice">${logoutForm(context, T.submit)}<a href="${context.returnTo}">${T.cancel}</a></div>`
    : html`<div class="section-head"><h1>${T.doneTitle}</h1><p>${T.done}</p></div>
<div class="account-page__choice"><a href="/login/?return_to=${encodeURIComponent(context.returnTo)}">${T.again}</a> <a href="/">${T.front}</a></div>`;
  return page(
    {
      title: account ? T.title : T.doneTitle,
      pageType: 'login',
      content: html`<div class="account-page"><div class="account-page__main">${content}</div></div>`,
    },
    context,
  );
}
