import { writeFaultRules } from '../../../fixtures/server/fault-rules.ts';
import { FAULTS } from '../../../fixtures/server/play-fault.ts';
import { html, type Markup } from '../../server/html.ts';
import type { PageContext } from '../context.ts';
import { BACKEND_TEXTS } from './backend-texts.ts';
import { table } from './table.ts';

const T = BACKEND_TEXTS.faults;

/** Controls that make calls fail, and the calls that fail now. */
export function faultsSection({ visit }: PageContext): Markup {
  const rows = Object.entries(FAULTS).map(([fault, about]) => {
    const example = `?fault=${fault}:/data/weather`;
    return [
      html`<code>${fault}</code>`,
      html`${about}`,
      html`<a href="${example}"><code>${example}</code></a>`,
    ];
  });
  return html`<section aria-labelledby="storingen"><h2 id="storingen">${T.title}</h2><p>${T.lead}</p>
${visit.faults.length > 0 && html`<p class="backend__active"><strong>${T.active}:</strong> <code>${writeFaultRules(visit.faults)}</code> <a href="?fault=">${T.clear}</a></p>`}
${table(T.title, T.heads, rows)}</section>`;
}
