import { html, type Markup } from '../../server/html.ts';
import type { TriedCall } from '../../server/try-call.ts';
import type { PageContext } from '../context.ts';
import { formError, formSecrets } from '../form-parts.ts';
import { page } from '../page.ts';
import { BACKEND_TEXTS as T } from './backend-texts.ts';
import { callsSection } from './calls.ts';
import { faultsSection } from './faults.ts';
import { visitorsSection } from './visitors.ts';

/** The result of the visitor's last action on the page. */
interface Outcome {
  readonly tried?: TriedCall;
  readonly refused?: keyof typeof T.refused;
}

/** The page about the simulated backend: visitors, stored state, faults, and all calls with forms to try them. */
export function backendPage({ tried, refused }: Outcome, context: PageContext): Markup {
  return page(
    {
      title: T.title,
      description: T.lead,
      pageType: 'features',
      content: html`<div class="features backend"><div class="section-head"><h1>${T.title}</h1><p>${T.lead}</p></div>
${formError(refused && T.refused[refused])}
<div id="antwoord">${tried && answerSection(tried)}</div>
${visitorsSection(context)}
${stateSection(context)}
${faultsSection(context)}
${callsSection(context)}</div>`,
    },
    context,
  );
}

function answerSection({ method, path, status, type, body, isDropped }: TriedCall): Markup {
  return html`<section class="backend__answer" aria-labelledby="antwoord-kop" role="status"><h2 id="antwoord-kop">${T.tried}</h2>
<p><code>${method} ${path}</code></p>${
    isDropped
      ? html`<p>${T.dropped}</p>`
      : html`<p><strong>${status}</strong> ${type}</p><pre tabindex="0" role="region" aria-label="${T.tried}">${body || T.empty}</pre>`
  }</section>`;
}

function stateSection(context: PageContext): Markup {
  const states = context.visit.session.states();
  const list = states.map(
    ({ name, value }) =>
      html`<dt>${name}</dt><dd><pre tabindex="0" role="region" aria-label="${name}">${written(value)}</pre></dd>`,
  );
  return html`<section aria-labelledby="toestand"><h2 id="toestand">${T.state.title}</h2><p>${T.state.lead}</p>
${
  states.length === 0
    ? html`<p>${T.state.empty}</p>`
    : html`<dl class="backend__state">${list}</dl><form method="post" action="/demo/backend/">${formSecrets(context)}<button class="form-button" name="action" value="reset">${T.state.reset}</button></form>`
}</section>`;
}

/** Formats state for developers: JSON has no sets and maps. */
function written(value: unknown): string {
  return JSON.stringify(
    value,
    (_, part: unknown) => {
      if (part instanceof Set) return [...part];
      return part instanceof Map ? Object.fromEntries(part) : part;
    },
    2,
  );
}
