import { ACCOUNTS, type Account, PASSWORD } from '../../fixtures/sessions/accounts.ts';
import { VISITOR_KINDS } from '../../fixtures/sessions/visitor-kinds.ts';
import { html, type Markup } from '../server/html.ts';
import type { PageContext } from './context.ts';
import { field, formError, formSecrets, logoutForm, returnQuery } from './form-parts.ts';
import { LOGOUT_TEXTS, LOGIN_TEXTS as T } from './login-texts.ts';
import { page } from './page.ts';

/** The submitted values of the login form, with their errors. */
export interface LoginForm {
  readonly email?: string | undefined;
  /** Whether a new password has just been chosen. */
  readonly changed?: boolean;
  readonly errors: {
    readonly email?: keyof typeof T.errors.email;
    readonly password?: keyof typeof T.errors.password;
    readonly form?: keyof typeof T.errors.form;
  };
}

/** The page to log in: with an e-mail address and a password, or as one of the demo's readers. */
export function loginPage(form: LoginForm, context: PageContext): Markup {
  const { account } = context.visit.session;
  const failed = Object.keys(form.errors).length > 0;
  return page(
    {
      title: failed ? `${T.errorTitle}: ${T.title}` : T.title,
      pageType: 'login',
      content: html`<div class="account-page"><div class="account-page__main">
<div class="section-head"><h1>${T.title}</h1><p>${T.lead}</p></div>
${account && already(account, context)}
${form.changed && html`<p class="account-page__already" role="status">${T.changed}</p>`}
${loginForm(form, context)}
</div>${demoAccounts(context)}</div>`,
    },
    context,
  );
}

function loginForm({ email, errors }: LoginForm, context: PageContext): Markup {
  // The server's messages are in Dutch and specific; the browser's would be in the browser's
  // language.
  return html`<form class="form" method="post" action="/login/" novalidate>
${formError(errors.form && T.errors.form[errors.form])}
${formSecrets(context)}
${field({
  name: 'email',
  label: T.email,
  type: 'email',
  autocomplete: 'username',
  value: email,
  error: errors.email && T.errors.email[errors.email],
  focus: errors.email !== undefined || errors.form === 'wrong',
})}
${field({
  name: 'password',
  label: T.password,
  type: 'password',
  autocomplete: 'current-password',
  error: errors.password && T.errors.password[errors.password],
  focus: errors.password !== undefined && errors.email === undefined,
})}
<p class="form__links"><a href="/wachtwoord-vergeten/${returnQuery(context)}">${T.forgotten}</a></p>
<button class="form-button form-button--primary">${T.submit}</button>
<p class="form__links">${T.none} <a href="/account/maken/${returnQuery(context)}">${T.make}</a></p>
</form>`;
}

function already(account: Account, context: PageContext): Markup {
  return html`<div class="account-page__already"><p>${T.already} <strong>${account.name}</strong>.</p><p><a href="${context.returnTo}">${T.goOn}</a></p>${logoutForm(context, LOGOUT_TEXTS.submit)}</div>`;
}

function demoAccounts(context: PageContext): Markup {
  return html`<section class="account-page__demo" aria-labelledby="demo-accounts"><h2 id="demo-accounts">${T.demoTitle}</h2>
<p>${T.demoLead} <code>${PASSWORD}</code>.</p>
<form method="post" action="/login/">${formSecrets(context)}<ul>${ACCOUNTS.map(
    ({ key, kind, name, email }) =>
      html`<li><button name="account" value="${key}"><strong>${T.demoChoose} ${name}</strong> <span>${VISITOR_KINDS[kind]} · ${email}</span></button></li>`,
  )}</ul></form></section>`;
}
