import { optional, text } from '../../../core/runtime/feature/attributes.ts';
import { enhancer } from '../../../core/runtime/feature/enhancer.ts';
import { keepConcealed } from './keep-concealed.ts';
import { labelSummary } from './label-summary.ts';
import { WARNING } from './texts.ts';

/**
 * Explicit media behind a warning, in a closed `details` of the server's, so that it is hidden without a script as
 * well. Each is revealed on its own, by the reader [explicit-media-1, explicit-media-2].
 */
export default enhancer({
  attributes: {
    /** What the reader is warned of. */
    warning: optional(text(), WARNING),
  },
  enhance(hook, { warning }, { feature, signal }) {
    if (!(hook instanceof HTMLDetailsElement)) {
      throw new TypeError(`${feature}: the hook is a ${hook.localName}; expected a details.`);
    }
    labelSummary(hook, warning.trim() || WARNING, signal);
    keepConcealed(hook, signal);
  },
});
