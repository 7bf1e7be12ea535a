import type { StoreApi } from 'zustand/vanilla';
import { KEY_MOMENT, PAGE_UPDATES } from '../../../core/domain/liveblog/update.ts';
import { toggleClass } from '../../../core/platform/dom/undo.ts';
import { keepPlace } from './keep-place.ts';
import type { LiveState } from './live-state.ts';
import styles from './liveblog.module.css';
import { ALL_UPDATES, onlyKeyMomentsText } from './texts.ts';

const KEY_UPDATE = `${PAGE_UPDATES.selector}${KEY_MOMENT}`;

/** The filter for key moments. */
export interface Filter {
  readonly isOn: () => boolean;
  /** Whether the filter hides an update. */
  readonly hides: (update: Element) => boolean;
  readonly set: (isOn: boolean) => void;
  /** Called when the list has changed. */
  readonly listChanged: () => void;
}

/**
 * Creates the filter that shows only the key moments, and keeps the reader's place in the list. One class on the hook
 * hides the others, so that updates that arrive later are filtered as well.
 * @param hook the liveblog
 * @param state the state of the liveblog's tools
 * @param signal shows all updates again
 */
export function createFilter(hook: HTMLElement, state: StoreApi<LiveState>, signal: AbortSignal): Filter {
  const isOn = () => state.getState().isFiltered;
  const listChanged = () => state.setState({ isEmpty: isOn() && hook.querySelector(KEY_UPDATE) === null });
  return {
    isOn,
    hides: (update) => isOn() && !update.matches(KEY_MOMENT),
    set(isFiltered) {
      if (isFiltered === isOn()) return;
      const stays = (update: Element) => !isFiltered || update.matches(KEY_MOMENT);
      keepPlace(hook, stays, () => toggleClass(hook, styles.onlyKeyMoments, isFiltered, signal));
      const announcement = isFiltered
        ? onlyKeyMomentsText(hook.querySelectorAll(KEY_UPDATE).length)
        : ALL_UPDATES;
      state.setState({ isFiltered, announcement });
      listChanged();
    },
    listChanged,
  };
}
