import type { Topic } from '../../../core/domain/topics/topic.ts';

/** Topics that are loaded [topic-suggestions-1]. */
export const LOADED = 8;
/** Topics that are shown at most, in pairs. */
const SHOWN = 6;

/** One or two topics that are shown together. */
export type Pair = readonly [Topic, Topic?];

/**
 * The topics to suggest, in pairs: followed ones are left out before the six are taken [topic-suggestions-4].
 * @param topics as recommended, the best first
 * @param followed ids of the followed topics
 */
export function pairsOf(topics: readonly Topic[], followed: ReadonlySet<string>): Pair[] {
  const shown = topics.filter(({ id }) => !followed.has(id)).slice(0, SHOWN);
  return shown.flatMap((topic, index): Pair[] => {
    const next = shown[index + 1];
    return index % 2 === 1 ? [] : [next ? [topic, next] : [topic]];
  });
}
