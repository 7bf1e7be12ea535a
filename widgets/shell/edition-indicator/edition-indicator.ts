import { create } from '../../../core/platform/dom/create.ts';
import { subscribe } from '../../../core/platform/dom/subscribe.ts';
import { insert, restore } from '../../../core/platform/dom/undo.ts';
import { onReturn } from '../../../core/platform/page-life/on-return.ts';
import { now } from '../../../core/platform/time/now.ts';
import { enhancer } from '../../../core/runtime/feature/enhancer.ts';
import { textLanguage } from '../../../core/runtime/feature/mark-language.ts';
import { warn } from '../../../core/runtime/log/log.ts';
import { hiddenClass } from '../../../core/ui/hidden/spoken-status.ts';
import { visitor } from '../../../core/user/visitor/visitor-store.ts';
import styles from './edition-indicator.module.css';
import { hasNewEdition } from './editions.ts';
import { lookUp } from './look-up.ts';
import { NEW_EDITION } from './texts.ts';

/**
 * Shows a logged-in visitor a dot if there is a new edition, and checks again whenever they return to the page
 * [edition-indicator-1]. If a lookup fails there is no dot [edition-indicator-4].
 */
export default enhancer({
  attributes: {},
  enhance(hook, _attributes, { feature, page, signal }) {
    const { store } = visitor(page);
    const dot = createDot();

    const isNew = async (): Promise<boolean> => {
      if (!store.getState()?.loggedIn) return false;
      try {
        const dates = await lookUp(page);
        return dates !== undefined && hasNewEdition(dates, now());
      } catch (cause) {
        warn(feature, `It is not known which edition is the latest: ${cause} No dot is shown.`);
        return false;
      }
    };
    let latest = 0;
    const look = async (): Promise<void> => {
      const turn = ++latest;
      const shows = await isNew();
      // Of several checks the last one counts, even if an earlier one is answered later.
      if (turn !== latest || signal.aborted) return;
      if (shows) insert(hook, 'beforeend', dot, signal);
      else restore(dot, signal);
    };

    onReturn(() => void look(), signal);
    subscribe(store, () => void look(), signal);
  },
});

function createDot(): HTMLElement {
  const [dot, words] = [create('span'), create('span', { lang: textLanguage() })];
  dot.className = styles.dot;
  words.className = hiddenClass;
  words.textContent = NEW_EDITION;
  dot.append(words);
  return dot;
}
