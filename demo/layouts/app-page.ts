import type { Article } from '../content/types.ts';
import { html, type Markup } from '../server/html.ts';
import type { PageContext } from './context.ts';
import { page } from './page.ts';

const PLATFORMS = {
  'nmt-ios': 'iOS',
  'nmt-android': 'Android',
  'nmt-puzzel-ios': 'Puzzels op iOS',
  'nmt-puzzel-android': 'Puzzels op Android',
};

const CAPABILITIES = { links: 'Links openen', share: 'Delen', consent: 'Cookie-instellingen' };

const PURPOSES = { 'social-media': 'Sociale media', uitgebreid: 'Uitgebreide inhoud' };

const MANNERS = {
  handles: 'doet het en zegt het',
  refuses: 'zegt dat hij het niet doet',
  silent: 'zegt niets',
  throws: 'gooit een fout',
  twice: 'antwoordt twee keer',
};

/** Messages that an app could send by mistake; `app-bridge.js` makes those of the page. */
const WRONG = {
  'no-object': 'een tekst in plaats van een object',
  'text-flag': 'enabled is een tekst',
  'class-instance': 'een object van een klasse',
  'throwing-getter': 'een object dat een fout gooit',
  'prototype-keys': 'namen als __proto__',
};

/** Simulates the app: a web view with an article, and both sides of the bridge to try by hand. */
export function appPage(article: Article, context: PageContext): Markup {
  return page(
    {
      title: 'De krant in de app',
      description: 'Een telefoon met een artikel in de app, en elk bericht tussen de twee.',
      pageType: 'demo-app',
      scripts: ['app-demo.js'],
      content: content(`${context.paper.address(article)}/appview`),
    },
    context,
  );
}

function content(address: string): Markup {
  return html`<div class="app-demo" id="app-demo" data-waiting data-address="${address}">
<div class="section-head"><h1>De krant in de app</h1><p>Links speelt de demo de app: een web view met een artikel. Rechts staat wat de app aanbiedt en stuurt, en elk bericht over de brug in beide richtingen.</p></div>
<noscript><p>Zonder script is er geen app te spelen. <a href="${address}">Dit is het artikel zoals de app het krijgt.</a></p></noscript>
<div class="app-demo__phone">
<p class="app-demo__bar">NMT <span id="app-platform"></span></p>
<div class="app-demo__view"></div>
<section class="app-demo__screen" aria-labelledby="app-screen-title" hidden>
<h2 id="app-screen-title" tabindex="-1"></h2>
<div id="app-screen-content"></div>
<button type="button" class="button" id="app-back">Terug naar de pagina</button>
</section>
</div>
<form class="app-demo__side">
<fieldset><legend>De app</legend>
<label>Platform <select name="app">${options(PLATFORMS)}</select></label>
<label>Bij een vraag <select name="manner">${options(MANNERS)}</select></label>
</fieldset>
<fieldset><legend>Biedt aan</legend>${checkboxes('capability', CAPABILITIES)}</fieldset>
<fieldset><legend>Toestemming</legend>${checkboxes('purpose', PURPOSES)}<button class="button" name="send" value="consent">Stuur toestemming</button></fieldset>
<fieldset><legend>Foute toestemming</legend>
<label>Soort <select name="wrong">${options(WRONG)}</select></label>
<button class="button" name="send" value="wrong">Stuur iets fouts</button>
</fieldset>
</form>
<section class="app-demo__log" aria-labelledby="app-log-title">
<h2 id="app-log-title">Berichten</h2>
<div role="log" aria-labelledby="app-log-title" tabindex="0"><ol></ol></div>
</section>
</div>`;
}

function options(words: Record<string, string>): Markup {
  return html`${Object.entries(words).map(([value, word]) => html`<option value="${value}">${word}</option>`)}`;
}

function checkboxes(name: string, words: Record<string, string>): Markup {
  return html`${Object.entries(words).map(
    ([value, word]) =>
      html`<label class="app-demo__check"><input type="checkbox" name="${name}" value="${value}"> ${word}</label>`,
  )}`;
}
