import { optional, text } from '../../../core/runtime/feature/attributes.ts';
import { widget } from '../../../core/runtime/feature/widget.tsx';
import { TopicSuggestions } from './TopicSuggestions.tsx';
import { TITLE } from './texts.ts';

/** Suggests topics to follow, in a carousel of pairs [topic-suggestions-1, topic-suggestions-4]. */
export default widget({
  attributes: {
    /** The heading, such as `Mijn nieuws`. */
    title: optional(text(), TITLE),
  },
  view: TopicSuggestions,
});
