import * as z from 'zod';
import { followedNames } from '../../../fixtures/backends/topics.ts';
import { type Backend, route } from '../../../fixtures/server/route.ts';
import type { Session } from '../../../fixtures/sessions/session.ts';
import { EDITORS_CHOICE } from '../../content/editors-choice.ts';
import { FRESH } from '../../content/fresh.ts';
import { ARTICLES } from '../../content/index.ts';
import { OLDER, storyById } from '../../content/older/index.ts';
import { picturesOf } from '../../content/pictures.ts';
import { SECTIONS } from '../../content/sections.ts';
import type { Article } from '../../content/types.ts';
import type { Paper } from '../addresses.ts';
import { asItStands, type Look, lastNews } from '../liveblog/live-blog.ts';

/** Readers whose account is too new for an editors' choice. */
const WITHOUT_CHOICE = ['newcomer'];

/** The articles for a reader who follows no topic: the same, in the same order, as on the page of My news. */
const choiceFor = (session: Session): readonly Article[] =>
  WITHOUT_CHOICE.includes(session.account?.key ?? '') ? [] : EDITORS_CHOICE.map(storyById);

const MANY = 10_000;
const HOSTILE = '<img src=x onerror=alert(1)>';

const query = z.object({
  limit: z.optional(z.coerce.number().int().min(1).max(100)),
  without: z.optional(z.string().regex(/^\d+(?:,\d+)*$/)),
  state: z.optional(z.enum(['empty', 'hostile', 'many', 'incomplete', 'columns'])),
});

/** The news of the topics that a reader follows, newest first. */
export function myNews(paper: Paper): Backend {
  const itemFor = (look: Look) => (listed: Article) => {
    const article = asItStands(listed, paper, look);
    const column = article.kind === 'article' && article.section === 'opinie' ? article.portrait : undefined;
    const { name } = column ?? article.picture;
    const [small, medium] = column ? ['160', '160'] : ['640', '800'];
    const sizeOf = (size: string) => ({
      url: `/static/images/${name}-${size === '800' ? '1280' : size}.jpg`,
      url_webp: `/static/images/${name}-${size}.webp`,
    });
    return {
      article_id: article.id,
      label: column ? article.author : (article.label ?? SECTIONS[article.section].name),
      headline: article.headline,
      teaser: article.lead,
      image: { small: sizeOf(small ?? ''), medium: sizeOf(medium ?? '') },
      item_type: column ? 'column' : 'other',
      topics: article.topics.map((topic) => ({ name: topic })),
      slug: article.slug,
      article_published_at: lastNews(listed, paper, look).toISOString(),
    };
  };
  const published = (article: Article) => paper.publishedAt(article).getTime();
  const listed = [...FRESH, ...ARTICLES, ...OLDER];
  const all = listed
    .filter(({ kind }) => kind !== 'native-ad')
    .sort((one, other) => published(other) - published(one));
  const newsFor = (topics: readonly string[]) =>
    all.filter((article) => article.topics.some((topic) => topics.includes(topic)));

  /** Leaves out the articles that a page shows, and those that share a picture with them. */
  const except = (articles: readonly Article[], ids = '') => {
    const numbers = new Set(ids.split(','));
    const shown = listed.filter(({ id }) => numbers.has(String(id)));
    const pictures = new Set(shown.flatMap(picturesOf).map(({ name }) => name));
    return articles.filter(({ picture }) => !pictures.has(picture.name));
  };

  const list = (path: string, about: string) =>
    route({
      path,
      about: `${about} Met ?without= zonder de artikelen met die nummers, met ?state= een ander antwoord: empty, hostile, many, incomplete of columns.`,
      login: true,
      query,
      answer: ({ session, now, query: { limit = 4, state, without } }) => {
        const item = itemFor({ session, now: new Date(now) });
        const topics = followedNames(session);
        // Newest first, by the times that are shown.
        const news =
          topics.length > 0
            ? except(newsFor(topics), without).map(item).sort(byTime)
            : except(choiceFor(session), without).map(item);
        return { data: played(state, news, all.map(item)) ?? news.slice(0, limit) };
      },
    });

  return {
    name: 'Mijn nieuws',
    routes: [
      list('/papi/api/mijnnieuws', 'Artikelen over de onderwerpen die de lezer volgt.'),
      list('/papi/api/mijnnieuws/latest/', 'Hetzelfde, op het adres van de nieuwste artikelen.'),
    ],
  };
}

type Item = Record<string, unknown>;

const byTime = (one: Item, other: Item): number =>
  String(other.article_published_at).localeCompare(String(one.article_published_at));

/** Malformed answers for the demo; undefined if none was requested. */
function played(
  state: string | undefined,
  news: readonly Item[],
  all: readonly Item[],
): unknown[] | undefined {
  const [first = {}, second = {}] = all;
  switch (state) {
    case 'empty':
      return [];
    case 'columns':
      return all.filter(({ item_type }) => item_type === 'column').slice(0, 4);
    case 'many':
      return Array.from({ length: MANY }, (_, index) => ({
        ...all[index % all.length],
        article_id: index + 1,
      }));
    case 'incomplete':
      return [
        null,
        'geen artikel',
        { headline: 'Zonder nummer' },
        { article_id: 4101, headline: 'Alleen een nummer en een kop' },
        { ...first, image: 7, topics: 'geen lijst', article_published_at: 'ooit' },
        second,
        second,
      ];
    case 'hostile':
      return [
        {
          ...first,
          headline: HOSTILE,
          label: '<b>vet</b>',
          slug: '../../vreemd?x=1',
          topics: [{ name: '"><script>&x=1#y' }],
          image: { small: { url: 'javascript:alert(1)' }, medium: { url: 'data:image/png,x' } },
        },
        ...news.slice(0, 1),
      ];
    default:
      return undefined;
  }
}
