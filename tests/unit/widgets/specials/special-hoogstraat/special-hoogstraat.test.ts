// @vitest-environment happy-dom
import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import street from '../../../../../widgets/specials/special-hoogstraat/special-hoogstraat.ts';
import { leaveAll, mount } from '../../support/mount.ts';

const HOUSES = [1, 3, 5].map((n) => `<li id="pand-${n}"><h2>Pand ${n}</h2><p>Over ${n}.</p></li>`).join('');
const SERVED = `<img src="/straat.jpg" alt="Straat"><ol>${HOUSES}</ol>`;

const hook = () => document.querySelector('[data-special]') as HTMLElement;
const button = (name: string) => screen.getByRole('button', { name });
const shown = () => screen.queryByRole('dialog')?.getAttribute('aria-label') ?? undefined;
const current = () => hook().querySelector('[aria-current]')?.getAttribute('aria-label');
const start = (html = SERVED) => {
  document.body.innerHTML = `<div data-special="hoogstraat">${html}</div>`;
  return mount(street, hook());
};

beforeEach(() => {
  history.replaceState(null, '', '/straat/');
});
afterEach(() => {
  act(leaveAll);
  vi.restoreAllMocks();
});

it('steps from house to house by buttons and arrow keys, and stops at the ends [special-hoogstraat-1]', async () => {
  const { leave } = await start();
  expect([current(), button('Vorig pand').getAttribute('aria-disabled')]).toEqual(['Pand 1', 'true']);
  fireEvent.click(button('Volgend pand'));
  expect([current(), screen.getByRole('status').textContent]).toEqual(['Pand 3', 'Pand 2 van 3: Pand 3']);
  const box = screen.getByRole('group', { name: 'De straat' });
  const key = (name: string) => fireEvent.keyDown(box, { key: name });
  key('ArrowRight');
  key('ArrowRight');
  expect([current(), button('Volgend pand').getAttribute('aria-disabled')]).toEqual(['Pand 5', 'true']);
  key('ArrowLeft');
  expect(current()).toBe('Pand 3');
  expect(shown()).toBe(undefined);
  act(leave);
  expect(hook().innerHTML).toBe(SERVED);
});

it('opens a house with its number in the fragment; the next one takes its place [special-hoogstraat-2]', async () => {
  await start();
  fireEvent.click(button('Pand 3'));
  expect([shown(), location.hash, current()]).toEqual(['Pand 3', '#3', 'Pand 3']);
  fireEvent.click(button('Volgend pand'));
  expect([shown(), location.hash]).toEqual(['Pand 5', '#5']);
});

it.each([
  ['#5', 'Pand 5'],
  ['#4', undefined],
  ['#', undefined],
])('at %s opens %s [special-hoogstraat-2]', async (hash, name) => {
  history.replaceState(null, '', `/straat/${hash}`);
  await start();
  expect([shown(), current()]).toEqual([name, name ?? 'Pand 1']);
});

it('fails without a picture, and leaves the list', async () => {
  await expect(start(`<ol>${HOUSES}</ol>`)).rejects.toThrow('there is no picture of the street');
});

it('has the server’s own links instead of buttons where there are any, and knows the ids as fragments', async () => {
  history.replaceState(null, '', '/straat/#pand-3');
  await start(
    `<svg><a href="#pand-1"><rect/></a><a href="#pand-3"><rect/></a></svg>${SERVED.slice(SERVED.indexOf('<ol>'))}`,
  );
  expect(hook().querySelectorAll('button[aria-haspopup]')).toHaveLength(1);
  expect(shown()).toBe('Pand 3');
});

it('hears arrow keys anywhere on the page while the street is in view, except in fields', async () => {
  await start(`${SERVED}<input>`);
  const key = (target: Element) => fireEvent.keyDown(target, { key: 'ArrowRight' });
  key(screen.getByRole('textbox'));
  expect(current()).toBe('Pand 1');
  key(document.body);
  expect(current()).toBe('Pand 3');
});
