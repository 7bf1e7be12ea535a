import styles from '../../../core/domain/topics/follow-button.module.css';
import { followedTopics, isFollowed } from '../../../core/domain/topics/followed-topics.ts';
import { type FollowedTopic, pressFollowButton } from '../../../core/domain/topics/press-follow-button.ts';
import { FOLLOW, UNFOLLOW } from '../../../core/domain/topics/texts.ts';
import { subscribe } from '../../../core/platform/dom/subscribe.ts';
import { createButton, redressButton } from '../../../core/ui/button/plain-button.ts';

/**
 * Draws `FollowButton` without React: the button that follows a topic, or stops following it [topic-follow-2]. All
 * buttons of a topic change together [topic-follow-7].
 * @param topic see {@link FollowedTopic}
 */
export function drawFollowButton(topic: FollowedTopic): HTMLButtonElement {
  const { page, id, name, signal } = topic;
  const button = createButton('');
  button.setAttribute('aria-description', name);
  button.addEventListener('click', () => pressFollowButton(topic), { signal });
  let shown: boolean | undefined;
  subscribe(
    followedTopics(page),
    (state) => {
      const following = isFollowed(state, id);
      if (following === shown) return;
      shown = following;
      redressButton(button, following ? UNFOLLOW : FOLLOW, following ? 'quiet' : 'outlined', styles.root);
    },
    signal,
  );
  return button;
}
