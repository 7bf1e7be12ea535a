import { createStore, type StoreApi } from 'zustand/vanilla';
import { EMPTY_FORM, type FormEvent, type FormState, nextFormState } from './form-state.ts';

/** A rejection by the server. */
export interface Refusal {
  /** Error messages by field. */
  readonly fields?: Readonly<Record<string, string>>;
  /** The error message of the whole form. */
  readonly form?: string;
}

/** Options for sending a form. */
export interface Sender {
  /**
   * Waits for checks other than those of the fields, before the values are read.
   * @returns their error messages by name; if there are any, nothing is sent
   */
  readonly ready?: () => Promise<Readonly<Record<string, string>>>;
  /**
   * @param data the current values
   * @param signal aborts when the form is removed from the page
   * @returns the server's rejection; undefined if it accepted the form
   * @throws if the form could not be sent
   */
  readonly send: (data: FormData, signal: AbortSignal) => Promise<Refusal | undefined>;
  /** The message when `send` throws. */
  readonly failure: (error: unknown) => string;
  /** Called after a rejection and after an error. */
  readonly onFailed?: () => void;
}

/** A form's state, without its view. */
export interface FormStore {
  readonly store: StoreApi<FormState>;
  readonly dispatch: (event: FormEvent) => void;
  /**
   * Submits the form.
   * @param errors error messages by field; if there are any, nothing is sent
   * @param data returns the values; called only when the form is sent
   * @returns whether the form is being sent
   */
  readonly submit: (
    errors: Readonly<Record<string, string>>,
    data: () => FormData,
    sender: Sender,
  ) => boolean;
}

/**
 * Creates the state of one form. It changes synchronously, not with the next render: the second click of a double click
 * sees that the form is being sent.
 * @param signal aborts the sending
 */
export function createFormStore(signal: AbortSignal): FormStore {
  const store = createStore<FormState>(() => EMPTY_FORM);
  const dispatch = (event: FormEvent) => store.setState((state) => nextFormState(state, event));

  async function send(attempt: number, data: () => FormData, { ready, send, failure, onFailed }: Sender) {
    try {
      const errors = ready ? await ready() : {};
      if (signal.aborted) return;
      if (Object.keys(errors).length > 0)
        return dispatch({ type: 'failed', attempt, failure: undefined, errors });
      const refusal = await send(data(), signal);
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
      void send(attempt, data, sender);
      return true;
    },
  };
}
