// @vitest-environment happy-dom
import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import flat from '../../../../../widgets/specials/special-l-flat/special-l-flat.ts';
import { settled } from '../../../support/settled.ts';
import { leaveAll, mount } from '../../support/mount.ts';

const SERVED = `<svg><a href="#annie"><title>Annie</title><rect/></a><a href="#joost"><rect/></a></svg>
<article id="annie"><h2>Annie</h2></article><article id="joost"><h2>Joost</h2></article>`;

const hook = () => document.querySelector('[data-special]') as HTMLElement;
const link = (id: string) => hook().querySelector(`[href="#${id}"]`) as SVGElement;
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const shown = () => screen.queryByRole('dialog')?.getAttribute('aria-label') ?? undefined;
const start = () => {
  document.body.innerHTML = `<div data-special="l-flat">${SERVED}</div>`;
  return mount(flat, hook());
};

beforeEach(() => {
  sessionStorage.clear();
  history.replaceState(null, '', '/flat/');
  vi.spyOn(history, 'go').mockImplementation(() => {});
});
afterEach(() => {
  act(leaveAll);
  vi.restoreAllMocks();
});

it('opens a resident with the fragment, steps to the next and back, and closes [special-l-flat-1]', async () => {
  await start();
  fireEvent.click(link('annie'));
  expect([shown(), location.hash]).toEqual(['Annie', '#annie']);
  press('Vorige bewoner');
  expect(shown()).toBe('Annie');
  press('Volgende bewoner');
  expect([shown(), location.hash]).toEqual(['Joost', '#joost']);
  press('Volgende bewoner');
  expect(shown()).toBe('Joost');
  press('Vorige bewoner');
  expect(shown()).toBe('Annie');
  press('Sluiten');
  expect(shown()).toBe(undefined);
  expect(history.go).toHaveBeenCalledWith(-3);
});

it('names a resident without an id or a name by the place in the building [special-l-flat-1]', async () => {
  await start();
  hook().insertAdjacentHTML('beforeend', '<article data-x="20" data-y="40"></article>');
  await act(settled);
  press('Punt 1');
  expect([shown(), location.hash]).toEqual(['Punt 1', '#1']);
});

it('marks opened windows, also after a reload [special-l-flat-2]', async () => {
  const { leave } = await start();
  fireEvent.click(link('joost'));
  const note = document.getElementById(link('joost').getAttribute('aria-describedby') ?? '');
  expect(note?.textContent).toBe('Al bekeken');
  act(leave);
  expect(link('joost').outerHTML).toBe('<a href="#joost"><rect></rect></a>');
  history.replaceState(null, '', '/flat/');
  await start();
  expect(link('joost').hasAttribute('aria-describedby')).toBe(true);
  expect(link('annie').hasAttribute('aria-describedby')).toBe(false);
});

it('returns the focus to the link that was pressed, where a resident has several', async () => {
  await start();
  hook().insertAdjacentHTML('beforeend', '<p><a href="#annie">Annie, in de lijst</a></p>');
  await act(settled);
  const inList = hook().querySelector('p a') as HTMLElement;
  inList.focus();
  fireEvent.click(inList);
  screen.getByRole('dialog').focus();
  press('Sluiten');
  expect(document.activeElement).toBe(inList);
});
