import { type Mail, mailsOf } from '../../fixtures/sessions/letterbox.ts';
import { clockTime, fullDate } from '../server/dates.ts';
import { html, type Markup } from '../server/html.ts';
import { accountFormPage } from './account-form-page.ts';
import type { PageContext } from './context.ts';
import { LETTERBOX_TEXTS as T } from './login-texts.ts';

/** The e-mails sent to the addresses of this browser, newest first. */
export function letterboxPage(context: PageContext): Markup {
  const mails = mailsOf(context.visit.session);
  return accountFormPage(
    {
      title: T.title,
      lead: html`<p>${T.lead}</p>`,
      content:
        mails.length > 0 ? html`<ol class="letterbox">${mails.map(letter)}</ol>` : html`<p>${T.none}</p>`,
    },
    context,
  );
}

function letter({ to, subject, text, link, more, at }: Mail): Markup {
  const sent = new Date(at);
  return html`<li class="letterbox__mail"><h2>${subject}</h2><p class="meta">${T.to} ${to} · ${fullDate(sent)}, ${clockTime(sent)} uur</p><p>${text}</p><p><a class="button" href="${link.path}">${link.label}</a></p>${more && html`<p><a href="${more.path}">${more.label}</a></p>`}</li>`;
}
