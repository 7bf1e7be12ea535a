import { NAME_LENGTH, PASSWORD_LENGTH } from '../server/account-rules.ts';
import { html, type Markup } from '../server/html.ts';
import { accountFormPage } from './account-form-page.ts';
import type { PageContext } from './context.ts';
import { field, formError, formSecrets, returnQuery, termsField, usernameField } from './form-parts.ts';
import { LETTERBOX, LETTERBOX_TEXTS, ACCOUNT_TEXTS as T } from './login-texts.ts';

/** The submitted values, with their error messages. */
export interface AccountForm {
  readonly name?: string | undefined;
  readonly email?: string | undefined;
  readonly terms?: boolean;
  /** The reference of a valid password that was submitted, which no page sends back. */
  readonly held?: string | undefined;
  readonly errors: Partial<Record<'name' | 'email' | 'password' | 'terms' | 'form', string>>;
}

/** The page to make an account. */
export function makeAccountPage(form: AccountForm, context: PageContext): Markup {
  const { errors } = form;
  return accountFormPage(
    {
      title: T.make.title,
      lead: html`<p>${T.make.lead}</p>`,
      content: html`<form class="form" data-widget="form" method="post" action="/account/maken/" novalidate>
${formError(errors.form)}${formSecrets(context)}
${newAccountFields(form)}
<button type="submit" class="form-button form-button--primary">${T.make.submit}</button>
<p class="form__links">${T.make.have} <a href="/login/${returnQuery(context)}">${T.make.logIn}</a></p>
</form>`,
      errors,
    },
    context,
  );
}

/**
 * The fields of a new account.
 * @param form the submitted values
 * @param isAddressKnown whether the page already knows the e-mail address
 */
export function newAccountFields(
  { name, email, terms, held, errors }: AccountForm,
  isAddressKnown = false,
): Markup {
  const first = (['name', 'email', 'password', 'terms'] as const).find((one) => errors[one] !== undefined);
  const isHeld = held !== undefined;
  return html`${field({ name: 'name', label: T.make.name, type: 'text', autocomplete: 'name', value: name, error: errors.name, focus: first === 'name', length: NAME_LENGTH })}
${isAddressKnown ? usernameField(email) : field({ name: 'email', label: T.email, type: 'email', autocomplete: 'username', value: email, error: errors.email, focus: first === 'email' })}
${isHeld && html`<input type="hidden" name="held" value="${held}">`}${field({ name: 'password', label: T.password, type: 'password', autocomplete: 'new-password', help: isHeld ? T.held : T.help, error: errors.password, focus: first === 'password', required: !isHeld, length: PASSWORD_LENGTH })}
${termsField({ error: errors.terms, focus: first === 'terms', checked: terms })}`;
}

/** The page that asks for the address to which the link is sent. */
export function forgottenPage({ email, errors }: AccountForm, context: PageContext): Markup {
  return accountFormPage(
    {
      title: T.forgotten.title,
      lead: html`<p>${T.forgotten.lead}</p>`,
      content: html`<form class="form" data-widget="form" method="post" action="/wachtwoord-vergeten/" novalidate>
${formError(errors.form)}${formSecrets(context)}
${field({ name: 'email', label: T.email, type: 'email', autocomplete: 'username', value: email, error: errors.email, focus: errors.email !== undefined })}
<button type="submit" class="form-button form-button--primary">${T.forgotten.submit}</button>
<p class="form__links"><a href="/login/${returnQuery(context)}">${T.forgotten.back}</a></p>
</form>`,
      errors,
    },
    context,
  );
}

/** The answer is the same for every address, so that nobody learns which ones have an account. */
export function mailSentPage(context: PageContext): Markup {
  return accountFormPage(
    {
      title: T.forgotten.sentTitle,
      lead: html`<p role="status" tabindex="-1" autofocus>${T.forgotten.sent}</p>`,
      content: html`${toLetterbox()}<p class="form__links"><a href="/login/">${T.forgotten.back}</a></p>`,
    },
    context,
  );
}

/**
 * The page of the link that confirms an e-mail address. It has a button, because programs that open the links of
 * e-mails must not confirm anything.
 * @param token in the link
 * @param error of the form
 */
export function confirmPage(token: string, error: string | undefined, context: PageContext): Markup {
  return accountFormPage(
    {
      title: T.confirm.title,
      lead: html`<p>${T.confirm.lead}</p>`,
      content: html`<form class="form" method="post" action="/account/bevestigen/">
${formError(error)}${formSecrets(context)}<input type="hidden" name="token" value="${token}">
<button class="form-button form-button--primary">${T.confirm.submit}</button>
</form>`,
      errors: { form: error },
    },
    context,
  );
}

/** The page of a link that has been used or has expired. */
export function deadLinkPage(context: PageContext): Markup {
  return accountFormPage(
    {
      title: T.renew.deadTitle,
      lead: html`<p>${T.renew.dead}</p>`,
      content: html`<p class="form__links"><a href="/wachtwoord-vergeten/">${T.renew.again}</a></p>`,
    },
    context,
  );
}

/** The link to the demo's e-mails. */
export function toLetterbox(): Markup {
  return html`<p>${LETTERBOX_TEXTS.demo} <a href="${LETTERBOX}">${LETTERBOX_TEXTS.box}</a>.</p>`;
}
