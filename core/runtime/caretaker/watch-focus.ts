import type { Mounts } from '../loader/contract.ts';
import type { keepFocus } from './keep-focus.ts';

/** The maximum time that a mount waits for the code that moves the focus, in ms. */
const TIMEOUT = 1000;

/**
 * Loads the code that moves the focus to replacements when the focus first enters a feature's hook: most pages never
 * need it.
 * @param mounts all features on hooks
 * @param load loads the code
 * @returns a function to call and wait for before a feature is called, while the focus may be in its hook
 */
export function watchFocus(
  mounts: Mounts,
  load: () => Promise<{ keepFocus: typeof keepFocus }> = () => import('./keep-focus.ts'),
): () => unknown {
  let keep: (() => void) | undefined;
  let loading: Promise<void> | undefined;
  const update = () => {
    if (keep) return keep();
    if (!document.activeElement?.closest('[data-widget-state]:not(body)')) return;
    loading ??= load()
      .then(({ keepFocus }) => {
        keep = keepFocus(mounts);
        keep();
      })
      .catch(() => {
        // If the code does not load, the next focus tries again.
        loading = undefined;
      });
    // A mount does not wait long for a file that may not arrive.
    return Promise.race([loading, new Promise((resolve) => setTimeout(resolve, TIMEOUT))]);
  };
  addEventListener('focusin', update, true);
  void update();
  return update;
}
