import { type Judgement, membersOf, parentOf } from '../../fixtures/family/invitations.ts';
import { KINDS } from '../../fixtures/prices/price-list.ts';
import type { Account } from '../../fixtures/sessions/accounts.ts';
import type { Invitation } from '../../fixtures/sessions/families.ts';
import { accountByEmail, hasPassword } from '../../fixtures/sessions/registry.ts';
import { PASSWORD_LENGTH } from '../server/account-rules.ts';
import { html, type Markup } from '../server/html.ts';
import { accountAside } from './account-aside.ts';
import type { PageContext } from './context.ts';
import { REFUSED, FAMILY_TEXTS as T } from './family-texts.ts';
import { field, formError, formSecrets, usernameField } from './form-parts.ts';
import { ACCOUNT_TEXTS } from './login-texts.ts';
import { type AccountForm, newAccountFields } from './new-account-pages.ts';
import { page } from './page.ts';
import { subscriptionsAddress } from './subscriptions/addresses.ts';
import { BENEFITS } from './subscriptions/texts.ts';

const INVITATION = '/gezin/uitnodiging/';

/** The page on which a family shares a subscription [family-settings-4]. */
export function familyPage(context: PageContext): Markup {
  const { account } = context.visit.session;
  const login = html`<p><a href="/login/?return_to=${encodeURIComponent(context.returnTo)}">Log in</a> om te zien met wie je leest.</p>`;
  const offer = html`<p>${T.offer}</p><p><a class="button" href="${subscriptionsAddress(context)}">${T.toSubscriptions}</a></p>`;
  const own = account?.familyStatus === 'main' ? members(account, context) : offer;
  return page(
    {
      title: T.title,
      description: 'Lees de krant met je huisgenoten.',
      pageType: 'account',
      content: html`<div class="account-page account-page--single"><div class="account-page__main">
<div class="section-head"><h1>${T.title}</h1></div>
<p class="account-page__choice"><a href="/account/#gezin">Naar Mijn account</a></p>
<div data-widget="family-settings">${account ? own : login}</div>
</div>${accountAside(context, {
        title: 'Zo werkt meelezen',
        lines: [
          'Je nodigt tot vier huisgenoten uit, ieder op een eigen e-mailadres.',
          'Ieder leest met een eigen account: niemand ziet wat een ander leest of opslaat.',
          'Je kunt altijd iemand verwijderen en een ander uitnodigen.',
        ],
      })}</div>`,
    },
    context,
  );
}

/** The members of the family, for readers without scripts; with scripts the feature replaces it. */
function members(account: Account, { visit }: PageContext): Markup {
  const list = membersOf(visit.session, account);
  if (list.length === 0) return html`<p>${T.nobody}</p>`;
  return html`<p>${T.shared}</p><ul class="account-page__list">${list.map(({ email, isInvited }) => html`<li>${email}${isInvited && ` (${T.invitedMark})`}</li>`)}</ul><noscript><p>${T.needsScript}</p></noscript>`;
}

/**
 * The page on which an invited person accepts [family-invitation-1]: logged in with the invited address, or by logging
 * in or making an account with it on this page. Everybody else reads why it is not possible.
 * @param judgement whether the visitor can accept the invitation
 * @param token the token in the address
 * @param form the submitted values, with their errors
 */
export function invitationPage(
  judgement: Judgement,
  token: string,
  form: AccountForm,
  context: PageContext,
): Markup {
  if (!('invitation' in judgement)) return refusedPage(judgement.is, token, context);
  const { owner } = judgement.invitation;
  return invitationFrame(
    T.invited,
    html`<div data-widget="family-invitation">
<p data-already-subscribed hidden>${T.already} <a href="/account/#abonnement">${T.account}</a>.</p>
<form class="form account-page__form" method="post" action="${INVITATION}" novalidate>${formError(form.errors.form)}${formSecrets(context)}<input type="hidden" name="token" value="${token}">
<p>${owner.name} nodigt je uit om mee te lezen. Het kost je niets.</p>
${wayIn(judgement.invitation, form, context)}
<button type="submit" class="form-button form-button--primary">${T.accept}</button>
</form></div>`,
    context,
    form.errors,
  );
}

