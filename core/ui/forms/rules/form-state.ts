/** The state of a form. */
export interface FormState {
  readonly phase: 'idle' | 'sending' | 'sent' | 'error';
  /** The number of attempts to send; distinguishes the outcome of this attempt from that of an earlier one. */
  readonly attempt: number;
  /** Error messages by field. */
  readonly errors: Readonly<Record<string, string>>;
  /** Warnings by field, such as that a text was cut. */
  readonly warnings: Readonly<Record<string, string>>;
  /** The message after a failed attempt. */
  readonly failure: string | undefined;
  /** Fields with errors at the last submit, in the order of the page. */
  readonly refused: readonly string[];
  /** Fields whose error comes from the server. */
  readonly refusedByServer: readonly string[];
}

/** An event of a form. */
export type FormEvent =
  /** A field lost the focus and was validated. */
  | { readonly type: 'blurred'; readonly field: string; readonly error: string | undefined }
  /** The visitor changed a field; `error` is its error now. */
  | { readonly type: 'changed'; readonly field: string; readonly error: string | undefined }
  /** A text was cut, or its limit was removed. */
  | { readonly type: 'limited'; readonly field: string; readonly warning: string | undefined }
  /** The visitor submits; the errors are those of all fields. */
  | { readonly type: 'submitted'; readonly errors: Readonly<Record<string, string>> }
  | { readonly type: 'succeeded'; readonly attempt: number }
  /** The form can be sent again after it was sent. */
  | { readonly type: 'reopened' }
  /** The server rejected the form with these errors. */
  | {
      readonly type: 'failed';
      readonly attempt: number;
      readonly failure: string | undefined;
      readonly errors: Readonly<Record<string, string>>;
    };

export const EMPTY_FORM: FormState = Object.freeze({
  phase: 'idle',
  attempt: 0,
  errors: {},
  warnings: {},
  failure: undefined,
  refused: [],
  refusedByServer: [],
});

/**
 * The reducer of every form: it is sent only without errors and while no other attempt is pending, once for each
 * submit; after a change or a failure it can be sent again [forms-1].
 * @returns the next state; the same object if nothing changes
 */
export function nextFormState(state: FormState, event: FormEvent): FormState {
  switch (event.type) {
    case 'blurred':
      return withError(state, event.field, event.error);
    case 'changed':
      return changed(state, event.field, event.error);
    case 'limited':
      return { ...state, warnings: without(state.warnings, event.field, event.warning) };
    case 'submitted':
      return submitted(state, event.errors);
    case 'succeeded':
      if (!isOutcome(state, event.attempt)) return state;
      return { ...state, phase: 'sent', errors: {}, warnings: {}, refused: [], refusedByServer: [] };
    case 'reopened':
      return state.phase === 'sent' ? { ...state, phase: 'idle' } : state;
    case 'failed': {
      if (!isOutcome(state, event.attempt)) return state;
      const { errors, failure } = event;
      const refused = Object.keys(errors);
      return { ...state, phase: 'error', errors, failure, refused, refusedByServer: refused };
    }
  }
}

function changed(state: FormState, field: string, error: string | undefined): FormState {
  // A field without an error is validated on blur, not on every key press. An error that changes while the visitor
  // corrects the field goes, instead of being announced anew with each character.
  const shown = Object.hasOwn(state.errors, field) ? state.errors[field] : undefined;
  const next = shown === undefined || shown === error ? state : withError(state, field, undefined);
  if (next.phase === 'idle' || next.phase === 'sending') return next;
  return { ...next, phase: 'idle', failure: undefined };
}

function submitted(state: FormState, errors: FormState['errors']): FormState {
  if (state.phase === 'sending' || state.phase === 'sent') return state;
  const refused = Object.keys(errors);
  if (refused.length > 0)
    return { ...state, phase: 'idle', failure: undefined, errors, refused, refusedByServer: [] };
  return {
    ...state,
    phase: 'sending',
    attempt: state.attempt + 1,
    failure: undefined,
    errors: {},
    refused: [],
    refusedByServer: [],
  };
}

function isOutcome(state: FormState, attempt: number): boolean {
  return state.phase === 'sending' && state.attempt === attempt;
}

function withError(state: FormState, field: string, error: string | undefined): FormState {
  if ((Object.hasOwn(state.errors, field) ? state.errors[field] : undefined) === error) return state;
  const refusedByServer = state.refusedByServer.filter((name) => name !== field);
  return { ...state, errors: without(state.errors, field, error), refusedByServer };
}

function without(
  all: Readonly<Record<string, string>>,
  field: string,
  text: string | undefined,
): Readonly<Record<string, string>> {
  const { [field]: _, ...others } = all;
  return text === undefined ? others : { ...all, [field]: text };
}
