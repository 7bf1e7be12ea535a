import { optional, text } from '../../../core/runtime/feature/attributes.ts';
import { enhancer } from '../../../core/runtime/feature/enhancer.ts';
import { keepConcealed } from './keep-concealed.ts';
import { labelSummary } from './label-summary.ts';
import { WARNING } from './texts.ts';

/**
 * Hides explicit media behind a warning, in the server's closed `details`, so that they are hidden without a script as
 * well. The visitor reveals each of them separately [explicit-media-1, explicit-media-2].
 */
export default enhancer({
  attributes: {
    /** The warning's text. */
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
