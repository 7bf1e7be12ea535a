import { enhancer } from '../../../core/runtime/feature/enhancer.ts';
import { showToast } from '../../../core/ui/toast/show-toast.ts';
import { joinByDebug } from '../../../core/user/experiments/browser-group.ts';
import { joinedText } from './texts.ts';

/** The time for which the banner is shown, in milliseconds [ab-test-2]. */
const SHOWN_FOR = 2000;

/**
 * Joins the group of a test that the hash `#debug=abgroup-{test}-{n}` selects, and shows a banner [ab-test-2,
 * ab-test-3].
 */
export default enhancer({
  attributes: {},
  enhance(_hook, _attributes, { signal }) {
    const join = () => {
      const joined = joinByDebug();
      if (joined) showToast(joinedText(joined), { duration: SHOWN_FOR });
    };
    window.addEventListener('hashchange', join, { signal });
    join();
  },
});
