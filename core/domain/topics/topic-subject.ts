import { isRecord, isText } from '../../runtime/config/guards.ts';
import type { Subject } from '../../user/personal/subject.ts';
import { resolveProfilePath } from '../../user/profile/profile-path.ts';
import { fetchFollowedTopics, TOPICS_BASE } from './api/topics.ts';
import { notifies, wireId } from './topic.ts';

/** A topic that the visitor follows. */
export interface FollowedTopic {
  readonly id: string;
  /** The topic's data; undefined if it was followed in another tab or on an earlier page after the list was fetched. */
  readonly name?: string | undefined;
  /** Whether the visitor gets messages about it. */
  readonly notify: boolean;
}

/** A change of the followed topics. */
export type TopicChange =
  | { readonly kind: 'follow' | 'unfollow'; readonly id: string }
  | { readonly kind: 'notify'; readonly id: string; readonly notify: boolean };

/** The paths of the writes [topics-data-2, topic-notify-4]. */
const PATHS = {
  follow: `${TOPICS_BASE}/subscribe/`,
  unfollow: `${TOPICS_BASE}/unsubscribe/`,
  notify: `${TOPICS_BASE}/notify/`,
} as const;

/** The topics that an account follows, in the order of the server; new ones are at the end. */
export const topicSubject: Subject<readonly FollowedTopic[], TopicChange> = {
  name: 'followed topics',
  key: 'nmt_followed_topics',
  source: 'mijnonderwerpen',
  empty: [],
  accepts: isFollowedTopics,
  async load(page, signal) {
    const topics = await fetchFollowedTopics(page, { signal });
    return topics.map((topic) => ({ id: topic.id, name: topic.name, notify: notifies(topic) }));
  },
  apply: applyTopicChange,
  write: (change) => ({
    path: PATHS[change.kind],
    method: 'POST',
    json: {
      topic_id: wireId(change.id),
      ...(change.kind === 'notify' && { notify: change.notify }),
    },
  }),
  recognise({ path, method, json }) {
    const kind = KINDS.find((name) => resolveProfilePath(PATHS[name]) === path);
    if (!kind || method !== 'POST' || !isRecord(json)) return undefined;
    const { topic_id, notify } = json;
    if (typeof topic_id !== 'string' && typeof topic_id !== 'number') return undefined;
    const id = String(topic_id);
    if (kind !== 'notify') return { kind, id };
    return typeof notify === 'boolean' ? { kind, id, notify } : undefined;
  },
};

const KINDS = ['follow', 'unfollow', 'notify'] as const;

/**
 * The topics after a change: a topic that is followed already keeps its messages, and messages of one that is not
 * followed cannot be switched.
 * @param topics the followed topics
 * @param change see {@link TopicChange}
 */
export function applyTopicChange(
  topics: readonly FollowedTopic[],
  change: TopicChange,
): readonly FollowedTopic[] {
  const { id } = change;
  if (change.kind === 'unfollow') return topics.filter((topic) => topic.id !== id);
  if (change.kind === 'notify')
    return topics.map((topic) => (topic.id === id ? { ...topic, notify: change.notify } : topic));
  return topics.some((topic) => topic.id === id) ? topics : [...topics, { id, notify: false }];
}

function isFollowedTopics(value: unknown): value is readonly FollowedTopic[] {
  return (
    Array.isArray(value) &&
    value.every(
      (topic) =>
        isRecord(topic) &&
        isText(topic.id) &&
        (topic.name === undefined || isText(topic.name)) &&
        typeof topic.notify === 'boolean',
    )
  );
}
