import { KEY_MOMENT, PAGE_UPDATES } from '../../../core/domain/liveblog/update.ts';
import { create } from '../../../core/platform/dom/create.ts';
import { insert, toggleClass } from '../../../core/platform/dom/undo.ts';
import { createSwitch } from '../../../core/ui/switch/create-switch.ts';
import { keepPlace } from './keep-place.ts';
import styles from './liveblog.module.css';
import { ALL_UPDATES, NO_KEY_MOMENTS, ONLY_KEY_MOMENTS, onlyKeyMomentsText } from './texts.ts';

const KEY_UPDATE = `${PAGE_UPDATES.selector}${KEY_MOMENT}`;

/** The choice to see the key moments only. */
export interface Filter {
  /** The switch. */
  readonly element: HTMLElement;
  readonly isOn: () => boolean;
  /** Whether it hides an update. */
  readonly hides: (update: Element) => boolean;
  /** Shows all updates again. */
  readonly clear: () => void;
  /** Called when the list has changed. */
  readonly listChanged: () => void;
}

/**
 * Creates the switch that leaves only the key moments, and keeps the reader's place in the list. One class on the hook
 * hides the others, so that updates that arrive later are filtered as well.
 * @param hook the liveblog
 * @param announce announces a text politely
 * @param signal shows all updates again
 */
export function createFilter(
  hook: HTMLElement,
  announce: (text: string) => void,
  signal: AbortSignal,
): Filter {
  let isOn = false;
  const empty = create('p');
  empty.className = styles.empty;
  empty.textContent = NO_KEY_MOMENTS;
  empty.hidden = true;
  insert(hook, 'beforeend', empty, signal);

  const listChanged = () => {
    empty.hidden = !isOn || hook.querySelector(KEY_UPDATE) !== null;
  };
  const apply = (wanted: boolean) => {
    isOn = wanted;
    const stays = (update: Element) => !isOn || update.matches(KEY_MOMENT);
    keepPlace(hook, stays, () => {
      toggleClass(hook, styles.onlyKeyMoments, isOn, signal);
      listChanged();
    });
    announce(isOn ? onlyKeyMomentsText(hook.querySelectorAll(KEY_UPDATE).length) : ALL_UPDATES);
  };
  const { element, set } = createSwitch(ONLY_KEY_MOMENTS, apply, signal);
  return {
    element,
    isOn: () => isOn,
    hides: (update) => isOn && !update.matches(KEY_MOMENT),
    clear() {
      if (!isOn) return;
      set(false);
      apply(false);
    },
    listChanged,
  };
}
