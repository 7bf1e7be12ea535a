import { onAbort } from '../../../core/platform/dom/on-abort.ts';
import { holdHeight } from '../../../core/platform/viewport/hold-height.ts';
import { lazyWidget } from '../../../core/runtime/feature/lazy-widget.ts';
import { focusOn } from '../../../core/ui/focus/focus-on.ts';
import type { Visitor } from '../../../core/user/visitor/visitor.ts';
import { whileVisitor } from '../../../core/user/visitor/while-visitor.ts';
import { loadFamily } from './load-family.ts';

/**
 * Shows the members of a family subscription, or its owner. The server's text stays for visitors who have none or are
 * not logged in, without loading React [family-settings-4].
 */
export default lazyWidget({
  attributes: {},
  loadView: async () => (await import('./FamilySettings.tsx')).FamilySettings,
  enhance(hook, _attributes, { show, ...context }) {
    const { feature, page, fail, signal } = context;
    const settle = holdHeight(hook, signal);
    const onNone = () => {
      show(undefined);
      // The button that was pressed has been removed.
      focusOn(hook, signal);
    };
    const showFamily = async (present: AbortSignal) => {
      const first = await loadFamily(feature, present);
      if (present.aborted) return;
      // The view gives the reserved space back once it is rendered: without it what follows would come into view, and
      // move again.
      if (first.role === 'none') return settle();
      onAbort(present, () => show(undefined));
      show({ first, context: { ...context, signal: present }, onNone, settle });
    };
    const run = async ({ loggedIn, isUnconfirmed }: Visitor, present: AbortSignal) => {
      if (loggedIn || isUnconfirmed) await showFamily(present);
      else settle();
    };
    whileVisitor(page, (visitor, present) => void run(visitor, present).catch(fail), signal);
  },
});
