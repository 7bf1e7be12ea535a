import * as z from 'zod';
import { recommenderEvents } from '../../../fixtures/backends/recommender.ts';
import { Refusal, strange } from '../../../fixtures/server/answers.ts';
import { type Backend, route } from '../../../fixtures/server/route.ts';
import { stateOf } from '../../../fixtures/sessions/state.ts';
import { FRESH } from '../../content/fresh.ts';
import { ARTICLES } from '../../content/index.ts';
import { SECTIONS } from '../../content/sections.ts';
import type { Article } from '../../content/types.ts';
import type { Paper } from '../addresses.ts';
import { asItStands, type Look, lastNews } from '../liveblog/live-blog.ts';

/** The number of times that a reader has requested the missed articles: the order of the articles changes each time. */
const visits = stateOf('bezoeken aan de voorpagina', () => ({ count: 0 }));

const MANY = 10_000;
/** Index pages that the demo's feature page uses for its states. */
const STATES = ['leeg', 'vijandig', 'onvolledig', 'tienduizend', 'storing'] as const;

/** The articles that a subscriber missed on an index page. */
export function missedItems(paper: Paper): Backend {
  const itemFor = (look: Look) => (article: Article) => ({
    article_id: article.id,
    article_published_at: lastNews(article, paper, look).toISOString(),
    flag: article.label ?? SECTIONS[article.section].name,
    article_type: article.section === 'opinie' ? 'column' : article.kind,
    show_article_type_in_label: article.section === 'opinie' || article.kind === 'liveblog',
    headline: asItStands(article, paper, look).headline,
    url: paper.address(article),
  });
  const all = [...FRESH, ...ARTICLES].filter(({ kind }) => kind !== 'native-ad');

  return {
    name: 'Gemiste artikelen',
    routes: [
      route({
        path: '/papi/api/v2/user/me/index/:id/missed-items',
        about: `Wat de abonnee op een overzichtspagina miste. Andere antwoorden voor de pagina’s ${STATES.join(', ')}.`,
        login: true,
        params: z.object({ id: z.enum(['home', ...STATES]) }),
        query: z.object({ block_amount: z.optional(z.coerce.number().int().min(1).max(100)) }),
        example: { path: '/papi/api/v2/user/me/index/home/missed-items?block_amount=6' },
        answer: ({ session, now, params: { id }, query: { block_amount = 6 } }) => {
          const item = itemFor({ session, now: new Date(now) });
          if (id !== 'home') return strange({ data: played(id, all.map(item)) });
          const opened = session.state(recommenderEvents).filter(({ event }) => event === 'read');
          const unread = all.filter((article) => !opened.some(({ article_id }) => article_id === article.id));
          const seen = session.state(visits);
          const start = (seen.count * block_amount) % unread.length;
          seen.count += 1;
          return {
            data: [...unread.slice(start), ...unread.slice(0, start)].slice(0, block_amount).map(item),
          };
        },
      }),
    ],
  };
}

function played(id: (typeof STATES)[number], items: readonly Record<string, unknown>[]): unknown[] {
  const [first = {}, second = {}, third = {}] = items;
  switch (id) {
    case 'leeg':
      return [];
    case 'tienduizend':
      return Array.from({ length: MANY }, (_, index) => ({
        ...items[index % items.length],
        article_id: index,
      }));
    case 'onvolledig':
      return [
        null,
        'geen artikel',
        { headline: 'Zonder adres', article_id: 1 },
        {
          ...first,
          flag: 7,
          article_type: null,
          show_article_type_in_label: 'ja',
          article_published_at: 'ooit',
        },
        second,
        third,
      ];
    case 'vijandig':
      return [
        { ...first, headline: '<img src=x onerror=alert(1)>', flag: '<b>vet</b>' },
        { ...second, url: 'javascript:alert(1)' },
        third,
      ];
    default:
      throw new Refusal(503, 'this index page always fails');
  }
}
