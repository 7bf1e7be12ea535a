import { enhancer } from '../../../core/runtime/feature/enhancer.ts';
import { isMotionReduced } from '../../../core/ui/overlay/motion.ts';
import { OUT_ANIMATION, SHOW_ANIMATION } from '../../../core/ui/toast/durations.ts';
import { showToast } from '../../../core/ui/toast/show-toast.ts';
import { joinByDebug } from '../../../core/user/experiments/browser-group.ts';
import { joinedText } from './texts.ts';

/** The time for which the banner is on the screen, in milliseconds, with its animations [ab-test-2]. */
const SHOWN_FOR = 2000;

/**
 * Joins the group of a test that the hash `#debug=abgroup-{test}-{n}` selects, and shows a banner [ab-test-2,
 * ab-test-3].
 */
export default enhancer({
  attributes: {},
  enhance(_hook, _attributes, { signal }) {
    const animations = isMotionReduced() ? 0 : SHOW_ANIMATION + OUT_ANIMATION;
    const join = () => {
      const joined = joinByDebug();
      if (joined) showToast(joinedText(joined), { duration: SHOWN_FOR - animations });
    };
    window.addEventListener('hashchange', join, { signal });
    join();
  },
});
