import { type FocusEvent, type FormEvent, useEffect, useRef } from 'react';
import { checkField } from '../rules/check.ts';
import { areOneField, type Control, type FormField, fieldsOf, isControl } from '../rules/controls.ts';
import { type Presses, watchPresses } from '../rules/presses.ts';
import { createWordLimiter, type WordLimiter } from '../rules/word-limiter.ts';
import { type FormHandle, senderOf } from './use-form.ts';

interface Handlers {
  readonly onBlur: (event: FocusEvent<HTMLFormElement>) => void;
  readonly onInput: (event: FormEvent<HTMLFormElement>) => void;
  readonly onSubmit: (event: FormEvent<HTMLFormElement>) => void;
}

/** Validates each field on blur and all fields on submit [forms-1], and moves the focus to the first invalid one. */
export function useValidation({ form, options, store }: FormHandle): Handlers {
  const presses = useRef<Presses>(undefined);
  const limiter = useRef<WordLimiter>(undefined);

  useEffect(() => {
    const controller = new AbortController();
    presses.current = watchPresses(controller.signal);
    limiter.current = createWordLimiter();
    return () => controller.abort();
  }, []);

  const check = (field: FormField) => checkField(field, options.current.rules?.[field[0].name]);
  const fieldOf = (control: Control) =>
    form.current ? fieldsOf(form.current).find((field) => field.includes(control)) : undefined;

  // A long line is cut while typing; text from an input method or autofill is cut on blur.
  const limit = (control: Control) => {
    const limited = limiter.current?.apply(control) ?? 'kept';
    if (limited === 'kept') return;
    const warning = limited === 'lifted' ? undefined : limited.warning;
    store.dispatch({ type: 'limited', field: control.name, warning });
  };

  return {
    onBlur({ target, relatedTarget }) {
      // A blur of the window, or between radio buttons of one group, does not count.
      if (!isControl(target) || document.activeElement === target) return;
      if (isControl(relatedTarget) && areOneField(target, relatedTarget)) return;
      presses.current?.whenReleased(() => {
        limit(target);
        const field = fieldOf(target);
        if (field) store.dispatch({ type: 'blurred', field: target.name, error: check(field) });
      });
    },
    onInput({ target, nativeEvent }) {
      if (!isControl(target)) return;
      if (!('isComposing' in nativeEvent && nativeEvent.isComposing === true)) limit(target);
      const field = fieldOf(target);
      if (field) store.dispatch({ type: 'changed', field: target.name, error: check(field) });
    },
    onSubmit(event) {
      event.preventDefault();
      const element = event.currentTarget;
      const fields = fieldsOf(element);
      const { guards = [] } = options.current;
      const errors = new Map<string, string>();
      for (const field of fields) note(errors, field[0].name, check(field));
      for (const guard of guards) {
        const error = guard.error();
        note(errors, guard.name, error);
        if (error !== undefined) guard.onInvalid();
      }
      const isSent = store.submit(
        Object.fromEntries(errors),
        () => trimmed(new FormData(element), fields),
        senderOf(options.current),
      );
      const [first] = errors.keys();
      if (isSent || first === undefined) return;
      const guard = guards.find(({ name }) => name === first);
      if (guard) guard.focus();
      else fields.find(([control]) => control.name === first)?.[0].focus();
    },
  };
}

function note(errors: Map<string, string>, name: string, error: string | undefined): void {
  if (error !== undefined && !errors.has(name)) errors.set(name, error);
}

/** Pasted lines often have spaces around them; in a password they may be intended. */
function trimmed(data: FormData, fields: readonly FormField[]): FormData {
  for (const [control] of fields) {
    const isLine = control instanceof HTMLInputElement && /^(text|email|tel|url|search)$/.test(control.type);
    const value = isLine && control.name ? data.get(control.name) : null;
    if (typeof value === 'string' && data.getAll(control.name).length === 1)
      data.set(control.name, value.trim());
  }
  return data;
}
