import { contractOf } from '../../../fixtures/contract/index.ts';
import type { Backend, Route } from '../../../fixtures/server/route.ts';
import { schemaFile } from '../../../fixtures/server/schema-file.ts';
import { allBackends } from '../../server/backends/index.ts';
import { html, type Markup } from '../../server/html.ts';
import { exampleBody, routeKey } from '../../server/try-call.ts';
import type { PageContext } from '../context.ts';
import { formSecrets } from '../form-parts.ts';
import { BACKEND_TEXTS } from './backend-texts.ts';

const T = BACKEND_TEXTS.calls;

/** All calls of all backends, each with a form to try it. */
export function callsSection(context: PageContext): Markup {
  return html`<section aria-labelledby="aanroepen"><h2 id="aanroepen">${T.title}</h2><p>${T.lead}</p>${allBackends(
    context.paper,
  ).map((backend, index) => backendCalls(backend, index, context))}</section>`;
}

function backendCalls({ name, routes }: Backend, index: number, context: PageContext): Markup {
  return html`<section class="backend__group" aria-labelledby="backend-${index}"><h3 id="backend-${index}">${name}</h3>${routes.map(
    (
      route,
    ) => html`<div class="backend__call"><p class="backend__path"><b>${route.method}</b> <code>${route.path}</code></p>
<p>${route.about}</p>${marks(route, context)}${route.method !== 'GET' && attempt(route, context)}</div>`,
  )}</section>`;
}

/** The notes about a call, its schema, and a link to try it if it is a read. */
function marks({ method, path, login, bearer, crossSite, example }: Route, { visit }: PageContext): Markup {
  const reader = contractOf(method, path)?.reads;
  const canTry = method === 'GET' && !bearer && !(login && !visit.session.account);
  return html`<ul class="backend__marks">${login && html`<li>${T.login}</li>`}${bearer && html`<li>${T.bearer}</li>`}${crossSite && html`<li>${T.crossSite}</li>`}${
    reader && html`<li><a href="/static/api/${schemaFile(reader.name)}">${T.schema}</a></li>`
  }${canTry && html`<li><a href="${example.path}">${T.try} <code>${example.path}</code></a></li>`}</ul>`;
}

/** The form that makes a write; its fields have the example's values. */
function attempt(route: Route, context: PageContext): Markup {
  const key = routeKey(route);
  const id = key.replace(/\W+/g, '-');
  const body = exampleBody(route);
  return html`<details class="backend__try"><summary>${T.try}<span class="visually-hidden"> ${key}</span></summary><form class="form" method="post" action="/demo/backend/#antwoord">${formSecrets(context)}
<input type="hidden" name="route" value="${key}">
<div class="form-field"><label for="path-${id}">${T.path}</label><input id="path-${id}" name="path" value="${route.example.path}" spellcheck="false"></div>
${
  body !== undefined &&
  html`<div class="form-field"><label for="body-${id}">${T.body}</label><textarea id="body-${id}" name="body" rows="4" spellcheck="false">${body}</textarea></div>`
}
<button class="form-button">${T.send}</button></form></details>`;
}
