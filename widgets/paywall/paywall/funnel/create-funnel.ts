import { createStore, type StoreApi } from 'zustand/vanilla';
import { isAborted } from '../../../../core/platform/http/http-error.ts';
import { error } from '../../../../core/runtime/log/log.ts';
import type { Refusal } from '../../../../core/ui/forms/rules/form-store.ts';
import { type FunnelAction, funnelReducer } from './funnel-reducer.ts';
import { type FunnelRules, type FunnelStart, type FunnelState, startFunnel, type Task } from './state.ts';

/** The result of a funnel's request. */
export type TaskOutcome =
  /** Success. `leave` navigates away, and calls back if the page stays. */
  | { readonly state: 'done'; readonly leave?: (onStay: () => void) => void }
  /** The server refused; the form shows the reason. */
  | { readonly state: 'refused'; readonly refusal: Refusal };

/** Side effects of a funnel. */
export interface FunnelEffects {
  /**
   * Sends the request of a task.
   * @throws HttpError
   */
  readonly run: (task: Task, state: FunnelState, signal: AbortSignal) => Promise<TaskOutcome>;
  /** Navigates to the activation of the subscription. */
  readonly activate: (link: string, onStay: () => void) => void;
  /** The message for the visitor after a failed request; undefined for none [funnel-flow-11]. */
  readonly failure: (task: Task) => string | undefined;
}

/** A running funnel: its state and its requests. */
export interface FunnelController {
  readonly store: StoreApi<FunnelState>;
  readonly dispatch: (action: FunnelAction) => void;
  /**
   * Sends the current step. Resolves when the request that it started has ended.
   * @param signal aborts the request
   * @returns the refusal, for the form; undefined if the funnel moved on
   */
  readonly send: (signal: AbortSignal) => Promise<Refusal | undefined>;
}

/** A failure without a message: the button is enabled again. */
const NO_MESSAGE: Refusal = {};

/**
 * Creates a funnel's state, and sends a request exactly when the state has a new task. The state changes synchronously,
 * not with the next render: the second click of a double click sees the request of the first [funnel-flow-12].
 */
export function createFunnel(
  rules: FunnelRules,
  start: FunnelStart,
  effects: FunnelEffects,
): FunnelController {
  const store = createStore<FunnelState>(() => startFunnel(rules, start));
  const dispatch = (action: FunnelAction) =>
    store.setState((state) => funnelReducer(rules, state, action), true);

  const onStay = () => dispatch({ type: 'returned' });

  const run = async (task: Task, signal: AbortSignal): Promise<Refusal | undefined> => {
    try {
      const outcome = await effects.run(task, store.getState(), signal);
      if (outcome.state === 'done') {
        dispatch({ type: 'succeeded', task: task.id });
        outcome.leave?.(onStay);
        return undefined;
      }
      dispatch({ type: 'failed', task: task.id });
      return outcome.refusal;
    } catch (cause) {
      dispatch({ type: 'failed', task: task.id });
      if (!isAborted(cause)) error('funnel', `The ${task.kind} failed; what was filled in is kept.`, cause);
      const text = effects.failure(task);
      return text ? { form: text } : NO_MESSAGE;
    }
  };

  return {
    store,
    dispatch,
    async send(signal) {
      const before = store.getState();
      dispatch({ type: 'sent' });
      const after = store.getState();
      if (after === before) return NO_MESSAGE;
      if (after.leaving === 'activation' && after.activationLink)
        effects.activate(after.activationLink, onStay);
      return after.task && after.task !== before.task ? run(after.task, signal) : undefined;
    },
  };
}
