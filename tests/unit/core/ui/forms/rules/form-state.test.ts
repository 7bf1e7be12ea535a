import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  EMPTY_FORM,
  type FormEvent,
  type FormState,
  nextFormState,
} from '../../../../../../core/ui/forms/rules/form-state.ts';

const run = (...events: FormEvent[]) => events.reduce(nextFormState, EMPTY_FORM);
const asked: FormEvent = { type: 'submitted', errors: {} };
const failed: FormEvent = { type: 'failed', attempt: 1, failure: 'Mislukt.', errors: {} };

describe('a form [forms-1]', () => {
  it('is not sent with an error, and shows it', () => {
    const state = run({ type: 'submitted', errors: { name: 'leeg', email: 'fout' } });
    expect(state).toMatchObject({ phase: 'idle', attempt: 0, refused: ['name', 'email'] });
    expect(state.errors).toEqual({ name: 'leeg', email: 'fout' });
  });

  it('is on its way once nothing is wrong, and then it is sent', () => {
    expect(run(asked)).toMatchObject({ phase: 'sending', attempt: 1, errors: {} });
    expect(run(asked, { type: 'succeeded', attempt: 1 }).phase).toBe('sent');
  });

  it('is not sent again by a second click, and a sent one not before it is changed', () => {
    expect(run(asked, asked).attempt).toBe(1);
    const sent = run(asked, { type: 'succeeded', attempt: 1 });
    expect(nextFormState(sent, asked)).toBe(sent);
    const changed = nextFormState(sent, { type: 'changed', field: 'name', error: undefined });
    expect(changed.phase).toBe('idle');
    expect(nextFormState(changed, asked).attempt).toBe(2);
  });

  it('is open again after a failure, and the message disappears when the reader changes something', () => {
    const state = run(asked, failed);
    expect(state).toMatchObject({ phase: 'error', failure: 'Mislukt.' });
    expect(nextFormState(state, asked)).toMatchObject({ phase: 'sending', attempt: 2, failure: undefined });
    const changed = nextFormState(state, { type: 'changed', field: 'name', error: undefined });
    expect(changed).toMatchObject({ phase: 'idle', failure: undefined });
  });

  it('shows the server’s refusal, until the field is valid', () => {
    const state = run(asked, {
      type: 'failed',
      attempt: 1,
      failure: undefined,
      errors: { name: 'bestaat al' },
    });
    expect(state.errors).toEqual({ name: 'bestaat al' });
    expect(nextFormState(state, { type: 'changed', field: 'name', error: undefined }).errors).toEqual({});
  });

  it('ignores an earlier try', () => {
    const second = run(asked, failed, asked);
    expect(nextFormState(second, failed)).toBe(second);
    expect(nextFormState(second, { type: 'succeeded', attempt: 1 })).toBe(second);
  });

  it('finds fault with a field when it is left, not while it is first typed', () => {
    const typed = run({ type: 'changed', field: 'name', error: 'te kort' });
    expect(typed.errors).toEqual({});
    const left = nextFormState(typed, { type: 'blurred', field: 'name', error: 'te kort' });
    expect(left.errors).toEqual({ name: 'te kort' });
    expect(nextFormState(left, { type: 'changed', field: 'name', error: undefined }).errors).toEqual({});
  });

  it('takes an error away that changes while the field is corrected, and finds fault again when it is left', () => {
    const left = run({ type: 'blurred', field: 'name', error: '‘a@b’ is niet correct' });
    const same = nextFormState(left, { type: 'changed', field: 'name', error: '‘a@b’ is niet correct' });
    expect(same.errors).toEqual({ name: '‘a@b’ is niet correct' });
    const typed = nextFormState(same, { type: 'changed', field: 'name', error: '‘a@bc’ is niet correct' });
    expect(typed.errors).toEqual({});
    const again = nextFormState(typed, { type: 'blurred', field: 'name', error: '‘a@bc’ is niet correct' });
    expect(again.errors).toEqual({ name: '‘a@bc’ is niet correct' });
  });

  it('treats field names such as constructor as names', () => {
    const left = run({ type: 'blurred', field: 'constructor', error: undefined });
    expect(left).toBe(EMPTY_FORM);
    expect(run({ type: 'changed', field: 'toString', error: 'fout' }).errors).toEqual({});
  });
});

const name = fc.constantFrom('name', 'email', 'constructor');
const text = fc.option(fc.constantFrom('fout', 'leeg'), { nil: undefined });
const errors = fc.dictionary(name, fc.constant('fout'), { maxKeys: 2 });
const attempt = fc.integer({ min: 0, max: 4 });
const anyEvent: fc.Arbitrary<FormEvent> = fc.oneof(
  fc.record({ type: fc.constant('blurred' as const), field: name, error: text }),
  fc.record({ type: fc.constant('changed' as const), field: name, error: text }),
  fc.record({ type: fc.constant('limited' as const), field: name, warning: text }),
  fc.record({ type: fc.constant('submitted' as const), errors }),
  fc.record({ type: fc.constant('succeeded' as const), attempt }),
  fc.record({ type: fc.constant('failed' as const), attempt, failure: text, errors }),
);

/** Every state to which a list of events leads, with the event that led to it. */
function steps(events: readonly FormEvent[]): { before: FormState; event: FormEvent; after: FormState }[] {
  let before = EMPTY_FORM;
  return events.map((event) => {
    const step = { before, event, after: nextFormState(before, event) };
    before = step.after;
    return step;
  });
}

describe('whatever happens to a form', () => {
  const always = (holds: (step: ReturnType<typeof steps>[number]) => void) =>
    fc.assert(fc.property(fc.array(anyEvent, { maxLength: 30 }), (events) => steps(events).forEach(holds)));

  it('never begins a second try during one, and begins each only on submit', () => {
    always(({ before, event, after }) => {
      if (after.attempt === before.attempt) return;
      expect(event.type).toBe('submitted');
      expect(before.phase).not.toBe('sending');
      expect(after).toMatchObject({ phase: 'sending', attempt: before.attempt + 1 });
    });
  });

  it('never sends while a field is wrong', () => {
    always(({ before, event, after }) => {
      if (event.type !== 'submitted' || Object.keys(event.errors).length === 0) return;
      expect(after.attempt).toBe(before.attempt);
      if (before.phase === 'idle' || before.phase === 'error') expect(after.phase).toBe('idle');
    });
  });

  it('leaves sending only by the outcome of that very try', () => {
    always(({ before, event, after }) => {
      if (before.phase !== 'sending' || after.phase === 'sending') return;
      expect(['succeeded', 'failed']).toContain(event.type);
      expect(event).toMatchObject({ attempt: before.attempt });
    });
  });

  it('shows a failure only while nothing was done about it', () => {
    always(({ after }) => {
      if (after.failure !== undefined) expect(after.phase).toBe('error');
    });
  });
});
