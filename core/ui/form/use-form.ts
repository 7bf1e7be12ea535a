import { type RefObject, useEffect, useRef, useState } from 'react';
import { useStore } from 'zustand';
import type { FormState } from '../forms/form-state.ts';
import { createFormStore, type FormStore, type Sender } from '../forms/form-store.ts';
import type { Rule } from '../forms/rules.ts';
import { FAILED } from './texts.ts';

/** Something beside the fields that has to be right before a form is sent, such as a robot check. */
export interface Guard {
  /** Stands among the errors under this name. */
  readonly name: string;
  /** How it is called in the list of faults. */
  readonly label: string;
  /** What is wrong; undefined where nothing is. */
  readonly error: () => string | undefined;
  /** The reader wanted to send while something was wrong with it: now it says so itself. */
  readonly onInvalid: () => void;
  /** Takes the reader there. */
  readonly focus: () => void;
  /** The form was not taken: what was checked may have been used up. */
  readonly onSendFailed: () => void;
}

export interface FormOptions extends Pick<Sender, 'send'> {
  /** What the feature wants of its fields, by name; what the elements say themselves (`required`, `type`) comes on top. */
  readonly rules?: Readonly<Record<string, readonly Rule[]>> | undefined;
  readonly guards?: readonly Guard[] | undefined;
  /** What the reader is told when `send` throws. */
  readonly failure?: ((error: unknown) => string) | undefined;
}

/** A form as its view needs it: give it to `Form`. */
export interface FormHandle extends FormState {
  readonly form: RefObject<HTMLFormElement | null>;
  readonly options: RefObject<FormOptions>;
  readonly store: FormStore;
  /** For the button that sends. */
  readonly busy: boolean;
  /** What a field needs: spread it into `Field`, `Checkbox` or `RadioGroup`. */
  readonly field: (name: string) => FieldState;
}

interface FieldState {
  readonly name: string;
  readonly error: string | undefined;
  /** The server refused what was filled in: the message is an alert [registration-15]. */
  readonly urgent: boolean;
  readonly warning?: string | undefined;
}

/**
 * The state of a form: fields stay the browser's own (filling in, undo and pasting work as anywhere), this
 * holds what is wrong with them and whether they are on their way.
 * @param options may change with every drawing
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

/** The sender that a form's options describe. */
export function senderOf({ send, guards = [], failure = () => FAILED }: FormOptions): Sender {
  return {
    send,
    failure,
    onFailed: () => {
      for (const guard of guards) guard.onSendFailed();
    },
  };
}

/** Names come from markup: one like `constructor` must not find what every object has. */
function ownText(texts: Readonly<Record<string, string>>, name: string): string | undefined {
  return Object.hasOwn(texts, name) ? texts[name] : undefined;
}
