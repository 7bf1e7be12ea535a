import { useStore } from 'zustand';
import { loginAddress } from '../../platform/navigation/login-address.ts';
import { error } from '../../runtime/log/log.ts';
import type { Page } from '../../runtime/page/page.ts';
import { Button } from '../../ui/button/Button.tsx';
import { TOPIC_DURATION } from '../../ui/toast/durations.ts';
import { showToast } from '../../ui/toast/show-toast.ts';
import styles from './FollowButton.module.css';
import { followedTopics, isFollowed } from './followed-topics.ts';
import {
  FOLLOW,
  followedText,
  LOG_IN,
  LOG_IN_TO_FOLLOW,
  notFollowedText,
  notUnfollowedText,
  onlyFollowedText,
  UNFOLLOW,
} from './texts.ts';
import { followTopic, isLoggedIn, type TopicOutcome, unfollowTopic } from './topic-actions.ts';

interface FollowButtonProps {
  readonly page: Page;
  readonly id: string;
  /** Text, never markup. */
  readonly name: string;
  /** What confirms that the visitor stops following: a question, or the modal of the personal area. @default question */
  readonly unfollowBy?: 'question' | 'modal';
  /** Withdraws the questions and the modal. */
  readonly signal: AbortSignal;
}

/**
 * The button that follows a topic, or stops following it [topic-follow-2]. All buttons of a topic change together
 * [topic-follow-7].
 */
export function FollowButton(props: FollowButtonProps) {
  const { page, id, name } = props;
  const following = useStore(followedTopics(page), (state) => isFollowed(state, id));

  return (
    <Button
      className={styles.root}
      look={following ? 'quiet' : 'outlined'}
      aria-description={name}
      onClick={() => {
        press(props).catch((cause: unknown) =>
          error('topic-follow', `The question about topic "${id}" could not be shown.`, cause),
        );
      }}
    >
      {following ? UNFOLLOW : FOLLOW}
    </Button>
  );
}

async function press({ page, id, name, unfollowBy, signal }: FollowButtonProps): Promise<void> {
  if (!(await isLoggedIn(page))) return showLogin();
  // As it is by now, which may be later than what the visitor saw.
  const following = isFollowed(followedTopics(page).getState(), id);
  if (following && unfollowBy === 'modal') {
    const { openUnfollowDialog } = await import('./open-unfollow-dialog.tsx');
    const unfollow = () => followedTopics(page).change({ kind: 'unfollow', id });
    await openUnfollowDialog({ name, unfollow, signal });
    return;
  }
  const { confirmFollow, confirmUnfollow } = await import('./confirm-topic.ts');
  if (following) {
    if (!(await confirmUnfollow(name, signal))) return;
    return showOutcome(await unfollowTopic(page, id), { failed: notUnfollowedText(name) });
  }
  const answer = await confirmFollow(name, signal);
  if (answer === 'cancelled') return;
  showOutcome(await followTopic(page, id, answer === 'with'), {
    done: followedText(name),
    'followed-only': onlyFollowedText(name),
    failed: notFollowedText(name),
  });
}

function showOutcome(outcome: TopicOutcome, texts: Partial<Record<TopicOutcome, string>>): void {
  const text = texts[outcome];
  if (outcome === 'no-user') showLogin();
  else if (text !== undefined) showToast(text, { duration: TOPIC_DURATION });
}

function showLogin(): void {
  const link = { label: LOG_IN, address: loginAddress() };
  showToast(LOG_IN_TO_FOLLOW, { duration: TOPIC_DURATION, link });
}
