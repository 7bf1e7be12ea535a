import { filledText, oneOf, optional } from '../../../core/runtime/feature/attributes.ts';
import { widget } from '../../../core/runtime/feature/widget.tsx';
import { TopicNotify } from './TopicNotify.tsx';

/** Switches the messages about a topic on and off [topic-notify-7]. Without id or name nothing is rendered. */
export default widget({
  attributes: {
    /** The topic's id. */
    topicId: filledText(),
    /** The topic's name, set as text. */
    topicName: filledText(),
    /** A switch that follows the topic as well, or a button for the messages only. */
    variant: optional(oneOf('switch', 'button'), 'switch'),
  },
  view: TopicNotify,
});
