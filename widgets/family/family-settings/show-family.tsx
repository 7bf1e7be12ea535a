import { onAbort } from '../../../core/platform/dom/on-abort.ts';
import type { Context } from '../../../core/runtime/feature/feature.ts';
import { renderView } from '../../../core/runtime/feature/widget.tsx';
import { focusOn } from '../../../core/ui/focus/focus-on.ts';
import { FamilySettings } from './FamilySettings.tsx';
import type { Family } from './load-family.ts';

/**
 * Renders the family into its hook, until the visitor has none: the server's text then comes back.
 * @param hook the element
 * @param family from the server
 * @param context its signal ends the feature
 * @param present ends with the visitor, who changes by leaving the family
 */
export function showFamily(hook: HTMLElement, family: Family, context: Context, present: AbortSignal): void {
  const shown = new AbortController();
  onAbort(present, () => shown.abort());
  const onNone = () => {
    shown.abort();
    // The button that was pressed is gone.
    focusOn(hook, context.signal);
  };
  const own = { ...context, signal: shown.signal };
  renderView(hook, <FamilySettings first={family} context={own} onNone={onNone} />, own);
}
