import { subscribe } from '../../../core/platform/dom/subscribe.ts';
import { show } from '../../../core/platform/dom/undo.ts';
import { now } from '../../../core/platform/time/now.ts';
import { enhancer } from '../../../core/runtime/feature/enhancer.ts';
import { visitor } from '../../../core/user/visitor/visitor-store.ts';
import { isOfferedUpgrade } from './is-offered-upgrade.ts';

/**
 * Shows the server's link to a larger subscription to long-standing visitors [upgrade-button-1]. Only `hidden` changes:
 * text and address are the server's [upgrade-button-2].
 */
export default enhancer({
  attributes: {},
  enhance(hook, _attributes, { page, signal }) {
    subscribe(
      visitor(page).store,
      (state) => show(hook, state !== undefined && isOfferedUpgrade(state, now()), signal),
      signal,
    );
  },
});
