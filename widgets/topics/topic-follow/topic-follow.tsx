import { FollowButton } from '../../../core/domain/topics/FollowButton.tsx';
import { filledText, oneOf, optional } from '../../../core/runtime/feature/attributes.ts';
import { widget } from '../../../core/runtime/feature/widget.tsx';

/** Follows a topic, or stops following it. Without id or name nothing is rendered [topic-follow-1]. */
export default widget({
  attributes: {
    /** The topic's id. */
    topicId: filledText(),
    /** The topic's name, set as text. */
    topicName: filledText(),
    /** `modal` in the personal area: the unsubscribe modal instead of a question [collection-modals-6]. */
    unfollow: optional(oneOf('question', 'modal'), 'question'),
  },
  view: ({ topicId, topicName, unfollow, context: { page, signal } }) => (
    <FollowButton page={page} id={topicId} name={topicName} unfollowBy={unfollow} signal={signal} />
  ),
});
