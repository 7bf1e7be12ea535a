import * as z from 'zod';
import { strange } from '../../../fixtures/server/answers.ts';
import { type Backend, route } from '../../../fixtures/server/route.ts';
import { TOPICS } from '../../../fixtures/topics/catalogue.ts';
import { articlesAbout } from '../../content/topics.ts';
import type { Article } from '../../content/types.ts';
import type { Paper } from '../addresses.ts';
import { asItStands, type Look, lastNews } from '../liveblog/live-blog.ts';

const count = z.coerce.number().int();

const query = z.object({
  offset: count.min(0).default(0),
  limit: count.min(1).max(100).default(11),
  exclude: z.optional(z.string().regex(/^\d+$/, 'must be the number of an article')),
});

/** Topics of the demo with malformed answers. */
const STRANGE: Readonly<Record<string, unknown>> = {
  9300000: { data: [] },
  9300001: {
    data: [
      null,
      { headline: 'Zonder adres' },
      { headline: 'Een adres dat niet mag', relative_url: 'javascript:alert(1)' },
      {
        headline: '<img src=x onerror=alert(1)> 🔥 مرحبا',
        relative_url: '/sectie/sport/',
        taxonomies: [{ type: 'review_ballen', value: 7 }],
        image: { medium: { url_webp: 'javascript:alert(1)' } },
        article_published_at: 'gisteren',
      },
    ],
  },
};

/** The articles of a topic. */
export function topicItems(paper: Paper): Backend {
  const itemFor = (look: Look) => (article: Article) => ({
    article_id: article.id,
    headline: asItStands(article, paper, look).headline,
    relative_url: paper.address(article),
    taxonomies: article.balls === undefined ? [] : [{ type: 'review_ballen', value: article.balls }],
    image: {
      medium: {
        url: `/static/images/${article.picture.name}-640.jpg`,
        url_webp: `/static/images/${article.picture.name}-640.webp`,
      },
    },
    article_published_at: lastNews(article, paper, look).toISOString(),
  });
  return {
    name: 'Artikelen van een onderwerp',
    routes: [
      route({
        path: '/data/mijnonderwerpen/items/:id',
        about:
          'De artikelen van een onderwerp, het nieuwste eerst. Onderwerp 9300000 heeft er geen, 9300001 vreemde.',
        params: z.object({ id: z.string().regex(/^\d+$/, 'must be the number of a topic') }),
        query,
        example: { path: '/data/mijnonderwerpen/items/301?offset=0&limit=2&exclude=4101' },
        answer: ({ session, now, params: { id }, query: { offset, limit, exclude } }) => {
          const unusual = STRANGE[id];
          if (unusual) return strange(unusual as { data: [] });
          const name = TOPICS.find((topic) => String(topic.id) === id)?.name;
          const look = { session, now: new Date(now) };
          const found = name === undefined ? [] : articlesAbout(name, paper, look);
          const data = found.filter((article) => String(article.id) !== exclude).map(itemFor(look));
          return { data: data.slice(offset, offset + limit) };
        },
      }),
    ],
  };
}
