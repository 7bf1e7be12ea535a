import { type RefObject, useEffect, useRef, useState } from 'react';
import { useStore } from 'zustand';
import type { FormState } from '../rules/form-state.ts';
import { createFormStore, type FormStore, type Sender } from '../rules/form-store.ts';
import type { Rule } from '../rules/rules.ts';
import { FAILED } from './texts.ts';

/** A check besides the fields that must pass before a form is sent, such as a robot check. */
export interface Guard {
  /** Its key in the list of errors. */
  readonly name: string;
  /** Its label in the list of errors. */
  readonly label: string;
  /** The error message; undefined if the check passes, or its outcome is pending. */
  readonly error: () => string | undefined;
  /** Waits for a pending outcome, and shows the reason if the check does not pass; undefined if none is pending. */
  readonly settled?: () => Promise<unknown> | undefined;
  /** Called on submit if the check does not pass: it shows its own message. */
  readonly onInvalid: () => void;
  /** Moves the focus to the check. */
  readonly focus: () => void;
  /** Called when sending failed: the check may have to be repeated. */
  readonly onSendFailed: () => void;
}

export interface FormOptions extends Pick<Sender, 'send'> {
  /** Rules of the feature by field name, besides those of the elements (`required`, `type`). */
  readonly rules?: Readonly<Record<string, readonly Rule[]>> | undefined;
  readonly guards?: readonly Guard[] | undefined;
  /** The message when `send` throws. */
  readonly failure?: ((error: unknown) => string) | undefined;
}

/** A form for its view: pass it to `Form`. */
export interface FormHandle extends FormState {
  readonly form: RefObject<HTMLFormElement | null>;
  readonly options: RefObject<FormOptions>;
  readonly store: FormStore;
  /** Whether the form is being sent, for the submit button. */
  readonly busy: boolean;
  /** The state of a field: spread it into `Field`, `Checkbox` or `RadioGroup`. */
  readonly field: (name: string) => FieldState;
}

interface FieldState {
  readonly name: string;
  readonly error: string | undefined;
  /** The server rejected the values: the message is an alert [registration-15]. */
  readonly urgent: boolean;
  readonly warning?: string | undefined;
}

/**
 * The state of a form: fields stay native (autofill, undo and pasting work as usual); this holds their errors and
 * whether the form is being sent.
 * @param options may change with every render
 */
export function useForm(options: FormOptions): FormHandle {
  const form = useRef<HTMLFormElement>(null);
  const latest = useRef(options);
  const [{ store, controller }] = useState(() => {
    const controller = new AbortController();
    return { controller, store: createFormStore(controller.signal) };
  });
  const state = useStore(store.store);
  useEffect(() => {
    latest.current = options;
  });
  useEffect(() => () => controller.abort(), [controller]);

  return {
    ...state,
    form,
    options: latest,
    store,
    busy: state.phase === 'sending',
    field: (name) => ({
      name,
      error: ownText(state.errors, name),
      urgent: state.refusedByServer.includes(name),
      ...(Object.hasOwn(state.warnings, name) ? { warning: ownText(state.warnings, name) } : {}),
    }),
  };
}

/** Returns the function that sends the form with the current options. */
export function senderOf({ send, guards = [], failure = () => FAILED }: FormOptions): Sender {
  const waits = guards.map(({ settled }) => settled?.()).filter((wait) => wait !== undefined);
  return {
    send,
    failure,
    ...(waits.length > 0 && { ready: () => Promise.all(waits).then(() => firstError(guards)) }),
    onFailed: () => {
      for (const guard of guards) guard.onSendFailed();
    },
  };
}

/** Moves the focus to the first guard that does not pass. @returns its error by its name */
function firstError(guards: readonly Guard[]): Readonly<Record<string, string>> {
  for (const { name, error, focus } of guards) {
    const message = error();
    if (message === undefined) continue;
    focus();
    return { [name]: message };
  }
  return {};
}

/** Names come from markup: `constructor` must not find the property that every object has. */
function ownText(texts: Readonly<Record<string, string>>, name: string): string | undefined {
  return Object.hasOwn(texts, name) ? texts[name] : undefined;
}
