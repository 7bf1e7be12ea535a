import * as z from 'zod';
import { slugify } from '../../../core/platform/ids/slugify.ts';
import { type Backend, route } from '../../../fixtures/server/route.ts';
import { CAREERS } from '../../content/careers.ts';
import { ARTICLES } from '../../content/index.ts';
import { OLDER } from '../../content/older/index.ts';
import { episodeAddress } from '../../content/podcast-archive.ts';
import { PODCAST_EPISODES, PODCAST_SERIES, type PodcastEpisode } from '../../content/podcasts.ts';
import { isSection, SECTIONS } from '../../content/sections.ts';
import type { Article } from '../../content/types.ts';
import type { Paper } from '../addresses.ts';

type Item = Record<string, unknown>;

const FEW = 8;
const MANY = 10_000;
/** Age in hours up to which articles are marked as new. */
const NEW = 3;
const HOSTILE = '<img src=x onerror=alert(1)>';

const query = z.object({
  form: z.optional(z.literal('teaser')),
  /** The id of the article on whose page the cards are. */
  without: z.optional(z.coerce.number().int()),
  section: z.optional(z.string().refine(isSection, 'must be a section')),
  /** The section on whose page the cards are, beside its newest opinion. */
  besides: z.optional(z.string().refine(isSection, 'must be a section')),
  state: z.optional(z.enum(['empty', 'nothing', 'many', 'hostile', 'incomplete', 'other'])),
});

type Asked = z.output<typeof query>;

/** The calls of card containers: `hits` of articles and of the archive, `items` of podcasts and vacancies. */
export function cards(paper: Paper): Backend {
  const article = (one: Article): Item => ({
    url: paper.address(one),
    headline: one.headline,
    label: one.label ?? SECTIONS[one.section].name,
    publishedAt: paper.publishedAt(one).toISOString(),
    images: [{ variations: [{ url: imageOf(one.picture) }] }],
  });
  const teaser = (one: Article): Item => ({
    article_id: one.id,
    headline: one.headline,
    teaser: one.lead,
    image: { urls: { medium: imageOf(one.picture) } },
    label: one.label ?? SECTIONS[one.section].name,
    relative_url: paper.address(one),
    article_type: one.kind,
    flag: one.hoursAgo < NEW ? 'Nieuw' : null,
  });
  const archived = (one: Article): Item => ({
    url: paper.address(one),
    headline: one.headline,
    publishedAt: Math.floor(paper.publishedAt(one).getTime() / 1000),
    tags: one.topics.map((name) => ({ type: 'onderwerp', slug: slugify(name), name })),
  });
  const podcast = (episode: PodcastEpisode): Item => {
    const { series, title, teaser, minutes, hoursAgo } = episode;
    return {
      relative_url: episodeAddress(episode),
      teaser,
      article_published_at: paper.minutesBefore(hoursAgo * 60).toISOString(),
      podcast: { duration: minutes * 60, title, series: { title: PODCAST_SERIES[series].title } },
    };
  };
  const careers = CAREERS.map(
    ({ slug, title, picture }): Item => ({
      link: [{ href: `/vacatures/#${slug}` }],
      title,
      images: [
        { type: 'hero', url: '/static/images/bestaat-niet.jpg' },
        { type: 'thumb', url: imageOf(picture) },
      ],
    }),
  );
  const of = (all: readonly Article[], section: string | undefined) =>
    all.filter((one) => one.kind === 'article' && (section === undefined || one.section === section));

  return {
    name: 'Kaarten',
    routes: [
      list('article', 'hits', ({ section, form, besides }) =>
        paper
          .newestFirst(
            of(ARTICLES, section).filter(
              (one) => besides === undefined || ![besides, 'opinie'].includes(one.section),
            ),
          )
          .slice(0, FEW)
          .map(form === 'teaser' ? teaser : article),
      ),
      list('archive', 'hits', ({ section, without }) =>
        of(OLDER, section)
          .filter(({ id }) => id !== without)
          .slice(0, FEW)
          .map(archived),
      ),
      list('podcast', 'items', () => PODCAST_EPISODES.map(podcast)),
      list('career', 'items', () => careers),
    ],
  };
}

function list(kind: string, key: 'hits' | 'items', make: (asked: Asked) => Item[]) {
  return route({
    path: `/data/cards/${kind}`,
    about: `Kaarten van het soort ${kind}. Met ?form=teaser artikelen als teasers, met ?state= een ander antwoord: empty, nothing, many, hostile, incomplete of other.`,
    query,
    answer: ({ query }) => {
      const { state } = query;
      const items = make(query);
      if (state === 'nothing') return {};
      if (state === 'other') return { [key === 'hits' ? 'items' : 'hits']: items };
      return { [key]: state === undefined ? items : playState(state, items) };
    },
  });
}

function playState(state: string, items: readonly Item[]): unknown[] {
  const [first = {}, ...others] = items;
  switch (state) {
    case 'empty':
      return [];
    case 'many':
      return Array.from({ length: MANY }, (_, at) => items[at % items.length]);
    case 'hostile':
      return [
        hostile(first),
        { ...first, url: 'javascript:alert(1)', relative_url: 'data:text/html,x', link: [] },
      ];
    default:
      return [
        null,
        'geen kaart',
        {},
        { headline: 'Zonder adres' },
        withoutImage(first),
        ...others.slice(0, 2),
      ];
  }
}

function hostile(item: Item): Item {
  return {
    ...item,
    headline: HOSTILE,
    title: HOSTILE,
    label: '"><script>alert(1)</script>',
    images: [{ type: 'thumb', url: 'javascript:alert(1)', variations: [{ url: 'data:image/png,x' }] }],
    tags: [{ type: 'a&b=c', slug: '"><b>', name: '<b>vet</b>' }],
    podcast: { title: HOSTILE, duration: 'Infinity', series: { title: '<b>vet</b>' } },
  };
}

const withoutImage = ({ images: _, image: __, ...item }: Item): Item => item;

const imageOf = ({ name }: { name: string }): string => `/static/images/${name}-640.webp`;
