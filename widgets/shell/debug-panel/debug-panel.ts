import { parseDebugSwitches } from '../../../core/platform/debug/parse-debug-switches.ts';
import { enhancer } from '../../../core/runtime/feature/enhancer.ts';
import { error } from '../../../core/runtime/log/log.ts';
import { createRecord } from './create-record.ts';

/**
 * With `#debug=widgets`, shows a panel that says of each hook what it does and why, with the page's messages, calls and
 * events. From the fragment on, this file records what passes by; the panel itself is another file.
 */
export default enhancer({
  attributes: {},
  enhance(_hook, _attributes, { feature, page, signal }) {
    let open: AbortController | undefined;

    const follow = () => {
      if (!parseDebugSwitches(location.href).widgets) open?.abort();
      else if (!open || open.signal.aborted) show();
    };
    const show = () => {
      const controller = new AbortController();
      open = controller;
      const record = createRecord(controller.signal);
      import('./show-panel.tsx').then(
        ({ showPanel }) => showPanel({ page, record, close: () => controller.abort() }, controller.signal),
        (cause) => error(feature, 'The debug panel could not be loaded.', cause),
      );
    };

    addEventListener('hashchange', follow, { signal });
    signal.addEventListener('abort', () => open?.abort(), { once: true });
    follow();
  },
});
