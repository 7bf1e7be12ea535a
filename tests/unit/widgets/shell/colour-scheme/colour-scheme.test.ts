// @vitest-environment happy-dom
import { waitFor, within } from '@testing-library/dom';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { on } from '../../../../../core/runtime/bus/bus.ts';
import type { Events } from '../../../../../core/runtime/bus/events.ts';
import colourScheme from '../../../../../widgets/shell/colour-scheme/colour-scheme.ts';
import { stubSystemColour } from '../../support/media.ts';
import { leaveAll, mount } from '../../support/mount.ts';

const KEY = 'nmt_colour_scheme';
const root = document.documentElement;
let system: ReturnType<typeof stubSystemColour>;

beforeEach(() => {
  localStorage.clear();
  system = stubSystemColour('light');
});

afterEach(() => {
  leaveAll();
  root.className = '';
  document.body.replaceChildren();
});

async function show(query = '') {
  const hook = document.createElement('div');
  hook.dataset.widget = 'colour-scheme';
  document.body.append(hook);
  const mounted = await mount(colourScheme, hook, { query });
  return {
    ...mounted,
    menu: within(hook),
    option: (name: string) => within(hook).getByRole('radio', { name }),
  };
}

const isDark = () => root.classList.contains('dark-mode');
const isChosen = (radio: HTMLElement) => (radio as HTMLInputElement).checked;

it('offers the three schemes as one group of radio buttons [colour-scheme-1, colour-scheme-4]', async () => {
  const { menu, option } = await show();
  expect(menu.getByRole('group', { name: 'Kleurenschema' })).toBeTruthy();
  const labels = menu.getAllByRole('radio').map((radio) => radio.closest('label')?.textContent);
  expect(labels).toEqual(['Licht', 'Donker', 'Systeem (licht)']);
  expect(isChosen(option('Systeem (licht)'))).toBe(true);
});

it('offers nothing on a page with the class light-only, which stays light', async () => {
  localStorage.setItem(KEY, 'dark');
  root.className = 'light-only';
  const { menu } = await show();
  expect(menu.queryAllByRole('radio')).toEqual([]);
  expect(isDark()).toBe(false);
});

it('stores a choice, sets the class and notifies the other features [colour-scheme-1]', async () => {
  const { option } = await show();
  const received: Events['colour-scheme:changed'][] = [];
  on('colour-scheme:changed', (payload) => received.push(payload), AbortSignal.timeout(5_000));
  await userEvent.click(option('Donker'));
  await waitFor(() => expect(isDark()).toBe(true));
  expect(localStorage.getItem(KEY)).toBe('dark');
  expect(received.at(-1)).toEqual({ scheme: 'dark', colour: 'dark' });
  await userEvent.click(option('Licht'));
  await waitFor(() => expect(isDark()).toBe(false));
  expect(localStorage.getItem(KEY)).toBe('light');
});

it('starts with the stored choice [colour-scheme-1]', async () => {
  localStorage.setItem(KEY, 'dark');
  const { option } = await show();
  expect(isChosen(option('Donker'))).toBe(true);
  await waitFor(() => expect(isDark()).toBe(true));
});

it('leaves out the system where the browser does not support it, and starts light [colour-scheme-3, colour-scheme-4]', async () => {
  system = stubSystemColour(undefined);
  const { menu, option } = await show();
  expect(menu.getAllByRole('radio')).toHaveLength(2);
  expect(isChosen(option('Licht'))).toBe(true);
});

it('follows the system while it is chosen, and always names its colour [colour-scheme-3, colour-scheme-4]', async () => {
  const { menu, option } = await show();
  system.change('dark');
  await waitFor(() => expect(isDark()).toBe(true));
  expect(menu.getByRole('radio', { name: 'Systeem (donker)' })).toBeTruthy();

  await userEvent.click(option('Licht'));
  await waitFor(() => expect(isDark()).toBe(false));
  system.change('light');
  system.change('dark');
  await waitFor(() => expect(menu.getByRole('radio', { name: 'Systeem (donker)' })).toBeTruthy());
  expect(isDark()).toBe(false);
});

it('follows a choice in another tab and in another menu of the page [colour-scheme-1]', async () => {
  const first = await show();
  const second = await show();
  const changed = vi.fn();
  const off = on('colour-scheme:changed', changed);
  changed.mockClear();
  localStorage.setItem(KEY, 'dark');
  window.dispatchEvent(
    new StorageEvent('storage', { key: KEY, newValue: 'dark', storageArea: localStorage }),
  );
  await waitFor(() => expect(isChosen(first.option('Donker'))).toBe(true));
  expect(isDark()).toBe(true);
  await userEvent.click(second.option('Licht'));
  await waitFor(() => expect(isChosen(first.option('Licht'))).toBe(true));
  // One event for each colour, no matter how many menus show it.
  expect(changed.mock.calls.map(([{ colour }]) => colour)).toEqual(['dark', 'light']);
  off();
});

it('works from memory where storage is blocked [colour-scheme-1, colour-scheme-2, storage-3]', async () => {
  vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('Blocked.', 'SecurityError');
  });
  const { option } = await show('?colorScheme=dark');
  expect(isChosen(option('Donker'))).toBe(true);
  await userEvent.click(option('Licht'));
  await waitFor(() => expect(isChosen(option('Licht'))).toBe(true));
  expect(isDark()).toBe(false);
});

it('leaves no listener behind', async () => {
  const { leave, hook } = await show();
  await waitFor(() => expect(system.listeners.count).toBe(1));
  leave();
  expect(system.listeners.count).toBe(0);
  expect(hook.childElementCount).toBe(0);
});
