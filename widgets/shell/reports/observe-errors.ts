import { on } from '../../../core/runtime/bus/bus.ts';
import type { HookState } from '../../../core/runtime/caretaker/open-global.ts';
import { framesOf } from '../../../core/runtime/log/frames-of.ts';
import { cleanMessage, cleanStack } from './clean.ts';
import type { ErrorReport } from './report.ts';

/** The message of a failed feature, which is reported with its stack instead. */
const FAILED = 'The feature failed;';

/** The sources and the receiver of errors. */
export interface ErrorSources {
  /** The folder of the bundle's files. */
  readonly base: string;
  /** The states of all hooks: those that failed earlier are reported as well. */
  readonly states: () => readonly HookState[];
  readonly report: (report: ErrorReport) => void;
}

/**
 * Reports features that failed, earlier or from now on, and uncaught errors in the bundle's files.
 * @param sources see {@link ErrorSources}
 * @param signal ends it
 */
export function observeErrors({ base, states, report }: ErrorSources, signal: AbortSignal): void {
  const send = (how: ErrorReport['how'], feature: string, cause: unknown) =>
    report(errorReport({ how, feature, cause, base }));

  for (const { feature, state, error } of states()) if (state === 'failed') send('failed', feature, error);
  on('feature:failed', ({ feature, error }) => send('failed', feature, error), signal);
  const uncaught = (event: ErrorEvent | PromiseRejectionEvent) => {
    const cause: unknown = 'reason' in event ? event.reason : event.error;
    // The caretaker has prevented the default of errors whose feature it knows: those features fail, and are reported
    // as failed.
    if (event.defaultPrevented || !isOurs(cause, base)) return;
    send('uncaught', '', cause);
  };
  addEventListener('error', uncaught, { signal });
  addEventListener('unhandledrejection', uncaught, { signal });
}

/** Errors of other scripts on the page are not reported, even if a feature called them. */
function isOurs(cause: unknown, base: string): boolean {
  return base !== '' && !!framesOf(cause)[0]?.startsWith(base);
}

interface Thrown {
  readonly how: ErrorReport['how'];
  readonly feature: string;
  readonly cause: unknown;
  /** The folder of the bundle's files. */
  readonly base: string;
}

/** A thrown value as a report; it may be anything, even one that cannot be converted to a string. */
export function errorReport({ how, feature, cause, base }: Thrown): ErrorReport {
  return {
    kind: 'error',
    how,
    feature,
    message: cleanMessage(textOf(cause)),
    stack: cause instanceof Error ? cleanStack(cause.stack ?? '', base) : [],
    at: Math.round(performance.now()),
  };
}

function textOf(cause: unknown): string {
  try {
    return String(cause);
  } catch {
    return typeof cause;
  }
}

/**
 * The errors that features logged and handled, such as a call without an answer.
 * @param kept the messages of `core/runtime/log`: level, source, message and cause, a line each
 */
export function handledErrors(kept: Iterable<string>): ErrorReport[] {
  return [...kept].flatMap((entry) => {
    const [level, feature = '', message = '', ...cause] = entry.split('\n');
    if (level !== 'error' || message.startsWith(FAILED)) return [];
    const text = cleanMessage([message, ...cause].filter(Boolean).join(' '));
    return [
      { kind: 'error', how: 'handled', feature, message: text, stack: [], at: Math.round(performance.now()) },
    ];
  });
}
