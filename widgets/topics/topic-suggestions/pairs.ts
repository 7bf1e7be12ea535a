import type { Topic } from '../../../core/domain/topics/topic.ts';
import { slugify } from '../../../core/platform/ids/slugify.ts';

/** Number of topics that are loaded [topic-suggestions-1]. */
export const LOADED = 8;
/** Maximum number of topics that are shown, in pairs. */
const SHOWN = 6;

/** One or two topics that are shown together. */
export type Pair = readonly [Topic, Topic?];

/**
 * The topics to suggest, in pairs: followed topics, and the topic of the page, are left out before six are selected
 * [topic-suggestions-4].
 * @param topics the recommended topics, best first
 * @param followed ids of the followed topics
 * @param indexSlug the page's slug; on a topic's page it is the topic's name as a slug, on others it may be empty
 */
export function pairsOf(topics: readonly Topic[], followed: ReadonlySet<string>, indexSlug = ''): Pair[] {
  const isOwn = ({ name }: Topic) => indexSlug !== '' && slugify(name) === indexSlug;
  const shown = topics.filter((topic) => !followed.has(topic.id) && !isOwn(topic)).slice(0, SHOWN);
  return shown.flatMap((topic, index): Pair[] => {
    const next = shown[index + 1];
    return index % 2 === 1 ? [] : [next ? [topic, next] : [topic]];
  });
}
