import { onAbort } from '../../../core/platform/dom/on-abort.ts';
import { HttpError } from '../../../core/platform/http/http-error.ts';
import { warn } from '../../../core/runtime/log/log.ts';
import type { Page } from '../../../core/runtime/page/page.ts';
import { onHistoryPermission } from '../../../core/user/history/permission.ts';
import { permittedHistory } from '../../../core/user/history/permitted-history.ts';
import { onHistorySettings } from '../../../core/user/history/settings.ts';

/**
 * Runs a function while the visitor permits that their reading is recorded. If that is unknown, nothing runs; a site
 * without these settings asks for no permission, and a login is enough [recommender-3].
 * @param record the function, whose signal aborts when the permission is withdrawn, here or in another tab
 * @param signal ends it
 */
export function whilePermitted(page: Page, record: (signal: AbortSignal) => void, signal: AbortSignal): void {
  let running: AbortController | undefined;
  let checks = 0;
  const check = async () => {
    const mine = ++checks;
    let isPermitted = false;
    try {
      isPermitted = (await permittedHistory(page)) !== undefined;
    } catch (cause) {
      isPermitted = cause instanceof HttpError && cause.status === 404;
      if (!isPermitted)
        warn('recommender', `It is not known whether reading may be recorded: ${cause} Nothing is reported.`);
    }
    if (mine !== checks || signal.aborted || isPermitted === (running !== undefined)) return;
    running?.abort();
    running = isPermitted ? new AbortController() : undefined;
    if (running) record(running.signal);
  };
  onAbort(signal, () => running?.abort());
  onHistoryPermission(check, signal);
  onHistorySettings(check, signal);
  void check();
}
