import { AD_STATES } from '../../fixtures/ads/states.ts';
import { writeFaultRules } from '../../fixtures/server/fault-rules.ts';
import { mailsOf } from '../../fixtures/sessions/letterbox.ts';
import { VISITOR_KINDS } from '../../fixtures/sessions/visitor-kinds.ts';
import { fieldTime } from '../server/dates.ts';
import { attributes, html, type Markup } from '../server/html.ts';
import { LANGUAGES, VISITORS } from '../server/visit.ts';
import type { PageContext } from './context.ts';
import { liveblogTools } from './liveblog-tools.ts';
import { LETTERBOX, LETTERBOX_TEXTS } from './login-texts.ts';

/**
 * Controls that show the same page as another visitor, at another time, in another colour scheme, with consent
 * requested, with failing calls, with other advertisements or with texts in another language; a plain form.
 */
export function demoBar(context: PageContext): Markup {
  const { visit, path } = context;
  const { session, now, timeIsSet, ads, faults, wrongFaults } = visit;
  const { account } = session;
  const reader = account?.key ?? 'anonymous';
  const mails = mailsOf(session).length;
  const rules = writeFaultRules(faults);
  return html`<details class="demo-bar">
<summary>Demo: <b>${VISITOR_KINDS[session.kind]}</b>${timeIsSet && html` · ${fieldTime(now).replace('T', ' ')}`}${
    rules && html` · <span class="demo-bar__faults">storing ${rules.replaceAll(',', ', ')}</span>`
  }${ads !== 'fill' && html` · <span class="demo-bar__faults">advertenties ${AD_STATES[ads]}</span>`}${wrongFaults.length > 0 && html` · onbekende storing ${wrongFaults.join(', ')}`}</summary>
<form method="get" action="${path}">
<label>Bezoeker <select name="visitor">${Object.entries(VISITORS).map(
    ([value, name]) => html`<option${attributes({ value, selected: value === reader })}>${name}</option>`,
  )}${account && !Object.hasOwn(VISITORS, reader) && html`<option value="" selected>${account.name}</option>`}</select></label>
<label>Tijd <input type="datetime-local" name="now"${attributes({ value: timeIsSet ? fieldTime(now) : '' })}></label>
<label>Kleur <select name="colorScheme"><option value="">ongewijzigd</option><option value="light">licht</option><option value="dark">donker</option></select></label>
<label>Storing <input name="fault" placeholder="500:/login-status" spellcheck="false" autocapitalize="none"${attributes({ value: rules })}></label>
<label>Toestemming <select name="consent"><option value="">niet nodig</option><option${attributes({ value: 'required', selected: visit.consentRequired })}>gevraagd</option></select></label>
<label>Advertenties <select name="ads">${Object.entries(AD_STATES).map(
    ([value, name]) => html`<option${attributes({ value, selected: value === ads })}>${name}</option>`,
  )}</select></label>
<label>Taal <select name="language">${Object.entries(LANGUAGES).map(
    ([value, name]) =>
      html`<option${attributes({ value, selected: value === visit.language })}>${name}</option>`,
  )}</select></label>
<button>Toon</button>
${rules && html`<a href="?fault=">Wis storingen</a>`}
<a href="/features/">Onderdelen</a>
<a href="/demo/backend/">Backend</a>
<a href="${LETTERBOX}">${LETTERBOX_TEXTS.short}${mails > 0 && html` (${mails})`}</a>
</form>${liveblogTools(context)}
</details>`;
}
