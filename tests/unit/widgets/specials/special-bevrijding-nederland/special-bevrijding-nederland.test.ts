// @vitest-environment happy-dom
import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import liberation from '../../../../../widgets/specials/special-bevrijding-nederland/special-bevrijding-nederland.ts';
import { logged } from '../../../support/logged.ts';
import { leaveAll, mount } from '../../support/mount.ts';

const area = (name: string, day: string) =>
  `<path id="${name}" data-liberated-on="${day}"><title>${name}</title></path>`;
const MAP = `<svg>${area('noord', '1944-10-02')}${area('zuid', '1944-09-14')}${area('midden', '1944-09-20')}</svg>`;
const LIST = '<ul><li>Breda: 29 oktober 1944</li></ul>';

let isReduced = false;
const hook = () => document.querySelector('[data-special]') as HTMLElement;
const button = (name: string) => screen.queryByRole('button', { name }) ?? undefined;
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const slider = () => screen.getByRole<HTMLInputElement>('slider', { name: 'Datum' });
const date = () => hook().querySelector('output')?.textContent;
/** Waits for some days of the playing map, or for some steps. */
const wait = async (times: number, pace = 60) => {
  for (let turn = 0; turn < times; turn += 1) await act(() => vi.advanceTimersByTimeAsync(pace));
};
const free = () => [...hook().querySelectorAll('[data-free="true"]')].map(({ id }) => id).sort();
const start = (html = MAP + LIST) => {
  document.body.innerHTML = `<div data-special="bevrijding-nederland">${html}</div>`;
  return mount(liberation, hook());
};
const slide = (days: number) =>
  fireEvent.change(slider(), { target: { value: Number(slider().min) + days } });
const search = (text: string) => {
  fireEvent.input(screen.getByLabelText('Zoek een plaats'), { target: { value: text } });
  press('Zoek');
  return hook().querySelector('p[role="status"]')?.textContent;
};

beforeEach(() => {
  isReduced = false;
  vi.useFakeTimers();
  vi.stubGlobal('matchMedia', () => ({ matches: isReduced, addEventListener() {} }));
});
afterEach(() => {
  act(leaveAll);
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

it('shows which areas were free on the day of the slider [special-bevrijding-nederland-1]', async () => {
  const { leave } = await start();
  expect([date(), free()]).toEqual(['14 september 1944', ['zuid']]);
  slide(6);
  expect([date(), slider().getAttribute('aria-valuetext'), free()]).toEqual([
    '20 september 1944',
    '20 september 1944',
    ['midden', 'zuid'],
  ]);
  expect(hook().textContent).toContain('2 van 3 gebieden vrij. Laatst bevrijd: midden');
  slide(0);
  expect(free()).toEqual(['zuid']);
  slide(18);
  expect([date(), free()]).toEqual(['2 oktober 1944', ['midden', 'noord', 'zuid']]);
  act(leave);
  expect(hook().innerHTML).toBe(MAP + LIST);
});

it('plays from day to day, pauses, and starts again after the end [special-bevrijding-nederland-1]', async () => {
  await start();
  press('Speel af');
  expect(button('Speel af')).toBe(undefined);
  await wait(2);
  expect(date()).toBe('16 september 1944');
  press('Pauze');
  await wait(5);
  expect(date()).toBe('16 september 1944');
  press('Speel af');
  await wait(20);
  expect([date(), button('Pauze')]).toEqual(['2 oktober 1944', undefined]);
  press('Speel af');
  expect(date()).toBe('14 september 1944');
});

it('stops playing when the visitor moves the slider, leaves, or the hook goes', async () => {
  const { leave } = await start();
  press('Speel af');
  slide(3);
  expect(button('Speel af')).toBeDefined();
  press('Speel af');
  act(() => window.dispatchEvent(new Event('pagehide')));
  expect(button('Speel af')).toBeDefined();
  press('Speel af');
  act(leave);
  expect(vi.getTimerCount()).toBe(0);
});

it('goes from liberation to liberation where motion is reduced', async () => {
  isReduced = true;
  await start();
  press('Speel af');
  await wait(1, 1499);
  expect(date()).toBe('14 september 1944');
  await wait(1, 1);
  expect(date()).toBe('20 september 1944');
});

it('finds the date of a place, or says that there is none [special-bevrijding-nederland-2]', async () => {
  await start();
  expect(search('breda')).toBe('Breda: 29 oktober 1944');
  expect(search('Atlantis')).toBe('Plaats niet gevonden.');
  expect(search(' ')).toBe('');
  hook().querySelector('ul')?.insertAdjacentHTML('beforeend', '<li>Atlantis: 1 mei 1945</li>');
  expect(search('Atlantis')).toBe('Atlantis: 1 mei 1945');
});

it('leaves an area with a wrong date as it is, and fails without any', async () => {
  await start(`<svg>${area('fout', '1944-02-31')}${area('goed', '1944-09-14')}</svg>`);
  expect(hook().querySelector('#fout')?.hasAttribute('data-free')).toBe(false);
  logged('error', 'data-liberated-on is "1944-02-31"');
  await expect(start(LIST)).rejects.toThrow('there is no data-liberated-on');
});
