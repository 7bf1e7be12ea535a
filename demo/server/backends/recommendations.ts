import * as z from 'zod';
import { slugify } from '../../../core/platform/ids/slugify.ts';
import { recommenderEvents } from '../../../fixtures/backends/recommender.ts';
import { Refusal } from '../../../fixtures/server/answers.ts';
import { type Backend, route } from '../../../fixtures/server/route.ts';
import { stateOf } from '../../../fixtures/sessions/state.ts';
import { FRESH } from '../../content/fresh.ts';
import { ARTICLES } from '../../content/index.ts';
import { OLDER, olderBeside } from '../../content/older/index.ts';
import { picturesOf } from '../../content/pictures.ts';
import { SECTIONS } from '../../content/sections.ts';
import { articlesAbout } from '../../content/topics.ts';
import type { Article } from '../../content/types.ts';
import { idInAddress, type Paper } from '../addresses.ts';
import { asItStands, type Look, lastNews } from '../liveblog/live-blog.ts';

/** The recommended articles that a reader opened. */
const clicked = stateOf('aangeklikte aanbevelingen', () => [] as number[]);

const MANY = 10_000;
const HOSTILE = '<img src=x onerror=alert(1)>';
/** Number of articles in the preview of a topic; the page's own article may be among them. */
const PREVIEWED = 3;
/** More than a block shows, because the article of the page is left out. */
const HITS = 12;

/** The ids of the articles that the page already shows. */
const without = z.optional(z.string().regex(/^(?:\d+(?:,\d+)*)?$/));
const state = z.optional(z.enum(['empty', 'hostile', 'many', 'incomplete', 'doubles']));
const READABLE = [...FRESH, ...ARTICLES, ...OLDER].filter(({ kind }) => kind !== 'native-ad');

/** Articles except those of a list of ids, and those that share a picture with them. */
function except(articles: readonly Article[], numbers = ''): readonly Article[] {
  const ids = numbers.split(',');
  const shown = READABLE.filter(({ id }) => ids.includes(String(id)));
  const pictures = new Set(shown.flatMap(picturesOf).map(({ name }) => name));
  return articles.filter(({ picture }) => !pictures.has(picture.name));
}

/**
 * The articles that the requesting page already shows: its own, the preview of its topic, and the row from the archive.
 */
