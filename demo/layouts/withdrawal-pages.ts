import { dayText } from '../../fixtures/subscription/change.ts';
import {
  contractOf,
  type Receipt,
  receivedText,
  WITHDRAWAL,
  type WithdrawalForm,
} from '../../fixtures/subscription/withdrawal.ts';
import { SERVICE } from '../content/service.ts';
import { html, type Markup } from '../server/html.ts';
import type { PageContext } from './context.ts';
import { field, formError, formSecrets } from './form-parts.ts';
import { page } from './page.ts';
import { CANCEL } from './subscriptions/own-subscription.ts';

/** The form's values, with the error messages by field. */
export interface WithdrawalState {
  readonly form: WithdrawalForm;
  readonly errors?: Partial<WithdrawalForm> & { readonly form?: string };
}

/** The first step of a withdrawal: who withdraws, and from which contract [withdrawal-1]. */
export function withdrawalPage({ form, errors = {} }: WithdrawalState, context: PageContext): Markup {
  const filled = prefilled(form, context);
  return frame(
    Object.keys(errors).length > 0 ? 'Fout: Herroepen' : 'Herroepen',
    html`<p>Tot veertien dagen na je bestelling kun je haar herroepen, zonder reden te geven. Vul in wie je bent en wat je herroept; in stap 2 bevestig je het.</p>
<div data-widget="withdrawal" data-cancel-url="${CANCEL}">${period(context)}<form class="form account-page__form" method="post" action="${WITHDRAWAL}" novalidate>${formError(errors.form)}${formSecrets(context)}
${field({ name: 'name', label: 'Je naam', type: 'text', autocomplete: 'name', value: filled.name, error: errors.name, focus: errors.name !== undefined })}
${field({ name: 'email', label: 'E-mailadres', type: 'email', autocomplete: 'email', help: 'Hierheen sturen we je ontvangstbevestiging.', required: false, value: filled.email, error: errors.email, focus: errors.email !== undefined && errors.name === undefined })}
${field({ name: 'order', label: 'Bestelnummer (niet verplicht)', type: 'text', autocomplete: 'off', help: 'Het staat in de e-mail over je bestelling. Weet je het niet, dan is je e-mailadres genoeg.', required: false, value: filled.order })}
${field({ name: 'what', label: 'Wat herroep je?', type: 'text', autocomplete: 'off', help: 'Bijvoorbeeld: mijn abonnement Digitaal.', value: filled.what, error: errors.what })}
<div><button class="form-button form-button--primary" name="step" value="check">Naar stap 2</button></div></form></div>
<p>Komt je bestelling van een andere winkel? Herroep dan daar. Vragen? De <a href="${SERVICE}">klantenservice</a> helpt je.</p>`,
    context,
  );
}

/**
 * The second step: the button that withdraws. @param key idempotency key, so that a repeated submission withdraws once
 */
export function withdrawalCheckPage(
  form: WithdrawalForm,
  key: string,
  error: string | undefined,
  context: PageContext,
): Markup {
  const hidden = Object.entries({ ...form, key }).map(
    ([name, value]) => html`<input type="hidden" name="${name}" value="${value}">`,
  );
  return frame(
    'Stap 2: klopt dit?',
    html`${formError(error)}<ul class="account-page__list">${lines(form)}</ul>
<p>Na je bevestiging krijg je meteen een ontvangstbevestiging, hier en per e-mail.</p>
<form class="form" method="post" action="${WITHDRAWAL}">${formSecrets(context)}${hidden}<p class="account-page__choice"><button class="form-button form-button--primary" name="step" value="confirm">Herroeping bevestigen</button> <button class="form-button" name="step" value="change">Wijzigen</button></p></form>`,
    context,
  );
}

/** The receipt, with date and time [withdrawal-2]. @param receipt undefined if this browser has none */
export function receiptPage(receipt: Receipt | undefined, context: PageContext): Markup {
  if (!receipt) {
    return frame(
      'We vinden je herroeping hier niet',
      html`<p>Je ontvangstbevestiging staat in je e-mail. Niets ontvangen? Herroep opnieuw: dat telt nooit dubbel.</p><p><a class="button" href="${WITHDRAWAL}">Naar herroepen</a></p>`,
      context,
    );
  }
  const { number, at, outcome, email } = receipt;
  return frame(
    'Je herroeping is ontvangen',
    html`<p role="status" tabindex="-1" autofocus>Nummer ${number}, ontvangen op ${receivedText(at)}.</p>
<ul class="account-page__list">${lines(receipt)}</ul><p>${outcome}</p>
<p>We stuurden een ontvangstbevestiging naar ${email || 'het e-mailadres van je bestelling'}.</p>`,
    context,
  );
}

function lines({ name, email, order, what }: WithdrawalForm): readonly (Markup | false)[] {
  return [
    html`<li>Herroepen: ${what}</li>`,
    html`<li>Naam: ${name}</li>`,
    email !== '' && html`<li>E-mailadres: ${email}</li>`,
    order !== '' && html`<li>Bestelnummer: ${order}</li>`,
  ];
}

/** The date until which the visitor can withdraw from the contract, or on which that ended [withdrawal-4]. */
function period({ visit }: PageContext): Markup | undefined {
  const contract = contractOf(visit.session);
  if (!contract) return undefined;
  const { name, status, over } = contract;
  if (status === 'withdrawn') return html`<p class="form-note">Je hebt ${name} herroepen.</p>`;
  return status === 'open'
    ? html`<p>Je kunt ${name} herroepen tot en met ${dayText(over - 1)}.</p>`
    : html`<p>De bedenktijd van ${name} is voorbij sinds ${dayText(over)}. <a href="${CANCEL}">Opzeggen kan wel</a></p>`;
}

function prefilled(form: WithdrawalForm, { visit }: PageContext): WithdrawalForm {
  const { account } = visit.session;
  const contract = contractOf(visit.session);
  const open = contract?.status === 'open' ? contract : undefined;
  return {
    name: form.name || (account?.name ?? ''),
    email: form.email || (account?.email ?? ''),
    order: form.order || (open?.order ?? ''),
    what: form.what || (open?.name ?? ''),
  };
}

function frame(title: string, content: Markup, context: PageContext): Markup {
  return page(
    {
      title,
      description: 'Herroep een bestelling binnen veertien dagen.',
      canonical: WITHDRAWAL,
      pageType: 'account',
      content: html`<div class="account-page account-page--single account-page--alone"><div class="account-page__main">
<div class="section-head"><h1>${title.replace('Fout: ', '')}</h1></div>
${content}
</div></div>`,
    },
    context,
  );
}
