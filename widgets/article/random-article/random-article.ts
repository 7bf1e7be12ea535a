import { enhancer } from '../../../core/runtime/feature/enhancer.ts';
import { isRandom } from './is-random.ts';

/**
 * The link to another random article, which the server sends hidden: shown to who came by one [random-article-1,
 * random-article-2].
 */
export default enhancer({
  attributes: {},
  enhance(hook, _, { page, signal }) {
    const served = hook.hidden;
    if (!isRandom(page.query)) return;
    hook.hidden = false;
    signal.addEventListener('abort', () => {
      hook.hidden = served;
    });
  },
});
