import type { Account } from '../../fixtures/sessions/accounts.ts';
import { VISITOR_KINDS } from '../../fixtures/sessions/visitor-kinds.ts';
import { html, type Markup } from '../server/html.ts';
import { icon } from '../server/icons.ts';
import type { PageContext } from './context.ts';
import { logoutForm } from './form-parts.ts';
import { LOGOUT_TEXTS, MY_ACCOUNT_TEXTS as T } from './login-texts.ts';
import { invitation, subscriptionsAddress } from './subscriptions/addresses.ts';

const LOGGED_IN = 'registered, regional, subscribed, subscribed-plus';

/**
 * The header's corner of the account, for the present visitor and for the next: a login in another tab changes it here.
 */
export function account(context: PageContext): Markup {
  const { account: reader } = context.visit.session;
  const login = html`<a class="login" data-visitors="logged-out"${reader && html` hidden`} href="/login/?return_to=${encodeURIComponent(context.returnTo)}">${icon('user-round')}<span>Inloggen</span></a>`;
  // Without a session the menu is empty: the link leads to a page with its content.
  return reader
    ? html`${login}<div class="account" data-visitors="${LOGGED_IN}">${profileMenu(reader, context)}</div>`
    : html`${login} <a class="login" data-visitors="${LOGGED_IN}" hidden href="${context.returnTo}">${icon('user-round')}<span>Mijn account</span></a>`;
}

/** The server sends no name, so that pages can be cached for all readers; the script inserts it. */
function profileMenu({ kind }: Account, context: PageContext): Markup {
  const avatar = html`<span data-widget="reader-name" data-show="initial">${icon('user-round')}</span>`;
  return html`<div class="profile" data-widget="profile-menu">
<a class="profile__opener" data-menu-opener data-tour-step="3" href="#account" aria-label="Mijn account">${avatar}</a>
<div class="profile__panel" data-menu id="account" aria-label="Mijn account">
<div class="profile__head" data-menu-head>${avatar}<p><strong data-widget="reader-name" data-show="name">Mijn account</strong> <span>${VISITOR_KINDS[kind]}</span></p></div>
<div data-menu-column id="account-begin">
<nav aria-label="Mijn account"><ul>
<li><a href="/profiel/">Mijn gegevens</a></li>
<li><a href="/account/">Mijn account</a></li>
<li><a href="/mijn-nieuws/">Mijn nieuws</a></li>
<li><a href="/leeslijst/">Leeslijst</a></li>
<li><a href="/onderwerpen/">Onderwerpen</a></li>
<li><a href="/instellingen/privacy/">Privacy en leesgeschiedenis</a></li>
<li><a href="/nieuwsbrieven/">Nieuwsbrieven</a></li>
<li><a href="/service-mails/">Service-e-mails</a></li>
<li><a href="/account/opzeggen/">Abonnement opzeggen</a></li>
<li><a href="#account-abonnement">Abonnement</a></li>
<li><a href="#account-hulp">Hulp</a></li>
</ul></nav>
<div class="profile__out">${logoutForm(context, LOGOUT_TEXTS.submit)}</div>
</div>
<nav data-menu-column id="account-abonnement" aria-labelledby="account-abonnement-kop">
<h2 id="account-abonnement-kop">Abonnement</h2>
<ul>
<li${invitation(context)}><a href="${subscriptionsAddress(context)}">Abonneren</a></li>
<li><a href="/account/#abonnement">${kind === 'registered' ? T.readsFree : `${T.readsAs} ${VISITOR_KINDS[kind]}`}</a></li>
<li><a href="/herroepen/">Hier herroepen</a></li>
<li data-widget="family-link">
<a data-family-link="main" hidden href="/account/#gezin-beheren">Meelezers beheren</a>
<a data-family-link="sub" hidden href="/account/#gezin-lid">Je familieabonnement</a>
<a data-family-link="non-sub" hidden href="/account/#gezin-starten">Lees samen met je huisgenoten</a>
</li>
</ul>
</nav>
<nav data-menu-column id="account-hulp" aria-labelledby="account-hulp-kop">
<h2 id="account-hulp-kop">Hulp</h2>
<ul>
<li><a href="/klantenservice/">Klantenservice</a></li>
<li><a href="/vacatures/">Werken bij de krant</a></li>
<li><a href="#modal=consent-preferences">Cookie-instellingen</a></li>
</ul>
</nav>
<p data-menu-close><a href="#inhoud">Sluit het menu</a></p>
</div>
</div>`;
}
