import { type Mail, mailsOf } from '../../fixtures/sessions/registry.ts';
import { clockTime } from '../server/dates.ts';
import { html, type Markup } from '../server/html.ts';
import { icon } from '../server/icons.ts';
import type { PageContext } from './context.ts';
import { field, formError, formSecrets, returnQuery } from './form-parts.ts';
import { ACCOUNT_TEXTS as T } from './login-texts.ts';
import { page } from './page.ts';

/** What the visitor filled in, and the messages about it. */
export interface AccountForm {
  readonly name?: string | undefined;
  readonly email?: string | undefined;
  readonly errors: Partial<Record<'name' | 'email' | 'password' | 'terms' | 'form', string>>;
}

/** The page to make an account. */
export function makeAccountPage({ name, email, errors }: AccountForm, context: PageContext): Markup {
  const first = (['name', 'email', 'password'] as const).find((one) => errors[one] !== undefined);
  return single(
    T.make.title,
    html`<p>${T.make.lead}</p>`,
    html`<form class="form" method="post" action="/account/maken/" novalidate>
${formError(errors.form)}${formSecrets(context)}
${field({ name: 'name', label: T.make.name, type: 'text', autocomplete: 'name', value: name, error: errors.name, focus: first === 'name' })}
${field({ name: 'email', label: T.email, type: 'email', autocomplete: 'username', value: email, error: errors.email, focus: first === 'email' })}
${field({ name: 'password', label: T.password, type: 'password', autocomplete: 'new-password', help: T.help, error: errors.password, focus: first === 'password' })}
<div class="form-field"><label class="form-check"><input type="checkbox" name="terms" value="on" required${errors.terms !== undefined && html` aria-invalid="true" aria-describedby="terms-fout"`}> <span>${T.make.terms} <a href="/voorwaarden/">${T.make.termsLink}</a></span></label>${errors.terms !== undefined && html`<p class="form-field__error" id="terms-fout">${icon('circle-alert')}${errors.terms}</p>`}</div>
<button class="form-button form-button--primary">${T.make.submit}</button>
<p class="form__links">${T.make.have} <a href="/login/${returnQuery(context)}">${T.make.logIn}</a></p>
</form>`,
    context,
    errors,
  );
}

/** The page that asks where to send the link. */
export function forgottenPage({ email, errors }: AccountForm, context: PageContext): Markup {
  return single(
    T.forgotten.title,
    html`<p>${T.forgotten.lead}</p>`,
    html`<form class="form" method="post" action="/wachtwoord-vergeten/" novalidate>
${formError(errors.form)}${formSecrets(context)}
${field({ name: 'email', label: T.email, type: 'email', autocomplete: 'username', value: email, error: errors.email, focus: errors.email !== undefined })}
<button class="form-button form-button--primary">${T.forgotten.submit}</button>
<p class="form__links"><a href="/login/${returnQuery(context)}">${T.forgotten.back}</a></p>
</form>`,
    context,
    errors,
  );
}

/** The answer, the same for every address: nobody learns whose are known. */
export function mailSentPage(context: PageContext): Markup {
  return single(
    T.forgotten.sentTitle,
    html`<p>${T.forgotten.sent}</p>`,
    html`<p>${T.mail.demo} <a href="/demo/postvak/">${T.mail.box}</a>.</p><p class="form__links"><a href="/login/">${T.forgotten.back}</a></p>`,
    context,
  );
}

/**
 * The page of the link in the mail.
 * @param token of the link
 * @param email whose password it sets
 */
export function newPasswordPage(
  token: string,
  email: string,
  { errors }: AccountForm,
  context: PageContext,
): Markup {
  // Password managers learn from the field whose password it is.
  return single(
    T.renew.title,
    html`<p>${T.renew.lead} <strong>${email}</strong>.</p>`,
    html`<form class="form" method="post" action="/wachtwoord-vergeten/nieuw/" novalidate>
${formError(errors.form)}${formSecrets(context)}<input type="hidden" name="token" value="${token}"><input name="email" value="${email}" autocomplete="username" readonly hidden>
${field({ name: 'password', label: T.newPassword, type: 'password', autocomplete: 'new-password', help: T.help, error: errors.password, focus: errors.password !== undefined })}
<button class="form-button form-button--primary">${T.renew.submit}</button>
</form>`,
    context,
    errors,
  );
}

/** The page of a link that was used, or is too old. */
export function deadLinkPage(context: PageContext): Markup {
  return single(
    T.renew.deadTitle,
    html`<p>${T.renew.dead}</p>`,
    html`<p class="form__links"><a href="/wachtwoord-vergeten/">${T.renew.again}</a></p>`,
    context,
  );
}

/** The mails that the publisher sent to this browser's addresses. */
export function mailboxPage(context: PageContext): Markup {
  const mails = mailsOf(context.visit.session);
  const mail = ({ to, subject, text, link, at }: Mail) =>
    html`<li class="account-page__already"><h2>${subject}</h2><p class="meta">Aan ${to} · ${clockTime(new Date(at))} uur</p><p>${text}</p><p><a href="${link.path}">${link.label}</a></p></li>`;
  return single(
    T.mail.title,
    html`<p>${T.mail.lead}</p>`,
    mails.length > 0 ? html`<ul>${mails.map(mail)}</ul>` : html`<p>${T.mail.none}</p>`,
    context,
  );
}

function single(
  title: string,
  lead: Markup,
  content: Markup,
  context: PageContext,
  errors: AccountForm['errors'] = {},
): Markup {
  const hasFailed = Object.keys(errors).length > 0;
  return page(
    {
      title: hasFailed ? `Fout: ${title}` : title,
      pageType: 'login',
      content: html`<div class="account-page"><div class="account-page__main"><div class="section-head"><h1>${title}</h1>${lead}</div>${content}</div></div>`,
    },
    context,
  );
}
