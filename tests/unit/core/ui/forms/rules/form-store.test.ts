import fc from 'fast-check';
import { expect, it, vi } from 'vitest';
import {
  createFormStore,
  type Refusal,
  type Sender,
} from '../../../../../../core/ui/forms/rules/form-store.ts';

const data = () => new FormData();

function sender() {
  const outcomes: { resolve: (refusal?: Refusal) => void; reject: (error: unknown) => void }[] = [];
  const send = vi.fn(
    () =>
      new Promise<Refusal | undefined>((resolve, reject) => {
        outcomes.push({ resolve, reject });
      }),
  );
  const onFailed = vi.fn();
  const made: Sender = { send, failure: (error) => `Mislukt: ${error}`, onFailed };
  return { made, send, onFailed, outcomes };
}

it('sends once for several submits at once, and only valid values', () => {
  const { made, send } = sender();
  const { submit, store } = createFormStore(new AbortController().signal);
  expect(submit({ name: 'leeg' }, data, made)).toBe(false);
  expect(submit({}, data, made)).toBe(true);
  expect(submit({}, data, made)).toBe(false);
  expect(send).toHaveBeenCalledOnce();
  expect(store.getState().phase).toBe('sending');
});

it('logs the reason of a failure, and resets its guards', async () => {
  const { made, onFailed, outcomes } = sender();
  const { submit, store } = createFormStore(new AbortController().signal);
  submit({}, data, made);
  outcomes[0]?.reject('500');
  await vi.waitFor(() => expect(store.getState()).toMatchObject({ phase: 'error', failure: 'Mislukt: 500' }));
  expect(onFailed).toHaveBeenCalledOnce();
});

it('assigns the server’s refusal to its fields', async () => {
  const { made, onFailed, outcomes } = sender();
  const { submit, store } = createFormStore(new AbortController().signal);
  submit({}, data, made);
  outcomes[0]?.resolve({ fields: { name: 'bestaat al' }, form: 'Kijk het na.' });
  await vi.waitFor(() => expect(store.getState().phase).toBe('error'));
  expect(store.getState()).toMatchObject({ errors: { name: 'bestaat al' }, failure: 'Kijk het na.' });
  expect(onFailed).toHaveBeenCalledOnce();
});

it('is silent when the form has left the page', async () => {
  const { made, onFailed, outcomes } = sender();
  const controller = new AbortController();
  const { submit, store } = createFormStore(controller.signal);
  submit({}, data, made);
  controller.abort();
  outcomes[0]?.reject('weg');
  await Promise.resolve();
  expect(store.getState().phase).toBe('sending');
  expect(onFailed).not.toHaveBeenCalled();
});

it('has never two sends under way, whatever the reader and the server do', async () => {
  const step = fc.constantFrom('ask', 'submit wrong', 'change', 'take', 'refuse', 'break');
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 25 }), async (steps) => {
      const { made, outcomes } = sender();
      const { submit, dispatch } = createFormStore(new AbortController().signal);
      let answered = 0;
      for (const each of steps) {
        if (each === 'ask') submit({}, data, made);
        else if (each === 'submit wrong') submit({ name: 'fout' }, data, made);
        else if (each === 'change') dispatch({ type: 'changed', field: 'name', error: undefined });
        else if (answered < outcomes.length) {
          const outcome = outcomes[answered++];
          if (each === 'take') outcome?.resolve(undefined);
          else if (each === 'refuse') outcome?.resolve({ form: 'nee' });
          else outcome?.reject('stuk');
          await new Promise((resolve) => setTimeout(resolve));
        }
        expect(outcomes.length - answered).toBeLessThanOrEqual(1);
      }
    }),
    { numRuns: 60 },
  );
});
