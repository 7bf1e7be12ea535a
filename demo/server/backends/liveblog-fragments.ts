import * as z from 'zod';
import type { PaperUpdate } from '../../../fixtures/backends/liveblog-newstheme-block.ts';
import { Refusal } from '../../../fixtures/server/answers.ts';
import { type Backend, route } from '../../../fixtures/server/route.ts';
import type { Session } from '../../../fixtures/sessions/session.ts';
import { ARTICLES } from '../../content/index.ts';
import { newestUpdates } from '../../layouts/liveblog-widget.ts';
import type { Paper } from '../addresses.ts';
import { trusted } from '../html.ts';
import { liveBlog } from '../liveblog/live-blog.ts';

const id = z.coerce.number('must be a number').int('must be a number');
const query = z.object({ state: z.optional(z.enum(['empty', 'hostile', 'double'])) });

/** The newest updates as HTML, for the liveblog's widget on other pages. */
export function liveblogFragments(paper: Paper): Backend {
  return {
    name: 'Liveblog op andere pagina’s',
    routes: [
      route({
        path: '/data/fragments/liveblog/:id',
        about:
          'De nieuwste updates van een liveblog. Met ?state= een ander antwoord: empty, hostile of double.',
        params: z.object({ id }),
        query,
        example: { path: '/data/fragments/liveblog/4104' },
        answer: ({ params, query: { state }, session, now }) => {
          const liveblog = ARTICLES.find((article) => article.id === params.id);
          if (liveblog?.kind !== 'liveblog') throw new Refusal(404, 'there is no such liveblog');
          const { text } = newestUpdates(liveblog, { paper, visit: { session, now: new Date(now) } });
          const headers = { 'Content-Type': 'text/html; charset=utf-8' };
          return new Response(played(state, text), { headers });
        },
      }),
    ],
  };
}

/** The updates of one of the paper's liveblogs, newest first, without the silent ones; undefined for an unknown id. */
export const updatesInBrief = (
  articleId: number,
  paper: Paper,
  { session, now }: { readonly session: Session; readonly now: number },
): readonly PaperUpdate[] | undefined => {
  const liveblog = ARTICLES.find((article) => article.id === articleId);
  if (liveblog?.kind !== 'liveblog') return undefined;
  return liveBlog(liveblog, paper, { session, now: new Date(now) })
    .updates.filter(({ silent }) => !silent)
    .map(({ headline, time }) => ({ title: headline, time }))
    .sort((one, other) => other.time - one.time);
};

function played(state: string | undefined, text: string): string {
  if (state === 'empty') return '<!-- niets -->';
  if (state === 'double') return text.replace(/<li.*<\/li>/s, (items) => items + items);
  if (state === 'hostile') {
    return trusted(
      `<ol><li data-widget="liveblog-update" data-update-id="1" data-published-at="2026-03-29T10:00:00Z" data-article-url="/"><h3>Vijandig</h3><p>Opmaak en scripts zijn verwijderd. <a href="javascript:window.hacked=true">Lok</a><script>window.hacked = true</script></p></li></ol>`,
    ).text;
  }
  return text;
}
