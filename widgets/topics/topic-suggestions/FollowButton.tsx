import { useStore } from 'zustand';
import styles from '../../../core/domain/topics/follow-button.module.css';
import { followedTopics, isFollowed } from '../../../core/domain/topics/followed-topics.ts';
import { type FollowedTopic, pressFollowButton } from '../../../core/domain/topics/press-follow-button.ts';
import { FOLLOW, UNFOLLOW } from '../../../core/domain/topics/texts.ts';
import { Button } from '../../../core/ui/button/Button.tsx';

/**
 * The button that follows a topic, or stops following it, in a list of a React view [topic-follow-2]. All buttons of a
 * topic change together [topic-follow-7].
 */
export function FollowButton(topic: FollowedTopic) {
  const following = useStore(followedTopics(topic.page), (state) => isFollowed(state, topic.id));

  return (
    <Button
      className={styles.root}
      look={following ? 'quiet' : 'outlined'}
      aria-description={topic.name}
      onClick={() => pressFollowButton(topic)}
    >
      {following ? UNFOLLOW : FOLLOW}
    </Button>
  );
}
