// @vitest-environment happy-dom
import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { confirmChoice } from '../../../../../core/ui/dialog/confirm-choice.tsx';
import { openDialog } from '../../../../../core/ui/dialog/open-dialog.tsx';
import { showEverything } from '../shown.ts';

let controller: AbortController;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  showEverything();
  document.body.innerHTML = '<button id="opener"></button>';
  document.getElementById('opener')?.focus();
  controller = new AbortController();
});

afterEach(async () => {
  await act(async () => controller.abort());
  await wait();
  vi.useRealTimers();
});

const wait = (ms = 1000) => act(() => vi.advanceTimersByTimeAsync(ms));

const question = (title = 'Wissen?') =>
  confirmChoice({
    title,
    text: '<b>Alles</b> verdwijnt.',
    answers: [
      { value: 'keep', label: 'Bewaren' },
      { value: 'clear', label: 'Wissen', primary: true },
    ],
    signal: controller.signal,
  });

it('shows after 150 ms [dialog-1]', async () => {
  void question();
  await wait(149);
  expect(document.querySelector('dialog')).toBeNull();
  await wait(1);
  expect(document.querySelector('dialog')?.open).toBe(true);
});

it('sets its texts as text, and describes itself by them [dialog-2]', async () => {
  void question('<i>Wissen?</i>');
  await wait();
  const dialog = screen.getByRole('dialog', { name: '<i>Wissen?</i>' });
  const text = document.getElementById(dialog.getAttribute('aria-describedby') ?? '');
  expect(text?.textContent).toBe('<b>Alles</b> verdwijnt.');
  expect(dialog.querySelector('b, i')).toBeNull();
});

it.each([
  ['Bewaren', 'keep'],
  ['Wissen', 'clear'],
])('gives the answer of the button "%s", with the focus back [dialog-2]', async (label, value) => {
  const answer = question();
  await wait();
  const focused = answer.then(() => document.activeElement?.id);
  act(() => fireEvent.click(screen.getByText(label)));
  expect(await answer).toBe(value);
  expect(await focused).toBe('opener');
  await wait();
  expect(document.querySelector('dialog')).toBeNull();
});

it.each([
  ['Escape', () => document.querySelector('dialog')?.dispatchEvent(new Event('cancel'))],
  ['Sluiten', () => fireEvent.click(screen.getByRole('button', { name: 'Sluiten' }))],
  ['its end', () => controller.abort()],
])('%s counts as cancelled [dialog-2]', async (_, cancel) => {
  const answer = question();
  await wait();
  act(() => void cancel());
  expect(await answer).toBe('cancelled');
  await wait();
  expect(document.querySelector('dialog')).toBeNull();
});

it('is cancelled before it shows by its end, and by another [dialog-2]', async () => {
  const first = question();
  const second = question('De tweede');
  expect(await first).toBe('cancelled');
  await wait();
  expect(screen.getAllByRole('dialog')).toHaveLength(1);
  const third = question();
  act(() => controller.abort());
  expect(await third).toBe('cancelled');
  expect(await second).toBe('cancelled');
  expect(await question()).toBe('cancelled');
});

it('closes the one that is open [dialog-2, modal-behaviour-10]', async () => {
  const first = question();
  await wait();
  const second = question('De tweede');
  await wait();
  // Rendering within `act` happens at its end.
  await wait();
  expect(await first).toBe('cancelled');
  act(() => fireEvent.click(screen.getByText('Bewaren')));
  expect(await second).toBe('keep');
});

it('takes its primary answer for Enter, and only the first answer counts [dialog-2]', async () => {
  const answer = question();
  await wait();
  act(() => {
    fireEvent.keyDown(screen.getByText('<b>Alles</b> verdwijnt.'), { key: 'Enter' });
    fireEvent.click(screen.getByText('Bewaren'));
  });
  expect(await answer).toBe('clear');
});

it('rejects when its content throws, and leaves nothing behind', async () => {
  // Within `act`, React throws there and not at the root.
  vi.useRealTimers();
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
  const broken = openDialog<string>({
    title: 'Kapot',
    operation: undefined,
    signal: controller.signal,
    render: () => {
      throw new Error('stuk');
    },
  });
  await expect(broken).rejects.toThrow('stuk');
  expect(document.querySelector('dialog')).toBeNull();
  expect(document.documentElement.style.overflow).toBe('');
  vi.useFakeTimers();
});

it('stays open while onSubmit gives no answer', async () => {
  const answer = openDialog<string>({
    title: 'Naam',
    operation: undefined,
    signal: controller.signal,
    onSubmit: (fields) => String(fields.get('name')) || undefined,
    render: () => <input name="name" aria-label="Nieuwe naam" />,
    footer: () => <button type="submit">Bewaren</button>,
  });
  await wait();
  act(() => fireEvent.click(screen.getByText('Bewaren')));
  expect(document.querySelector('dialog')?.open).toBe(true);
  screen.getByLabelText<HTMLInputElement>('Nieuwe naam').value = 'Klimaat';
  act(() => fireEvent.click(screen.getByText('Bewaren')));
  expect(await answer).toBe('Klimaat');
});
