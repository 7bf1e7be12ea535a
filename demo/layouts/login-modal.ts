import { html, type Markup } from '../server/html.ts';
import type { PageContext } from './context.ts';
import { registrationAddress, returnQuery } from './form-parts.ts';

/** Shown once per visit to logged-out readers; the script adds the return address to its link. */
export const loginModal = (context: PageContext): Markup => html`<div data-widget="login-modal" hidden>
<h2>Log in om verder te gaan</h2>
<p>Met een account sla je artikelen op, volg je onderwerpen en lees je op elk apparaat verder waar je was.</p>
<a href="/login/">Inloggen</a>
<p><a href="${registrationAddress(context)}">Account maken</a> · <a href="/wachtwoord-vergeten/${returnQuery(context)}">Wachtwoord vergeten?</a></p>
</div>`;