function shownBy(referrer: string | undefined, paper: Paper, look: Look): string {
  const [path = ''] = referrer?.split(/[?#]/) ?? [];
  const number = idInAddress(path.split('/').at(-1) ?? '');
  const article = ARTICLES.find(({ id }) => id === number);
  const [topic] = article?.topics ?? [];
  if (!article) return '';
  const previewed = topic === undefined ? [] : articlesAbout(topic, paper, look).slice(0, PREVIEWED);
  return [article, ...previewed, ...olderBeside(article)].map(({ id }) => id).join(',');
}

/** The recommended articles: for a reader, by an author, or related to an article. */
export function recommendations(paper: Paper): Backend {
  const imageOf = ({ picture }: Article) => ({
    small: {
      url: `/static/images/${picture.name}-640.jpg`,
      url_webp: `/static/images/${picture.name}-640.webp`,
    },
    medium: {
      url: `/static/images/${picture.name}-1280.jpg`,
      url_webp: `/static/images/${picture.name}-800.webp`,
    },
  });
  const recommendedFor = (look: Look) => (article: Article) => ({
    article_id: article.id,
    headline: asItStands(article, paper, look).headline,
    label: article.label ?? SECTIONS[article.section].name,
    published_at: lastNews(article, paper, look).toISOString(),
    image: imageOf(article),
    slug: article.slug,
  });
  const hitFor = (look: Look) => (article: Article) => ({
    articleId: article.id,
    headline: asItStands(article, paper, look).headline,
    slug: article.slug,
    publishedAt: Math.floor(lastNews(article, paper, look).getTime() / 1000),
    featuredImage: imageOf(article),
  });

  return {
    name: 'Aanbevelingen',
    routes: [
      route({
        path: '/papi/api/user/recommendations/',
        about: 'Artikelen over wat de lezer eerder las, zonder die artikelen zelf.',
        login: true,
        query: z.object({ limit: z.optional(z.coerce.number().int().min(1).max(50)) }),
        answer: ({ session, now, request, query: { limit = 5 } }) => {
          const known = session.state(recommenderEvents);
          const read = new Set(
            known.filter(({ event }) => event === 'read').map(({ article_id }) => article_id),
          );
          const topics = new Set(
            READABLE.filter(({ id }) => read.has(id)).flatMap((article) => article.topics),
          );
          const shared = (article: Article) => article.topics.filter((topic) => topics.has(topic)).length;
          const shown = shownBy(request.header('referer'), paper, { session, now: new Date(now) });
          const unread = except(READABLE, shown).filter(({ id }) => !read.has(id));
          return {
            data: unread
              .sort((one, other) => shared(other) - shared(one))
              .slice(0, limit)
              .map(recommendedFor({ session, now: new Date(now) })),
          };
        },
      }),
      route({
        method: 'PUT',
        path: '/papi/api/user/recommendations/clicked',
        about: 'Onthoudt dat de lezer een aanbevolen artikel opende.',
        login: true,
        json: z.object({ article_id: z.int().positive() }),
        answer: ({ session, body: { article_id } }) => {
          if (!READABLE.some(({ id }) => id === article_id))
            throw new Refusal(404, 'there is no such article');
          session.state(clicked).push(article_id);
          return undefined;
        },
      }),
      route({
        path: '/data/author-search',
        about: 'De nieuwste artikelen van een auteur, als hits. Met ?state= een ander antwoord.',
        query: z.object({ author: z.optional(z.string()), without, state }),
        example: { path: '/data/author-search?author=femke-aldus' },
        answer: ({ session, now, query: { author, without, state } }) => {
          const own = except(
            READABLE.filter((article) => author === undefined || slugify(article.author) === author),
            without,
          );
          return { hits: played(state, own.slice(0, HITS).map(hitFor({ session, now: new Date(now) }))) };
        },
      }),
      route({
        path: '/data/mlt/:id',
        about: 'Artikelen die op een artikel lijken, als hits. Met ?state= een ander antwoord.',
        params: z.object({ id: z.coerce.number('must be a number').int('must be a number') }),
        query: z.object({ without, state }),
        example: { path: '/data/mlt/4101' },
        answer: ({ session, now, params: { id }, query: { without, state } }) => {
          const article = [...READABLE, ...ARTICLES].find((candidate) => candidate.id === id);
          if (!article) throw new Refusal(404, 'there is no such article');
          const likeness = (other: Article) =>
            other.topics.filter((topic) => article.topics.includes(topic)).length * 2 +
            (other.section === article.section ? 1 : 0);
          const related = [...except(READABLE, without)].sort(
            (one, other) => likeness(other) - likeness(one),
          );
          return { hits: played(state, related.slice(0, HITS).map(hitFor({ session, now: new Date(now) }))) };
        },
      }),
    ],
  };
}

type Hit = Record<string, unknown>;

function played(state: string | undefined, hits: readonly Hit[]): unknown[] {
  const [first = {}, second = {}, third = {}] = hits;
  switch (state) {
    case 'empty':
      return [];
    case 'doubles':
      return [first, second, first, { ...second, headline: 'Dezelfde nog eens' }, third];
    case 'many':
      return Array.from({ length: MANY }, (_, index) => ({
        ...hits[index % hits.length],
        articleId: index + 1,
      }));
    case 'incomplete':
      return [
        null,
        'geen artikel',
        { articleId: 1 },
        { articleId: 4101, headline: 'Alleen een nummer en een kop' },
        { ...second, featuredImage: 7, publishedAt: {} },
        third,
      ];
    case 'hostile':
      return [
        { ...first, headline: HOSTILE, slug: '../../vreemd?x=1', featuredImage: 'javascript:alert(1)' },
        second,
      ];
    default:
      return [...hits];
  }
}
