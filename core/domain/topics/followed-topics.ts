import { subscribe } from '../../platform/dom/subscribe.ts';
import { writeText } from '../../platform/storage/texts.ts';
import { toJson } from '../../platform/text/to-json.ts';
import type { Page } from '../../runtime/page/page.ts';
import { pageSignal, pageValue } from '../../runtime/page/page-value.ts';
import type { PersonalState } from '../../user/personal/personal-state.ts';
import { personalStore } from '../../user/personal/personal-store.ts';
import { wireId } from './topic.ts';
import { type FollowedTopic, type TopicChange, topicSubject } from './topic-subject.ts';

/** The state of the visitor's topics. */
export type TopicsState = PersonalState<readonly FollowedTopic[], TopicChange>;

/** The ids of the followed topics as JSON, for other scripts of the site [topics-data-6, topics-data-8]. */
const IDS = 'nmt_topics';

/**
 * The topics that the visitor follows: one store per page for all buttons, lists and counts, the same in all tabs and
 * after a reload. A change shows before the server has answered, and disappears again if it is refused. The first
 * subscriber causes the call, unless a stored copy is fresh or nobody is logged in.
 */
export const followedTopics = pageValue((page: Page) => {
  const store = personalStore(page, topicSubject);
  const { subscribe: join } = store;
  let isWatched = false;
  return {
    ...store,
    subscribe(listener: Parameters<typeof join>[0]) {
      if (!isWatched) {
        isWatched = true;
        subscribe({ getState: store.getState, subscribe: join }, storeIds, pageSignal(page));
      }
      return join(listener);
    },
  };
});

/** Whether a topic is followed, including changes that wait to be sent. */
export function isFollowed({ data }: TopicsState, id: string): boolean {
  return data.some((topic) => topic.id === id);
}

/** Whether the visitor gets messages about a topic, including changes that wait to be sent. */
export function isNotified({ data }: TopicsState, id: string): boolean {
  return data.some((topic) => topic.id === id && topic.notify);
}

/**
 * Whether a change of a topic is being sent, so that its switches are locked [topic-notify-3]. A change that waits for
 * a connection is not being sent: the visitor may change their mind.
 */
export function isLocked({ underWay }: TopicsState, id: string): boolean {
  return navigator.onLine !== false && underWay.some((change) => change.id === id);
}

/**
 * The ids are written once the server has confirmed a change, not before [topics-data-8]. Ids that may belong to
 * another account are removed.
 */
function storeIds({ state, data, pending }: TopicsState): void {
  if (state === 'unknown') return;
  if (state !== 'ready') writeText('local', IDS, undefined);
  else if (pending.length === 0) writeText('local', IDS, toJson(data.map(({ id }) => wireId(id))));
}
