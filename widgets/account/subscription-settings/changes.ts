import { createStore, type StoreApi } from 'zustand/vanilla';
import { createPageKeys } from '../../../core/domain/paywall/payment/idempotency-keys.ts';
import { HttpError } from '../../../core/platform/http/http-error.ts';
import { isRecord } from '../../../core/runtime/config/guards.ts';
import type { Change, Subscription } from './api/subscriptions.ts';

/** Something that the visitor decides before it is done. */
export type Step = 'cancel' | 'pause' | 'plan';

/** How the last change ended. */
export type Outcome =
  | { readonly kind: 'none' }
  | { readonly kind: 'done'; readonly change: Change }
  /** The server refused it; the sentence is the server's, if it sent one. */
  | { readonly kind: 'refused'; readonly text: string | undefined }
  /** The visitor's session is over. */
  | { readonly kind: 'logged-out' }
  /** It is not known whether it was done. Trying again does nothing twice. */
  | { readonly kind: 'failed'; readonly change: Change };

/** A subscription as it shows. */
export interface ChangesState {
  readonly subscription: Subscription;
  /** The step that is open. */
  readonly step: Step | undefined;
  /** The step that the visitor opened last: then the focus follows. */
  readonly opened: Step | undefined;
  /** The change that is under way. */
  readonly pending: Change['type'] | undefined;
  readonly outcome: Outcome;
}

/** The calls behind a subscription. */
interface ChangeCalls {
  readonly change: (id: string, change: Change, key: string) => Promise<Subscription>;
  /** Called with the cause of each failure that the server does not explain. */
  readonly onFailed: (cause: unknown) => void;
  /** Called after each change. */
  readonly onChanged: () => void;
}

/** A subscription that the visitor changes. */
export interface Changes extends Pick<StoreApi<ChangesState>, 'getState' | 'getInitialState' | 'subscribe'> {
  /** Opens a step, or closes the open one. */
  readonly open: (step: Step | undefined) => void;
  /** Makes a change, once: it keeps its key until the server has answered. */
  readonly make: (change: Change) => Promise<void>;
}

const NONE = { kind: 'none' } as const;

/**
 * Creates the state of a subscription [subscription-settings-2]. What shows is the server's last answer: nothing is shown as
 * done before the server says so.
 * @param subscription the server's
 * @param step that is open at first
 */
export function createChanges(
  subscription: Subscription,
  step: Step | undefined,
  { change, onFailed, onChanged }: ChangeCalls,
): Changes {
  const keys = createPageKeys();
  const store = createStore<ChangesState>(() => ({
    subscription,
    step,
    opened: undefined,
    pending: undefined,
    outcome: NONE,
  }));
  return {
    getState: store.getState,
    getInitialState: store.getInitialState,
    subscribe: store.subscribe,
    open: (next) =>
      store.setState(({ step: before }) => ({ step: next, opened: next ?? before, outcome: NONE })),
    async make(made) {
      if (store.getState().pending) return;
      const key = keys.keyOf(JSON.stringify(made));
      store.setState({ pending: made.type, outcome: NONE });
      try {
        const next = await change(store.getState().subscription.id, made, key);
        keys.forget(key);
        store.setState({
          subscription: next,
          step: undefined,
          opened: undefined,
          outcome: { kind: 'done', change: made },
        });
        onChanged();
      } catch (cause) {
        const outcome = outcomeOf(cause, made);
        // The server has decided: the same change later is another one.
        if (outcome.kind === 'refused') keys.forget(key);
        else if (outcome.kind === 'failed') onFailed(cause);
        store.setState({ outcome });
      } finally {
        store.setState({ pending: undefined });
      }
    },
  };
}

/** Statuses after which the same change may still be done. */
const TRANSIENT: ReadonlySet<number> = new Set([408, 425, 429]);

function outcomeOf(cause: unknown, change: Change): Outcome {
  const { status = 0, refusal = undefined } = cause instanceof HttpError ? cause : {};
  if (status === 401) return { kind: 'logged-out' };
  if (status < 400 || status >= 500 || TRANSIENT.has(status)) return { kind: 'failed', change };
  const text = isRecord(refusal) && typeof refusal.message === 'string' ? refusal.message.trim() : '';
  return { kind: 'refused', text: text === '' ? undefined : text };
}
