import { html } from '../server/html.ts';

/** Shown once per visit, to who is not logged in; its link gets the way back from the script. */
export const loginModal = html`<div data-widget="login-modal" hidden>
<h2>Log in om verder te gaan</h2>
<p>Met een account bewaar je artikelen, volg je onderwerpen en lees je op elk apparaat verder waar je was.</p>
<a href="/login/">Inloggen</a>
</div>`;
