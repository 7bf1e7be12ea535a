import { loginAddress } from '../../platform/navigation/login-address.ts';
import { error } from '../../runtime/log/log.ts';
import type { Page } from '../../runtime/page/page.ts';
import { TOPIC_DURATION } from '../../ui/toast/durations.ts';
import { showToast } from '../../ui/toast/show-toast.ts';
import { checkLogin } from '../../user/visitor/check-login.ts';
import { followedTopics, isFollowed } from './followed-topics.ts';
import {
  followedText,
  LOG_IN,
  LOG_IN_TO_FOLLOW,
  notFollowedText,
  notUnfollowedText,
  onlyFollowedText,
} from './texts.ts';
import { followTopic, type TopicOutcome, unfollowTopic } from './topic-actions.ts';

/** The topic of a button, and how the visitor confirms that they stop following it. */
export interface FollowedTopic {
  readonly page: Page;
  readonly id: string;
  /** The topic's name: text, never markup. */
  readonly name: string;
  /**
   * The confirmation that the visitor stops following: a question, or the modal of the personal area.
   * @default question
   */
  readonly unfollowBy?: 'question' | 'modal';
  /** Closes the questions and the modal. */
  readonly signal: AbortSignal;
}

/**
 * Handles a click on the button of a topic: follows it, or stops following it, after a question [topic-follow-2].
 * @param topic see {@link FollowedTopic}
 */
export function pressFollowButton(topic: FollowedTopic): void {
  press(topic).catch((cause: unknown) =>
    error('topic-follow', `The question about topic "${topic.id}" could not be shown.`, cause),
  );
}

async function press({ page, id, name, unfollowBy, signal }: FollowedTopic): Promise<void> {
  const login = await checkLogin(page);
  if (login === 'logged-out') return showLogin();
  // The present state, which may have changed since the visitor saw the button.
  const following = isFollowed(followedTopics(page).getState(), id);
  if (login === 'failed') {
    return showOutcome('failed', name, {
      failed: following ? notUnfollowedText(name) : notFollowedText(name),
    });
  }
  if (following && unfollowBy === 'modal') {
    const { openUnfollowDialog } = await import('./open-unfollow-dialog.tsx');
    const unfollow = () => followedTopics(page).change({ kind: 'unfollow', id });
    await openUnfollowDialog({ name, unfollow, signal });
    return;
  }
  const { confirmFollow, confirmUnfollow } = await import('./confirm-topic.ts');
  if (following) {
    if (!(await confirmUnfollow(name, signal))) return;
    return showOutcome(await unfollowTopic(page, id), name, { failed: notUnfollowedText(name) });
  }
  const answer = await confirmFollow(name, signal);
  if (answer === 'cancelled') return;
  showOutcome(await followTopic(page, id, answer === 'with'), name, {
    done: followedText(name),
    'followed-only': onlyFollowedText(name),
    failed: notFollowedText(name),
  });
}

function showOutcome(
  outcome: TopicOutcome,
  name: string,
  texts: Partial<Record<TopicOutcome, string>>,
): void {
  const text = texts[outcome];
  if (outcome === 'no-user') showLogin();
  else if (text !== undefined) showToast(text, { duration: TOPIC_DURATION, about: `topic ${name}` });
}

function showLogin(): void {
  const link = { label: LOG_IN, address: loginAddress() };
  showToast(LOG_IN_TO_FOLLOW, { duration: TOPIC_DURATION, link });
}
