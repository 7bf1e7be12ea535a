import { expect, it, vi } from 'vitest';
import type { HistorySettings } from '../../../../../core/user/history/api/history-settings.ts';
import { choiceOf, createChoice } from '../../../../../widgets/personal/privacy-settings/choice.ts';

const ON: HistorySettings = { enabled: true, showDays: 90 };

it.each([
  [{ enabled: true, showDays: 60 }, 30],
  [{ enabled: true, showDays: null }, 30],
  [{ enabled: false, showDays: 180 }, 'off'],
  [{ enabled: null, showDays: 90 }, undefined],
] as const)('shows %j as %s [privacy-settings-4, privacy-settings-6]', (settings, choice) => {
  expect(choiceOf(settings)).toBe(choice);
});

/** Creates a save that the test completes. */
function saving() {
  const ends: { readonly next: HistorySettings; readonly end: (error?: Error) => void }[] = [];
  const save = vi.fn(
    (next: HistorySettings) =>
      new Promise<void>((resolve, reject) => {
        ends.push({ next, end: (error) => (error ? reject(error) : resolve()) });
      }),
  );
  const end = async (error?: Error) => {
    ends.shift()?.end(error);
    await new Promise((resolve) => setTimeout(resolve));
  };
  return { save, end };
}

it('shows a choice at once and restores the earlier one after a failure [privacy-settings-6]', async () => {
  const { save, end } = saving();
  const store = createChoice(ON, save);
  store.choose('off');
  expect(store.getState()).toEqual({ choice: 'off', outcome: 'saving' });
  await end(new Error('500'));
  expect(store.getState()).toEqual({ choice: 90, outcome: 'failed' });
  store.choose(30);
  expect(save).toHaveBeenLastCalledWith({ enabled: true, showDays: 30 }, ON);
  await end();
  expect(store.getState()).toEqual({ choice: 30, outcome: 'saved' });
});

it('saves one choice at a time, and of several only the last', async () => {
  const { save, end } = saving();
  const store = createChoice(ON, save);
  store.choose(30);
  store.choose(180);
  store.choose('off');
  expect(save).toHaveBeenCalledTimes(1);
  await end();
  expect(store.getState()).toEqual({ choice: 'off', outcome: 'saving' });
  expect(save).toHaveBeenLastCalledWith({ enabled: false, showDays: 30 }, { enabled: true, showDays: 30 });
  await end();
  expect(save).toHaveBeenCalledTimes(2);
  expect(store.getState()).toEqual({ choice: 'off', outcome: 'saved' });
});

it('restores what was saved last when a later choice fails [privacy-settings-6]', async () => {
  const { save, end } = saving();
  const store = createChoice(ON, save);
  store.choose(30);
  store.choose('off');
  await end();
  await end(new Error('500'));
  expect(store.getState()).toEqual({ choice: 30, outcome: 'failed' });
});

it('takes what a failed first choice has left on the server for no choice, and what another tab chooses for one', async () => {
  const { save, end } = saving();
  const store = createChoice({ enabled: null, showDays: null }, save);
  store.choose(90);
  await end(new Error('500'));
  for (const left of [
    { enabled: false, showDays: null },
    { enabled: true, showDays: null },
  ])
    store.follow(left);
  expect(store.getState()).toEqual({ choice: undefined, outcome: 'failed' });
  store.follow({ enabled: false, showDays: null, isChosen: true });
  expect(store.getState()).toEqual({ choice: 'off', outcome: 'none' });
});

it('keeps the message of a failure when the server turns out to have something else', async () => {
  const { save, end } = saving();
  const store = createChoice({ enabled: false, showDays: 30 }, save);
  store.choose(90);
  await end(new Error('500'));
  store.follow({ enabled: true, showDays: 30 });
  expect(store.getState()).toEqual({ choice: 30, outcome: 'failed' });
});

it('follows a change in another tab, but not during a save', async () => {
  const { save, end } = saving();
  const store = createChoice(ON, save);
  store.follow({ enabled: false, showDays: 90 });
  expect(store.getState()).toEqual({ choice: 'off', outcome: 'none' });
  store.choose(180);
  store.follow(ON);
  expect(store.getState().choice).toBe(180);
  await end();
  expect(store.getState()).toEqual({ choice: 180, outcome: 'saved' });
});
