import { slugify } from '../../core/platform/ids/slugify.ts';
import { type CatalogueTopic, TOPICS } from '../../fixtures/topics/catalogue.ts';
import type { Paper } from '../server/addresses.ts';
import { byLastNews, type Look } from '../server/liveblog/live-blog.ts';
import { FRESH } from './fresh.ts';
import { ARTICLES } from './index.ts';
import { OLDER } from './older/index.ts';
import type { Article } from './types.ts';

/** The page of a topic. */
export const topicPath = (name: string): string => `/onderwerp/${encodeURIComponent(slugify(name))}/`;

/** The topic with a slug. */
export const topicBySlug = (slug: string): CatalogueTopic | undefined =>
  TOPICS.find(({ name }) => slugify(name) === slug);

/** Everything about a topic, newest first. */
export function articlesAbout(name: string, paper: Paper, look: Look): Article[] {
  return byLastNews(
    [...FRESH, ...ARTICLES, ...OLDER].filter(
      ({ kind, topics }) => kind !== 'native-ad' && topics.includes(name),
    ),
    paper,
    look,
  );
}
