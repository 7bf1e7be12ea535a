import { parseDebugSwitches } from '../../../core/platform/debug/parse-debug-switches.ts';
import { onAbort } from '../../../core/platform/dom/on-abort.ts';
import { lazyWidget } from '../../../core/runtime/feature/lazy-widget.ts';
import { createRecord } from './create-record.ts';

/**
 * With `#debug=widgets`, shows a panel with the state of each hook and its reason, and with the page's messages, calls
 * and events. This file records events from the moment that the fragment is set; the panel itself is in another file.
 */
export default lazyWidget({
  attributes: {},
  at: 'over',
  loadView: async () => (await import('./DebugPanel.tsx')).DebugPanel,
  enhance(_hook, _attributes, { page, signal, show }) {
    let open: AbortController | undefined;

    const openOrClose = () => {
      if (!parseDebugSwitches(location.href).widgets) open?.abort();
      else if (!open || open.signal.aborted) start();
    };
    const start = () => {
      const controller = new AbortController();
      open = controller;
      onAbort(controller.signal, () => show(undefined));
      const record = createRecord(controller.signal);
      show({ page, record, onClose: () => controller.abort(), signal: controller.signal });
    };

    addEventListener('hashchange', openOrClose, { signal });
    onAbort(signal, () => open?.abort());
    openOrClose();
  },
});
