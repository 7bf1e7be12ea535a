import { contentOf } from '../../../core/platform/dom/content-of.ts';
import { filledText, oneOf, optional } from '../../../core/runtime/feature/attributes.ts';
import { enhancer } from '../../../core/runtime/feature/enhancer.ts';
import { adoptFollowButton, drawFollowButton } from './draw-follow-button.ts';

/**
 * Follows a topic, or stops following it. A hook that is a button is used itself, because buttons cannot be nested.
 * Without id or name nothing is rendered [topic-follow-1].
 */
export default enhancer({
  attributes: {
    /** The topic's id. */
    topicId: filledText(),
    /** The topic's name, set as text. */
    topicName: filledText(),
    /** `modal` in the personal area: the unsubscribe modal instead of a question [collection-modals-6]. */
    unfollow: optional(oneOf('question', 'modal'), 'question'),
  },
  enhance(hook, { topicId, topicName, unfollow }, { page, signal }) {
    const topic = { page, id: topicId, name: topicName, unfollowBy: unfollow, signal };
    if (hook instanceof HTMLButtonElement) adoptFollowButton(hook, topic);
    else contentOf(hook, signal)(drawFollowButton(topic));
  },
});
