import { create } from '../../../core/platform/dom/create.ts';
import { onAbort } from '../../../core/platform/dom/on-abort.ts';
import { mountView } from '../../../core/runtime/feature/mount-view.ts';
import type { Page } from '../../../core/runtime/page/page.ts';
import { restoreFocus } from '../../../core/ui/focus/restore-focus.ts';
import type { DebugRecord } from './create-record.ts';
import { DebugPanel } from './DebugPanel.tsx';

interface PanelOptions {
  readonly page: Page;
  readonly record: DebugRecord;
  readonly close: () => void;
}

/**
 * Shows the panel at the bottom of the window. It gets the focus, and gives it back when it closes.
 * @param options the page, what was recorded of it, and what closes the panel
 * @param signal removes it
 */
export function showPanel({ page, record, close }: PanelOptions, signal: AbortSignal): void {
  if (signal.aborted) return;
  const host = create('div', { lang: 'en', translate: 'no' });
  const giveBack = restoreFocus(host);
  document.body.append(host);
  onAbort(signal, () => {
    giveBack();
    host.remove();
  });
  mountView(host, <DebugPanel page={page} record={record} onClose={close} signal={signal} />, {
    feature: 'debug-panel',
    signal,
  });
}
