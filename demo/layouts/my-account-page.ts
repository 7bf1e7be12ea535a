import { parentOf } from '../../fixtures/family/invitations.ts';
import type { Account } from '../../fixtures/sessions/accounts.ts';
import { VISITOR_KINDS } from '../../fixtures/sessions/visitor-kinds.ts';
import { endedAt } from '../../fixtures/subscription/own.ts';
import { fullDate } from '../server/dates.ts';
import { html, type Markup } from '../server/html.ts';
import { accountAside } from './account-aside.ts';
import type { PageContext } from './context.ts';
import { logoutForm } from './form-parts.ts';
import { LOGOUT_TEXTS, MY_ACCOUNT_TEXTS as T } from './login-texts.ts';
import { page } from './page.ts';
import { ownSubscription } from './subscriptions/own-subscription.ts';

/** A section of the account page. */
interface Part {
  readonly id: string;
  readonly title: string;
  readonly content: Markup;
}

/** The account page: its sections for logged-in visitors, and a login link for everybody else [my-account-1]. */
export function myAccountPage(context: PageContext): Markup {
  const { account } = context.visit.session;
  return page(
    {
      title: T.title,
      pageType: 'account',
      content: html`<div class="account-page account-page--single"><div class="account-page__main">
<div class="section-head"><h1>${T.title}</h1></div>
<div data-widget="my-account">${account ? sections(account, context) : login(context)}</div>
</div>${accountAside(context, {
        title: 'Goed om te weten',
        lines: [
          'Je account geldt op de site, in de app en op elk apparaat waarop je inlogt.',
          'Wat je opslaat en volgt, zie je overal terug.',
          html`Kom je er niet uit? De <a href="/klantenservice/">klantenservice</a> helpt je.`,
        ],
      })}</div>`,
    },
    context,
  );
}

function login({ returnTo }: PageContext): Markup {
  return html`<p><a href="/login/?return_to=${encodeURIComponent(returnTo)}">Log in</a> om je account te bekijken.</p>`;
}

function sections(reader: Account, context: PageContext): Markup {
  const parts = [details(reader), subscription(reader, context), family(), privacy(), leave(context)];
  return html`<nav class="account-nav" aria-label="${T.sections}"><ul>${parts.map(({ id, title }) => html`<li><a href="#${id}">${title}</a></li>`)}</ul></nav>
${parts.map(({ id, title, content }) => html`<section class="account-page__part" id="${id}" aria-labelledby="${id}-kop"><h2 id="${id}-kop">${title}</h2>${content}</section>`)}`;
}

function details({ name, email }: Account): Part {
  return {
    id: 'gegevens',
    title: T.details,
    content: html`<p>${name}<br>${email}</p><p><a class="button" href="/profiel/">${T.changeDetails}</a></p><p><a href="/wachtwoord-vergeten/">${T.changePassword}</a></p>`,
  };
}

function subscription({ kind }: Account, context: PageContext): Part {
  const { session } = context.visit;
  const since = session.dates?.subscriptionCreated;
  const parent = parentOf(session);
  const ended = endedAt(session);
  const none = ended === undefined ? T.none : `${T.ended} ${fullDate(new Date(ended))}.`;
  return {
    id: 'abonnement',
    title: T.subscription,
    content: html`<p>${kind === 'registered' ? T.readsFree : html`${T.readsAs} <strong>${VISITOR_KINDS[kind]}</strong>`}${parent && html`, met het abonnement van ${parent.name}`}. ${since === undefined ? none : html`${T.since} ${fullDate(new Date(since))}.`}</p>
${ownSubscription(context)}
<p><a class="button" href="/abonnementen/">${T.offers}</a></p><p><a href="/welkom/">${T.discover}</a></p>`,
  };
}

function family(): Part {
  const ways = [
    { id: 'gezin-beheren', title: T.manage, text: T.manageText },
    { id: 'gezin-lid', title: T.member, text: T.memberText },
    { id: 'gezin-starten', title: T.start, text: T.startText },
  ];
  return {
    id: 'gezin',
    title: T.family,
    content: html`${ways.map(({ id, title, text }) => html`<h3 id="${id}">${title}</h3><p>${text}</p>`)}
<p><a class="button" href="/gezin/">${T.toFamily}</a></p>`,
  };
}

function privacy(): Part {
  return {
    id: 'privacy',
    title: T.privacy,
    content: html`<p>${T.privacyText}</p><p><a class="button" href="/instellingen/privacy/">${T.toPrivacy}</a></p><p><a href="/instellingen/meldingen/">${T.toMessages}</a></p>`,
  };
}

function leave(context: PageContext): Part {
  return {
    id: 'uitloggen',
    title: T.leave,
    content: html`<p>${T.leaveText}</p>${logoutForm(context, LOGOUT_TEXTS.submit)}`,
  };
}
