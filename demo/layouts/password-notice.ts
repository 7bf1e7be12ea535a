import { hasPassword } from '../../fixtures/sessions/registry.ts';
import { html, type Markup } from '../server/html.ts';
import { FIRST_PASSWORD } from '../server/return-to.ts';
import type { PageContext } from './context.ts';
import { returnQuery } from './form-parts.ts';
import { ACCOUNT_TEXTS as T } from './login-texts.ts';

/**
 * Shown on every page, for the rest of the session, to a reader who could not log in again: a request to choose a
 * password.
 */
export function passwordNotice(context: PageContext): Markup | undefined {
  const { session } = context.visit;
  const { account } = session;
  if (!account || context.path === FIRST_PASSWORD || hasPassword(session, account)) return undefined;
  return html`<aside class="password-notice" aria-label="${T.first.title}"><p>${T.first.notice} <strong>${account.email}</strong>.</p><p><a class="button button--primary" href="${FIRST_PASSWORD}${returnQuery(context)}">${T.first.title}</a></p></aside>`;
}
