import { VISITOR_KINDS } from '../../fixtures/sessions/visitor-kinds.ts';
import { fieldTime } from '../server/dates.ts';
import { attributes, html, type Markup } from '../server/html.ts';
import { VISITORS } from '../server/visit.ts';
import type { PageContext } from './context.ts';

/** Shows the same page as another visitor, at another time or in another colour; a plain form. */
export function demoBar({ visit, path }: PageContext): Markup {
  return html`<details class="demo-bar">
<summary>Demo: <b>${VISITOR_KINDS[visit.session.kind]}</b>${visit.timeIsSet && html` · ${fieldTime(visit.now).replace('T', ' ')}`}</summary>
<form method="get" action="${path}">
<label>Bezoeker <select name="visitor">${Object.entries(VISITORS).map(
    ([value, name]) =>
      html`<option${attributes({ value, selected: value === (visit.session.account?.key ?? 'anonymous') })}>${name}</option>`,
  )}</select></label>
<label>Tijd <input type="datetime-local" name="now"${attributes({ value: visit.timeIsSet ? fieldTime(visit.now) : '' })}></label>
<label>Kleur <select name="colorScheme"><option value="">ongewijzigd</option><option value="light">licht</option><option value="dark">donker</option></select></label>
<button>Toon</button>
<a href="/features/">Onderdelen</a>
</form>
</details>`;
}
