import { someOf } from '../../../core/runtime/feature/attributes.ts';
import { enhancer } from '../../../core/runtime/feature/enhancer.ts';
import { VISITOR_KINDS } from '../../../core/user/visitor/kind.ts';
import { visitor } from '../../../core/user/visitor/visitor-store.ts';
import { isFor } from './audience.ts';

/**
 * Shows what the server sent to the visitors it is meant for, and hides it from the others, also after a login
 * or logout in another tab [visitor-1, visitor-11].
 */
export default enhancer({
  attributes: {
    /**
     * The kinds of visitors who see the element. Until it is known who is reading, the element stays as it was
     * sent, with or without `hidden`.
     */
    visitors: someOf(...VISITOR_KINDS),
  },
  enhance(hook, { visitors }, { page, signal }) {
    const served = hook.hidden;
    const { store } = visitor(page);
    const show = () => {
      hook.hidden = !(isFor(visitors, store.getState()) ?? !served);
    };
    const end = store.subscribe(show);
    signal.addEventListener('abort', () => {
      end();
      hook.hidden = served;
    });
    show();
  },
});
