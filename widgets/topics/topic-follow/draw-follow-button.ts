import styles from '../../../core/domain/topics/follow-button.module.css';
import { followedTopics, isFollowed } from '../../../core/domain/topics/followed-topics.ts';
import { type FollowedTopic, pressFollowButton } from '../../../core/domain/topics/press-follow-button.ts';
import { FOLLOW, UNFOLLOW } from '../../../core/domain/topics/texts.ts';
import { setText } from '../../../core/platform/dom/set-text.ts';
import { subscribe } from '../../../core/platform/dom/subscribe.ts';
import { setAttributes } from '../../../core/platform/dom/undo.ts';
import { createButton, redressButton } from '../../../core/ui/button/plain-button.ts';

/**
 * Renders `FollowButton` without React: the button that follows a topic, or stops following it [topic-follow-2]. All
 * buttons of a topic change together [topic-follow-7].
 * @param topic see {@link FollowedTopic}
 */
export function drawFollowButton(topic: FollowedTopic): HTMLButtonElement {
  const button = createButton('');
  connect(button, topic, (following) =>
    redressButton(button, following ? UNFOLLOW : FOLLOW, following ? 'quiet' : 'outlined', styles.root),
  );
  return button;
}

/** Does the same with a button sent by the server: it keeps its look, and only its text changes. */
export function adoptFollowButton(button: HTMLButtonElement, topic: FollowedTopic): void {
  const { signal } = topic;
  if (!button.hasAttribute('type')) setAttributes(button, { type: 'button' }, signal);
  connect(button, topic, (following) => setText(button, following ? UNFOLLOW : FOLLOW, signal));
}

function connect(button: HTMLButtonElement, topic: FollowedTopic, show: (following: boolean) => void): void {
  const { page, id, name, signal } = topic;
  setAttributes(button, { 'aria-description': name }, signal);
  button.addEventListener('click', () => pressFollowButton(topic), { signal });
  let shown: boolean | undefined;
  subscribe(
    followedTopics(page),
    (state) => {
      const following = isFollowed(state, id);
      if (following === shown) return;
      shown = following;
      show(following);
    },
    signal,
  );
}
