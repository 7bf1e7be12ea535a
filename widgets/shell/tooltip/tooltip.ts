import { text } from '../../../core/runtime/feature/attributes.ts';
import { enhancer } from '../../../core/runtime/feature/enhancer.ts';
import { attachTooltip } from '../../../core/ui/tooltip/tooltip.ts';

/** Shows a short explanation of an element on hover and focus [tooltip-1]. Mounts on `[data-tooltip]`. */
export default enhancer({
  attributes: {
    /** The tooltip's text, never markup. An empty one shows none [tooltip-3]. */
    tooltip: text(),
  },
  enhance(hook, { tooltip }, { signal }) {
    // A script may have changed the attribute since.
    attachTooltip(hook, () => hook.dataset.tooltip ?? tooltip, signal);
  },
});
