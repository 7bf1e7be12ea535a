import { show } from '../../../core/platform/dom/undo.ts';
import { enhancer } from '../../../core/runtime/feature/enhancer.ts';
import { isRandom } from './is-random.ts';

/**
 * The link to another random article, hidden by the server and the base style, and shown to visitors who arrived by
 * such a link [random-article-1, random-article-2].
 */
export default enhancer({
  attributes: {},
  enhance(hook, _, { page, signal }) {
    show(hook, isRandom(page.query), signal);
  },
});