/** The form for a visitor who is not logged in: whoever has the link is taken to own the address. */
function wayIn({ email }: Invitation, form: AccountForm, { visit }: PageContext): Markup | undefined {
  const { session } = visit;
  if (session.account) return undefined;
  const account = accountByEmail(session, email);
  const { errors } = form;
  if (!account) {
    return html`<p>${T.make} <strong>${email}</strong>.</p>${newAccountFields({ ...form, email }, true)}`;
  }
  const isKnown = hasPassword(session, account);
  return html`<p>${isKnown ? T.login : T.choose} <strong>${email}</strong>.</p>${usernameField(email)}
${field({
  name: 'password',
  label: ACCOUNT_TEXTS.password,
  type: 'password',
  autocomplete: isKnown ? 'current-password' : 'new-password',
  ...(!isKnown && { help: ACCOUNT_TEXTS.help, length: PASSWORD_LENGTH }),
  error: errors.password,
  focus: errors.password !== undefined,
})}
${isKnown && html`<p class="form__links"><a href="/wachtwoord-vergeten/">${ACCOUNT_TEXTS.forgotten.title}?</a></p>`}`;
}

/** Says why an invitation cannot be accepted, and what to do instead. */
export function refusedPage(
  reason: Exclude<Judgement['is'], 'open'>,
  token: string,
  context: PageContext,
): Markup {
  const [title, text] = REFUSED[reason];
  const { account } = context.visit.session;
  const ways = {
    foreign: html`<p>${T.loggedInAs} <strong>${account?.email}</strong>.</p><form method="post" action="${INVITATION}">${formSecrets(context)}<input type="hidden" name="token" value="${token}"><button class="form-button form-button--primary" name="switch" value="1">${T.switch}</button></form>`,
    ended: html`<p><a class="button" href="${subscriptionsAddress(context)}">${T.toSubscriptions}</a></p>`,
    subscribed: html`<p><a class="button" href="/account/#abonnement">${T.account}</a></p>`,
    used:
      account?.familyStatus === 'sub'
        ? html`<p><a class="button" href="/gezin/">${T.toFamily}</a></p>`
        : !account && html`<p><a class="button" href="/login/?return_to=%2Fgezin%2F">${T.toLogin}</a></p>`,
  }[reason as string];
  return invitationFrame(
    title,
    html`<p>${text}</p>${ways || undefined}<p class="form__links"><a href="/">${T.front}</a></p>`,
    context,
  );
}

/** The reading rights of a new member of the family, and the people with whom they are shared. */
export function acceptedPage(context: PageContext): Markup {
  const { session } = context.visit;
  const owner = parentOf(session);
  const shared = KINDS.find(({ grants }) => grants.visitorKind === session.kind)?.benefits ?? [];
  const own = KINDS.find(({ benefits }) => benefits.includes('family'))?.benefits ?? [];
  const kept = own.filter((benefit) => !shared.includes(benefit));
  return invitationFrame(
    T.acceptedTitle,
    html`<p role="status" tabindex="-1" autofocus>${T.accepted} <strong>${owner?.name}</strong>. ${T.wayIn} <strong>${session.account?.email}</strong>.</p>
<h2>${T.mayTitle}</h2><ul class="account-page__list">${shared.map((benefit) => html`<li>${BENEFITS[benefit]}</li>`)}</ul>
<h2>${T.mayNotTitle} ${owner?.name}</h2><ul class="account-page__list">${kept.map((benefit) => html`<li>${BENEFITS[benefit]}</li>`)}</ul>
<p class="account-page__choice"><a class="button button--primary" href="/">${T.begin}</a> <a href="/gezin/">${T.toFamily}</a></p>`,
    context,
  );
}

function invitationFrame(
  title: string,
  content: Markup,
  context: PageContext,
  errors: AccountForm['errors'] = {},
): Markup {
  const hasFailed = Object.keys(errors).length > 0;
  return page(
    {
      title: hasFailed ? `Fout: ${title}` : title,
      description: 'Meelezen met het abonnement van een ander.',
      canonical: INVITATION,
      pageType: 'family-members-accept-invite',
      body: { 'history-notice': 'off' },
      content: html`<div class="account-page account-page--single account-page--alone"><div class="account-page__main">
<div class="section-head"><h1>${title}</h1></div>
${content}
</div></div>`,
    },
    context,
  );
}
