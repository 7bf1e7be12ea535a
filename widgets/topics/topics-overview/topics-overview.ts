import { widget } from '../../../core/runtime/feature/widget.tsx';
import { servedSearchBox } from '../../../core/ui/filtering/served-search-box.ts';
import { firstByInitial, initialsOf, linkLetters, servedLetters, showLetters } from './letters.ts';
import { hasPart } from './names.ts';
import { TopicsFilter } from './TopicsFilter.tsx';
import { SEARCH } from './texts.ts';
import { showTopics, topicLinks } from './topic-links.ts';

/**
 * Filters the server's list of topics by a part of the name, and makes letters without topics plain text
 * [topics-overview-1, topics-overview-2]. Without scripts the whole list and its letter links work.
 */
export default widget({
  attributes: {},
  at: 'afterbegin',
  view: TopicsFilter,
  enhance(hook, _, { show, signal }) {
    const served = servedLetters(hook);
    const initials = served.length === 0 ? initialsOf(topicLinks(hook)) : [];
    const box = servedSearchBox(hook, SEARCH, signal);
    // The list is filtered here; the server's answer would be the same.
    box?.form?.addEventListener('submit', (event) => event.preventDefault(), { signal });

    const filter = (text: string) => {
      // Read each time, because the list may have been replaced.
      const topics = topicLinks(hook);
      const shown = new Set(topics.filter(({ name }) => hasPart(name, text)));
      const firsts = firstByInitial(shown);
      showTopics(hook, topics, shown, signal);
      showLetters(served, firsts, signal);
      show({
        hook,
        text: box ? undefined : text,
        onInput: filter,
        letters: linkLetters(initials, firsts, signal),
        count: text.trim() === '' && shown.size > 0 ? undefined : shown.size,
      });
    };
    box?.addEventListener('input', () => filter(box.value), { signal });
    filter(box?.value ?? '');
  },
});
