import { Hono } from 'hono';
import type { SessionEnv } from '../../../fixtures/sessions/session-cookie.ts';
import { articleById } from '../../content/index.ts';
import { articlePage } from '../../layouts/article-page.ts';
import { notFoundPage } from '../../layouts/not-found-page.ts';
import { type Markup, trusted } from '../html.ts';
import type { PageRequest, SendPage } from '../send-page.ts';

/** Id of the liveblog with which all states are shown. */
const STORM = 4104;
/** Short, so that nobody has to wait long, in ms. */
const INTERVAL = 3_000;

const firstUpdate = /<li class="update[^>]*>/;
const spoil = (attribute: RegExp) => (text: string) =>
  text.replace(firstUpdate, (tag) => `${tag.replace(attribute, '')}<h2>Kapot</h2></li>${tag}`);

/** Malformed versions of a liveblog's page when it is polled, made from the correct page, by the name of the state. */
const WRONG: Record<string, (text: string) => string> = {
  'ander-artikel': (text) => text.replace(`data-article-id="${STORM}"`, 'data-article-id="4117"'),
  half: (text) => text.slice(0, text.length * 0.6),
  enorm: (text) => text.replace(firstUpdate, (tag) => tag + 'zeer lang '.repeat(2_000_000)),
  leeg: (text) => text.replace(/<ol class="updates".*?<\/ol>/s, ''),
  'zonder-id': spoil(/data-article-id="[^"]*" /),
  'zonder-tijd': spoil(/data-published-at="[^"]*" ?/),
  dubbel: (text) => text.replace(firstUpdate, (tag) => `${tag}<h2>Nog een keer</h2></li>${tag}`),
  vijandig: (text) =>
    text.replace(
      /(<li class="update[^>]*data-article-id=")\d+("[^>]*>)/,
      (tag, before, after) =>
        `${before}1${after}<h2>Vijandig</h2><p>Opmaak en scripts zijn verwijderd. <a href="javascript:window.hacked=true">Lok</a><script>window.hacked = true</script></p></li>${tag}`,
    ),
};

/** Liveblogs whose page is malformed when it is polled. */
export function liveblogStates(send: SendPage): Hono<SessionEnv> {
  return new Hono<SessionEnv>().get('/:state/', async (context: PageRequest) => {
    const state = context.req.param('state') ?? '';
    const wrong = WRONG[state];
    if (!wrong && state !== 'storing' && state !== 'inloggen')
      return send(context, notFoundPage, { status: 404 });
    const isOpened = (context.req.header('sec-fetch-mode') ?? 'navigate') === 'navigate';
    if (!isOpened && state === 'storing') return context.html('<p>Er is iets misgegaan.</p>', 500);
    if (!isOpened && state === 'inloggen') return context.redirect('/login/', 302);
    return send(context, (page): Markup => {
      const { text } = articlePage(articleById(STORM), page);
      const quick = text.replace(
        'data-widget="liveblog"',
        `data-widget="liveblog" data-refresh-interval="${INTERVAL}"`,
      );
      return trusted(isOpened || !wrong ? quick : wrong(quick));
    });
  });
}
