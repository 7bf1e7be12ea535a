import { createStore, type StoreApi } from 'zustand/vanilla';
import { EMPTY_FORM, type FormEvent, type FormState, nextFormState } from './form-state.ts';

/** What a server refused. */
export interface Refusal {
  /** What is wrong, by field. */
  readonly fields?: Readonly<Record<string, string>>;
  /** What is wrong with the whole. */
  readonly form?: string;
}

/** How a form sends. */
export interface Sender {
  /**
   * @param data what was filled in at that moment
   * @param signal aborts when the form leaves the page
   * @returns what the server refused; nothing where it took the form
   * @throws anything that keeps the form from arriving
   */
  readonly send: (data: FormData, signal: AbortSignal) => Promise<Refusal | undefined>;
  /** What the reader is told when `send` throws. */
  readonly failure: (error: unknown) => string;
  /** Called when a try has failed, in either way. */
  readonly onFailed?: () => void;
}

/** A form's state, without its view. */
export interface FormStore {
  readonly store: StoreApi<FormState>;
  readonly dispatch: (event: FormEvent) => void;
  /**
   * The reader wants to send.
   * @param errors what is wrong with which field; nothing is sent while there is anything
   * @param data what was filled in, taken only when it is sent
   * @returns whether it is on its way
   */
  readonly submit: (
    errors: Readonly<Record<string, string>>,
    data: () => FormData,
    sender: Sender,
  ) => boolean;
}

/**
 * Makes the state of one form. It changes at once, not with the next drawing: a second click of a double click
 * already finds the form on its way.
 * @param signal ends what is under way
 */
export function createFormStore(signal: AbortSignal): FormStore {
  const store = createStore<FormState>(() => EMPTY_FORM);
  const dispatch = (event: FormEvent) => store.setState((state) => nextFormState(state, event));

  async function send(attempt: number, data: FormData, { send, failure, onFailed }: Sender) {
    try {
      const refusal = await send(data, signal);
      if (signal.aborted) return;
      if (!refusal) return dispatch({ type: 'succeeded', attempt });
      dispatch({ type: 'failed', attempt, failure: refusal.form, errors: refusal.fields ?? {} });
    } catch (error) {
      if (signal.aborted) return;
      dispatch({ type: 'failed', attempt, failure: failure(error), errors: {} });
    }
    onFailed?.();
  }

  return {
    store,
    dispatch,
    submit(errors, data, sender) {
      const before = store.getState().attempt;
      dispatch({ type: 'submitted', errors });
      const { attempt } = store.getState();
      if (attempt === before) return false;
      void send(attempt, data(), sender);
      return true;
    },
  };
}
