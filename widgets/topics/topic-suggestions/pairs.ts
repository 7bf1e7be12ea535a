import type { Topic } from '../../../core/domain/topics/topic.ts';
import { slugify } from '../../../core/platform/ids/slugify.ts';

/** Topics that are loaded [topic-suggestions-1]. */
export const LOADED = 8;
/** Topics that are shown at most, in pairs. */
const SHOWN = 6;

/** One or two topics that are shown together. */
export type Pair = readonly [Topic, Topic?];

/**
 * The topics to suggest, in pairs: followed ones, and the one that the page is about, are left out before the six are
 * taken [topic-suggestions-4].
 * @param topics as recommended, the best first
 * @param followed ids of the followed topics
 * @param indexSlug of the page, which is a topic's own if it is its name as a slug; empty on other pages
 */
export function pairsOf(topics: readonly Topic[], followed: ReadonlySet<string>, indexSlug = ''): Pair[] {
  const isOwn = ({ name }: Topic) => indexSlug !== '' && slugify(name) === indexSlug;
  const shown = topics.filter((topic) => !followed.has(topic.id) && !isOwn(topic)).slice(0, SHOWN);
  return shown.flatMap((topic, index): Pair[] => {
    const next = shown[index + 1];
    return index % 2 === 1 ? [] : [next ? [topic, next] : [topic]];
  });
}
