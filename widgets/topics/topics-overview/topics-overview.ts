import { create } from '../../../core/platform/dom/create.ts';
import { insert } from '../../../core/platform/dom/undo.ts';
import { enhancer } from '../../../core/runtime/feature/enhancer.ts';
import { hiddenClass } from '../../../core/ui/hidden/spoken-status.ts';
import { linkLetters, makeLetters, servedLetters } from './letters.ts';
import { hasPart } from './names.ts';
import { searchBox } from './search-box.ts';
import { countText, NONE } from './texts.ts';
import { showTopics, topicLinks } from './topic-links.ts';
import styles from './topics-overview.module.css';

/**
 * Filters the server's list of topics by a part of the name, and makes letters without topics plain text
 * [topics-overview-1, topics-overview-2]. Without scripts the whole list and its letter links work.
 */
export default enhancer({
  attributes: {},
  enhance(hook, _, { signal }) {
    const served = servedLetters(hook);
    const listed = topicLinks(hook);
    const made = served.length === 0 && listed.length > 0 ? makeLetters(listed) : undefined;
    if (made) insert(hook, 'afterbegin', made.nav, signal);
    const letters = made?.letters ?? served;
    const box = searchBox(hook, signal);
    const status = create('p');
    status.setAttribute('role', 'status');
    status.className = hiddenClass;
    insert(hook, 'beforeend', status, signal);

    const filter = () => {
      // Read each time: the list may have been sent again.
      const topics = topicLinks(hook);
      const shown = new Set(topics.filter(({ name }) => hasPart(name, box.value)));
      showTopics(hook, topics, shown, signal);
      linkLetters(letters, shown, signal);
      const isNone = shown.size === 0;
      status.className = isNone ? styles.none : hiddenClass;
      status.textContent = isNone ? NONE : box.value.trim() === '' ? '' : countText(shown.size);
    };
    box.addEventListener('input', filter, { signal });
    filter();
  },
});
