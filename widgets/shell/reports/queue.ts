import type { Report } from './report.ts';

/** Maximum number of reports of errors in a page view. */
const MAX_ERRORS = 20;

/** Maximum number of reports of web vitals in a page view: each is sent again after a return to the page. */
const MAX_VITALS = 25;

/** The reports that have not been sent. */
export interface Queue {
  /** Adds a report, unless the same one has been added or the page view has reached its maximum. */
  add(report: Report): void;
  /** Removes and returns the unsent reports. */
  take(): Report[];
}

/** Creates the queue of a page view. */
export function createQueue(): Queue {
  const known = new Set<string>();
  const left = { error: MAX_ERRORS, vital: MAX_VITALS };
  let waiting: Report[] = [];
  return {
    add(report) {
      const key = keyOf(report);
      if (known.has(key) || left[report.kind] === 0) return;
      known.add(key);
      left[report.kind]--;
      // A vital that changes before it is sent counts once.
      if (report.kind === 'vital')
        waiting = waiting.filter((other) => !('id' in other) || other.id !== report.id);
      waiting.push(report);
    },
    take() {
      const taken = waiting;
      waiting = [];
      return taken;
    },
  };
}

/** Errors are the same if they have the same message at the same position. */
function keyOf(report: Report): string {
  if (report.kind === 'vital') return `${report.id} ${report.value}`;
  return [report.feature, report.message, report.stack[0] ?? ''].join('\n');
}
