import { attributes, html, type Markup } from '../server/html.ts';
import { icon } from '../server/icons.ts';
import type { PageContext } from './context.ts';

/** What every form of the visitor's sends along: the token that no other site knows, and where to go next. */
export function formSecrets({ visit, returnTo }: PageContext): Markup {
  return html`<input type="hidden" name="csrf_token" value="${visit.session.formToken}"><input type="hidden" name="return_to" value="${returnTo}">`;
}

/** The query of a link to another page of the account, which leads back to the same place. */
export function returnQuery({ returnTo }: PageContext): string {
  return returnTo === '/' ? '' : `?return_to=${encodeURIComponent(returnTo)}`;
}

/** The page that makes an account, with the way back. */
export const registrationAddress = (context: PageContext): string => `/account/maken/${returnQuery(context)}`;

/** A field of a form. */
export interface FieldParts {
  readonly name: string;
  readonly label: string;
  readonly type: 'email' | 'password' | 'text';
  readonly autocomplete: string;
  /** What is expected, below the field. */
  readonly help?: string;
  readonly value?: string | undefined;
  readonly error?: string | undefined;
  /** Whether it has the focus when the page opens. */
  readonly focus?: boolean;
}

/** A label, its field, and below it the error that describes it. */
export function field(parts: FieldParts): Markup {
  const { name, label, type, autocomplete, help, value, error, focus = false } = parts;
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
    required: true,
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

/** A form with a button that logs out. */
export function logoutForm(context: PageContext, label: string): Markup {
  return html`<form method="post" action="/logout/">${formSecrets(context)}<button class="form-button">${label}</button></form>`;
}
