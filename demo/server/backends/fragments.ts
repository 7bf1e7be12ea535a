import * as z from 'zod';
import { type Backend, type Route, route } from '../../../fixtures/server/route.ts';
import { articleById } from '../../content/index.ts';
import { smallPicture } from '../../layouts/picture.ts';
import { latestContent, mostReadContent } from '../../layouts/side.ts';
import type { Paper } from '../addresses.ts';
import { html, type Markup, trusted } from '../html.ts';
import type { Visit } from '../visit.ts';

/** Malformed fragments, by the name of the state that the demo shows with them. */
const STATES: Record<string, Markup> = {
  empty: html`<!-- niets -->
`,
  // Without event handlers: browsers report those as violations of the page's policy even if the HTML is only parsed.
  hostile: trusted(
    '<h2>Vijandig</h2><script>window.hacked = true</script><ol><li><a href="javascript:window.hacked=true">Opmaak en scripts zijn verwijderd</a></li><li><img src="/static/bestaat-niet.png" alt=""><a href="/">Deze link werkt gewoon</a></li></ol><iframe src="/"></iframe>',
  ),
  json: html`{"geen": "html"}`,
};

const query = z.object({
  state: z.optional(z.enum(['empty', 'hostile', 'json', 'many', 'short'])),
});

/** The CMS's fragments of pages, as HTML. */
export function fragments(paper: Paper): Backend {
  return {
    name: 'Fragmenten van het CMS',
    routes: [
      fragment('/data/fragments/latest-news', 'Het laatste nieuws als lijst.', (visit) =>
        latestContent({ paper, visit }),
      ),
      fragment('/data/fragments/most-read', 'Meest gelezen als lijst.', (visit) =>
        mostReadContent({ paper, visit }),
      ),
      fragment('/data/fragments/lees-meer', 'Een blok met achtergrond bij een artikel.', () => background()),
    ],
  };
}

type Visitor = Pick<Visit, 'session' | 'now'>;

function fragment(path: string, about: string, content: (visit: Visitor) => Markup): Route {
  return route({
    path,
    about: `${about} Met ?state= een ander antwoord: empty, hostile, json, many of short.`,
    query,
    answer: ({ query: { state }, session, now }) => {
      const type = state === 'json' ? 'application/json' : 'text/html; charset=utf-8';
      return new Response(contentFor(state, content({ session, now: new Date(now) })).text, {
        headers: { 'Content-Type': type },
      });
    },
  });
}

function contentFor(state: string | undefined, content: Markup): Markup {
  const named = state !== undefined && STATES[state];
  if (named) return named;
  if (state === 'many') {
    return html`<h2>Heel veel</h2><ol>${Array.from({ length: 10_000 }, (_, index) => html`<li><a href="/?bericht=${index}">Artikel ${index + 1}, met een kop die lang genoeg is om mee te tellen</a></li>`)}</ol>`;
  }
  if (state === 'short') {
    return html`<h2>Kort</h2><ol><li><a href="/sectie/sport/">Eén artikel</a></li></ol>`;
  }
  return content;
}

function background(): Markup {
  return html`<h2>Waarom dit blok later komt</h2><p>De redactie kiest bij elk groot verhaal een paar stukken die helpen het te begrijpen. Wie niet zo ver leest, hoeft er ook niet op te wachten.</p><ul class="titles"><li><a href="/sectie/wetenschap/">Meer uit Wetenschap</a></li><li><a href="/sectie/economie/">Meer uit Economie</a></li></ul><div class="fragment-picture">${smallPicture(articleById(4111).picture)}</div>`;
}
