import * as z from 'zod';
import { type Backend, route } from '../../../fixtures/server/route.ts';
import { FRESH } from '../../content/fresh.ts';
import { ARTICLES } from '../../content/index.ts';
import { SECTIONS } from '../../content/sections.ts';
import type { Article } from '../../content/types.ts';
import type { Paper } from '../addresses.ts';
import { asItStands, byLastNews, type Look, lastNews } from '../liveblog/live-blog.ts';

const query = z.object({ state: z.optional(z.enum(['empty', 'hostile', 'many', 'one'])) });

/** The feed of the latest news, including articles that appeared after the front page was made. */
export function feed(paper: Paper): Backend {
  const item = (article: Article, look: Look) => ({
    article_id: article.id,
    headline: asItStands(article, paper, look).headline,
    url: paper.address(article),
    article_published_at: lastNews(article, paper, look).toISOString(),
    article_type: article.kind,
    label: article.label ?? SECTIONS[article.section].name,
    image: { medium: { url: `/static/images/${article.picture.name}-640.webp` } },
  });
  const news = ARTICLES.filter(({ kind, section }) => kind !== 'native-ad' && section !== 'opinie');
  const feedFor = (look: Look) => {
    return byLastNews([...FRESH, ...news], paper, look).map((article) => item(article, look));
  };
  return {
    name: 'Feed van het laatste nieuws',
    routes: [
      route({
        path: '/feeds/home/latest-news.json',
        about:
          'Het laatste nieuws, het nieuwste eerst. Met ?state= een ander antwoord: empty, hostile, many of one.',
        query,
        answer: ({ query: { state }, session, now }) => {
          const all = feedFor({ session, now: new Date(now) });
          if (state === 'empty') return { items: [] };
          if (state === 'one') return { items: all.slice(0, 1) };
          if (state === 'many')
            return { items: Array.from({ length: 10_000 }, (_, at) => all[at % all.length]) };
          if (state === 'hostile') return { items: hostile(now) };
          return { items: all };
        },
      }),
    ],
  };
}

function hostile(now: number) {
  const item = {
    headline: '<img src=x onerror=alert(1)>',
    url: '/sectie/sport/',
    article_published_at: now / 1000 - 60,
    label: '<b>vet</b>',
    image: { medium: { url: 'javascript:alert(1)' } },
  };
  return [null, { ...item, url: 'javascript:alert(1)' }, { ...item, url: 'data:text/html,x' }, item];
}
