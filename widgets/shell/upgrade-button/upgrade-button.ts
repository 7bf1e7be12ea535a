import { now } from '../../../core/platform/time/clock.ts';
import { enhancer } from '../../../core/runtime/feature/enhancer.ts';
import { visitor } from '../../../core/user/visitor/visitor-store.ts';
import { isOfferedUpgrade } from './long-standing.ts';

/**
 * Shows the server's link to a larger subscription to who has been a reader for long [upgrade-button-1]. Only
 * `hidden` changes: text and address are the server's [upgrade-button-2].
 */
export default enhancer({
  attributes: {},
  enhance(hook, _attributes, { page, signal }) {
    const { store } = visitor(page);
    const show = () => {
      const reader = store.getState();
      hook.hidden = !(reader && isOfferedUpgrade(reader, now()));
    };
    const end = store.subscribe(show);
    signal.addEventListener('abort', () => {
      end();
      hook.hidden = true;
    });
    show();
  },
});
