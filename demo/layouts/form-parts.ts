import { attributes, html, type Markup } from '../server/html.ts';
import { icon } from '../server/icons.ts';
import type { PageContext } from './context.ts';

/** The hidden fields of every form: the CSRF token, and the return address. */
export function formSecrets({ visit, returnTo }: PageContext): Markup {
  return html`<input type="hidden" name="csrf_token" value="${visit.session.formToken}"><input type="hidden" name="return_to" value="${returnTo}">`;
}

/** The query of a link to another page of the account, which keeps the return address. */
export function returnQuery({ returnTo }: PageContext): string {
  return returnTo === '/' ? '' : `?return_to=${encodeURIComponent(returnTo)}`;
}

/** The address of the page that makes an account, with the return address. */
export const registrationAddress = (context: PageContext): string => `/account/maken/${returnQuery(context)}`;

/** A field of a form. */
export interface FieldParts {
  readonly name: string;
  readonly label: string;
  readonly type: 'email' | 'password' | 'text';
  readonly autocomplete: string;
  /** The expected format, below the field. */
  readonly help?: string;
  readonly value?: string | undefined;
  readonly error?: string | undefined;
  /** Whether the field has autofocus. */
  readonly focus?: boolean;
  /** @default true */
  readonly required?: boolean;
  /** Minimum and maximum number of characters of the value. */
  readonly length?: readonly [least: number, most: number];
}

/** A label, its field, and below it the error that describes it. */
export function field(parts: FieldParts): Markup {
  const {
    name,
    label,
    type,
    autocomplete,
    help,
    value,
    error,
    focus = false,
    required = true,
    length,
  } = parts;
  const [errorId, helpId] = [`${name}-fout`, `${name}-uitleg`];
  const describedBy = [error !== undefined && errorId, help !== undefined && helpId]
    .filter(Boolean)
    .join(' ');
  const input = {
    id: name,
    name,
    type,
    autocomplete,
    value,
    required,
    minlength: length?.[0],
    maxlength: length?.[1],
    autofocus: focus,
    'aria-invalid': error !== undefined && 'true',
    'aria-describedby': describedBy !== '' && describedBy,
  };
  const control = html`<input${attributes(input)}>`;
  return html`<div class="form-field"><label for="${name}">${label}</label>${type === 'password' ? html`<div data-widget="show-password">${control}</div>` : control}${
    help !== undefined && html`<p class="form-field__help" id="${helpId}">${help}</p>`
  }${
    error !== undefined &&
    html`<p class="form-field__error" id="${errorId}">${icon('circle-alert')}${error}</p>`
  }</div>`;
}

/** The error of a form as a whole; screen readers announce it when the page opens. */
export function formError(text: string | undefined): Markup | undefined {
  return text === undefined
    ? undefined
    : html`<p class="form-error" role="alert">${icon('circle-alert')}${text}</p>`;
}

/** A hidden field that tells password managers whose password the form is about. */
export const usernameField = (email: string | undefined): Markup =>
  html`<input name="email" value="${email}" autocomplete="username" readonly hidden>`;

interface TermsField {
  readonly error: string | undefined;
  /** Whether the field has autofocus. */
  readonly focus: boolean;
  readonly checked?: boolean | undefined;
}

/** The checkbox that accepts the terms, and its error. */
export function termsField({ error, focus, checked = false }: TermsField): Markup {
  const input = {
    type: 'checkbox',
    name: 'terms',
    value: 'on',
    required: true,
    checked,
    autofocus: focus,
    'aria-invalid': error !== undefined && 'true',
    'aria-describedby': error !== undefined && 'terms-fout',
  };
  return html`<div class="form-field"><label class="form-check"><input${attributes(input)}> <span>Ik ga akkoord met de <a href="/voorwaarden/">voorwaarden</a></span></label>${
    error !== undefined &&
    html`<p class="form-field__error" id="terms-fout">${icon('circle-alert')}${error}</p>`
  }</div>`;
}

/** A form with a button that logs out. */
export function logoutForm(context: PageContext, label: string): Markup {
  return html`<form method="post" action="/logout/">${formSecrets(context)}<button class="form-button">${label}</button></form>`;
}
