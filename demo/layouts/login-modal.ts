import { html } from '../server/html.ts';

/** Shown once per visit to logged-out readers; the script adds the return address to its link. */
export const loginModal = html`<div data-widget="login-modal" hidden>
<h2>Log in om verder te gaan</h2>
<p>Met een account bewaar je artikelen, volg je onderwerpen en lees je op elk apparaat verder waar je was.</p>
<a href="/login/">Inloggen</a>
<p><a href="/create-account/">Account maken</a> · <a href="/wachtwoord-vergeten/">Wachtwoord vergeten?</a></p>
</div>`;
