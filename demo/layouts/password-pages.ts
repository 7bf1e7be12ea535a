import { accountByEmail, hasPassword } from '../../fixtures/sessions/registry.ts';
import { PASSWORD_LENGTH } from '../server/account-rules.ts';
import { html, type Markup } from '../server/html.ts';
import { FIRST_PASSWORD } from '../server/return-to.ts';
import { accountFormPage } from './account-form-page.ts';
import type { PageContext } from './context.ts';
import { field, formError, formSecrets, usernameField } from './form-parts.ts';
import { ACCOUNT_TEXTS as T } from './login-texts.ts';
import type { AccountForm } from './new-account-pages.ts';

type Errors = AccountForm['errors'];

/**
 * The page of the link in an e-mail.
 * @param token in the link
 * @param email whose password it sets
 */
export function newPasswordPage(token: string, email: string, errors: Errors, context: PageContext): Markup {
  const { session } = context.visit;
  const account = accountByEmail(session, email);
  const isFirst = account !== undefined && !hasPassword(session, account);
  return accountFormPage(
    {
      title: isFirst ? T.first.title : T.renew.title,
      lead: html`<p>${T.renew.lead} <strong>${email}</strong>.</p>`,
      content: passwordForm('/wachtwoord-vergeten/nieuw/', { email, token, errors }, context),
      errors,
    },
    context,
  );
}

/**
 * The page on which a reader chooses a password if an order made the account: without one they could not log in again.
 */
export function firstPasswordPage(errors: Errors, context: PageContext): Markup {
  const { session } = context.visit;
  const { account } = session;
  const title = T.first.title;
  if (!account) {
    const login = `/login/?return_to=${encodeURIComponent(context.returnTo)}`;
    return accountFormPage(
      {
        title,
        lead: html`<p>${T.first.loggedOut}</p>`,
        content: html`<p class="form__links"><a href="${login}">${T.make.logIn}</a></p><p class="form__links"><a href="/wachtwoord-vergeten/">${T.first.byMail}</a></p>`,
      },
      context,
    );
  }
  if (hasPassword(session, account)) {
    return accountFormPage(
      {
        title,
        lead: html`<p>${T.first.present}</p>`,
        content: html`<p class="form__links"><a href="/wachtwoord-vergeten/">${T.renew.again}</a></p>`,
      },
      context,
    );
  }
  return accountFormPage(
    {
      title,
      lead: html`<p>${T.first.lead} <strong>${account.email}</strong>.</p>`,
      content: html`${passwordForm(FIRST_PASSWORD, { email: account.email, errors }, context)}
<p class="form__links">${T.first.mailed} <a href="${context.returnTo}">${T.first.later}</a></p>`,
      errors,
    },
    context,
  );
}

/** Says that the password was saved. */
export function passwordSavedPage(context: PageContext): Markup {
  const { account } = context.visit.session;
  return accountFormPage(
    {
      title: T.first.savedTitle,
      lead: html`<p role="status" tabindex="-1" autofocus>${T.first.saved}${account && html` ${T.first.with} <strong>${account.email}</strong>`}.</p>`,
      content: html`<p><a class="button button--primary" href="${context.returnTo}">${context.returnTo === '/' ? T.first.front : T.first.goOn}</a></p>`,
    },
    context,
  );
}

interface PasswordForm {
  readonly email: string;
  /** The token of the link in an e-mail. */
  readonly token?: string;
  readonly errors: Errors;
}

function passwordForm(action: string, { email, token, errors }: PasswordForm, context: PageContext): Markup {
  return html`<form class="form" data-widget="form" method="post" action="${action}" novalidate>
${formError(errors.form)}${formSecrets(context)}${token !== undefined && html`<input type="hidden" name="token" value="${token}">`}${usernameField(email)}
${field({ name: 'password', label: T.newPassword, type: 'password', autocomplete: 'new-password', help: T.help, error: errors.password, focus: errors.password !== undefined, length: PASSWORD_LENGTH })}
<button type="submit" class="form-button form-button--primary">${T.renew.submit}</button>
</form>`;
}
