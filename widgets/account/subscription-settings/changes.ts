import { createStore, type StoreApi } from 'zustand/vanilla';
import { createPageKeys } from '../../../core/domain/paywall/payment/idempotency-keys.ts';
import { HttpError } from '../../../core/platform/http/http-error.ts';
import { isRecord } from '../../../core/runtime/config/guards.ts';
import type { Change, Subscription } from './api/subscriptions.ts';

/** A change that the visitor reviews before making it. */
export type Step = 'cancel' | 'pause' | 'plan';

/** The result of the last change. */
export type Outcome =
  | { readonly kind: 'none' }
  | { readonly kind: 'done'; readonly change: Change }
  /** The server refused it; the text is the server's sentence, if it sent one. */
  | { readonly kind: 'refused'; readonly text: string | undefined }
  /** The visitor's session has ended. */
  | { readonly kind: 'logged-out' }
  /** It is unknown whether the change was made. A retry cannot make it twice. */
  | { readonly kind: 'failed'; readonly change: Change };

/** The state of a subscription in the view. */
export interface ChangesState {
  readonly subscription: Subscription;
  /** The open step. */
  readonly step: Step | undefined;
  /** The step that the visitor opened last, which gets the focus. */
  readonly opened: Step | undefined;
  /** The change in progress. */
  readonly pending: Change['type'] | undefined;
  readonly outcome: Outcome;
}

/** The calls of a subscription. */
interface ChangeCalls {
  readonly change: (id: string, change: Change, key: string) => Promise<Subscription>;
  /** Called with the cause of each failure that the server does not explain. */
  readonly onFailed: (cause: unknown) => void;
  /** Called after each successful change. */
  readonly onChanged: () => void;
}

/** The state of a subscription, with the functions that change it. */
export interface Changes extends Pick<StoreApi<ChangesState>, 'getState' | 'getInitialState' | 'subscribe'> {
  /** Opens a step, or closes the open one. */
  readonly open: (step: Step | undefined) => void;
  /** Makes a change once: it keeps its idempotency key until the server has answered. */
  readonly make: (change: Change) => Promise<void>;
}

const NONE = { kind: 'none' } as const;

/**
 * Creates the state of a subscription [subscription-settings-2]. The state is the server's last answer: nothing is
 * shown as done before the server says so.
 * @param subscription the subscription as the server sent it
 * @param step the initially open step
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
        // The server has decided: the same change later is a new one.
        if (outcome.kind === 'refused') keys.forget(key);
        else if (outcome.kind === 'failed') onFailed(cause);
        store.setState({ outcome });
      } finally {
        store.setState({ pending: undefined });
      }
    },
  };
}

/** Statuses after which the same change may still succeed. */
const TRANSIENT: ReadonlySet<number> = new Set([408, 425, 429]);

function outcomeOf(cause: unknown, change: Change): Outcome {
  const { status = 0, refusal = undefined } = cause instanceof HttpError ? cause : {};
  if (status === 401) return { kind: 'logged-out' };
  if (status < 400 || status >= 500 || TRANSIENT.has(status)) return { kind: 'failed', change };
  const text = isRecord(refusal) && typeof refusal.message === 'string' ? refusal.message.trim() : '';
  return { kind: 'refused', text: text === '' ? undefined : text };
}
