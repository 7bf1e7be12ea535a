import { error } from '../../runtime/log/log.ts';
import type { Page } from '../../runtime/page/page.ts';
import type { WriteOutcome } from '../../user/profile/profile-write.ts';
import { followedTopics } from './followed-topics.ts';
import type { TopicChange } from './topic-subject.ts';

/**
 * The outcome of an action:
 * - `done`: the server has applied it;
 * - `followed-only`: the topic is followed, but messages could not be switched on [topic-notify-7];
 * - `no-user`: nobody is logged in; nothing was changed;
 * - `failed`: nothing was changed; everything shows the former state again.
 */
export type TopicOutcome = 'done' | 'followed-only' | 'no-user' | 'failed';

/**
 * Follows a topic [topic-follow-7]. All buttons, lists and counts show it at once.
 * @param page the page
 * @param id the topic's id
 * @param notify whether messages are switched on as well, once the topic is followed
 * @returns does not resolve while the change waits for a connection; never rejects
 */
export async function followTopic(page: Page, id: string, notify: boolean): Promise<TopicOutcome> {
  const follow: TopicChange = { kind: 'follow', id };
  const [followed, notified] = await change(
    page,
    notify ? [follow, { kind: 'notify', id, notify: true }] : [follow],
  );
  return followed === 'done' && notified === 'failed' ? 'followed-only' : (followed ?? 'failed');
}

/**
 * Stops following a topic, and its messages with it.
 * @returns as {@link followTopic}
 */
export async function unfollowTopic(page: Page, id: string): Promise<TopicOutcome> {
  const [outcome = 'failed'] = await change(page, [{ kind: 'unfollow', id }]);
  return outcome;
}

/**
 * Switches off the messages about a topic, which stays followed.
 * @returns as {@link followTopic}
 */
export async function muteTopic(page: Page, id: string): Promise<TopicOutcome> {
  const [outcome = 'failed'] = await change(page, [{ kind: 'notify', id, notify: false }]);
  return outcome;
}

/**
 * Each change is made only after the previous one succeeded: the server refuses messages of a topic that is not
 * followed.
 */
async function change(page: Page, changes: readonly TopicChange[]): Promise<TopicOutcome[]> {
  const outcomes = await Promise.all(followedTopics(page).changeInTurn(changes));
  return outcomes.map((outcome, index) => outcomeOf(outcome, changes[index] as TopicChange));
}

function outcomeOf(outcome: WriteOutcome, { kind, id }: TopicChange): TopicOutcome {
  if (outcome.state === 'sent') return 'done';
  if (outcome.state === 'logged-out') return 'no-user';
  const status = outcome.state === 'refused' && outcome.status ? ` with status ${outcome.status}` : '';
  error('topics', `The change "${kind}" of topic "${id}" was not made: ${outcome.state}${status}.`);
  return 'failed';
}
