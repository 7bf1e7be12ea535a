/** Where a form stands. */
export interface FormState {
  readonly phase: 'idle' | 'sending' | 'sent' | 'error';
  /** How often it was sent; tells the outcome of this try from that of an earlier one. */
  readonly attempt: number;
  /** What is wrong, by field. */
  readonly errors: Readonly<Record<string, string>>;
  /** What was done to a text, such as cutting it, by field. */
  readonly warnings: Readonly<Record<string, string>>;
  /** Why the last try failed, in words for the reader. */
  readonly failure: string | undefined;
  /** Fields that were wrong at the last try that was not sent, in the order of the page. */
  readonly refused: readonly string[];
  /** Fields whose error is the server's refusal. */
  readonly refusedByServer: readonly string[];
}

/** What happens to a form. */
export type FormEvent =
  /** The reader left a field, and it was checked. */
  | { readonly type: 'blurred'; readonly field: string; readonly error: string | undefined }
  /** The reader changed a field; the error is what is wrong with it now. */
  | { readonly type: 'changed'; readonly field: string; readonly error: string | undefined }
  /** A text was cut, or is free again. */
  | { readonly type: 'limited'; readonly field: string; readonly warning: string | undefined }
  /** The reader wants to send; the errors are those of all fields. */
  | { readonly type: 'submitted'; readonly errors: Readonly<Record<string, string>> }
  | { readonly type: 'succeeded'; readonly attempt: number }
  /** The form can be sent once more, although it was sent. */
  | { readonly type: 'reopened' }
  /** The errors are those that the server found. */
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
 * The rules of every form: it is sent only while nothing is wrong and no other try is under way, once for each
 * time it was asked; a change or a failure opens it again [forms-1].
 * @returns the next state; the same object where nothing changes
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
  // A field that was right so far is checked when the reader leaves it, not at every key.
  const next = Object.hasOwn(state.errors, field) ? withError(state, field, error) : state;
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
