// @vitest-environment happy-dom
import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import '../../../../../core/ui/carousel/SliderControls.tsx';
import ebookHeader from '../../../../../widgets/ebooks/ebook-header/ebook-header.ts';
import { markup } from '../../../support/markup.ts';
import { leaveAll, mount } from '../../support/mount.ts';
import { stubIntersectionObserver, stubResizeObserver } from '../../support/observers.ts';
import { layOutRow } from '../../support/slider.ts';

let large: EventTarget & { matches: boolean };

beforeEach(() => {
  vi.useFakeTimers();
  stubResizeObserver();
  large = Object.assign(new EventTarget(), { matches: true });
  const motion = Object.assign(new EventTarget(), { matches: false });
  vi.stubGlobal('matchMedia', (query: string) => (query.includes('min-width: 980px') ? large : motion));
});

afterEach(() => {
  act(leaveAll);
  vi.useRealTimers();
  vi.unstubAllGlobals();
  document.body.replaceChildren();
});

const SERVED = `<header data-widget="ebook-header" data-permissions="nrc-ebook"><h1>E-books</h1><div data-slider-head=""><h2>Deze maand</h2></div><ul data-slider-track="">${'<li></li>'.repeat(8)}</ul></header>`;

const wait = (ms: number) => act(() => vi.advanceTimersByTime(ms));

async function start(served = SERVED) {
  const view = stubIntersectionObserver();
  document.body.replaceChildren(...markup(served));
  const track = document.querySelector('ul, .row') as HTMLElement;
  const scroll = layOutRow(track, { item: 84, gap: 16, width: 284 });
  track.getBoundingClientRect = () => ({ left: 0, right: 284, top: 0, bottom: 100, width: 284 }) as DOMRect;
  const mounted = await mount(ebookHeader, document.querySelector('header'));
  await act(() => vi.dynamicImportSettled());
  act(() => view.enter(track));
  wait(500);
  return { ...mounted, scroll };
}

it('moves one cover on every five seconds, ten times [ebook-1, ebook-10]', async () => {
  const { scroll } = await start();
  wait(5000);
  expect(scroll.left).toBe(100);
  wait(40_000);
  // Five steps to the end, back to the start, and three more.
  expect(scroll.left).toBe(300);
  wait(5000);
  expect(scroll.left).toBe(400);
  wait(60_000);
  expect(scroll.left).toBe(400);
});

it('has the buttons ‘Vorige’ and ‘Volgende’, which move one cover and pause it for three seconds [ebook-10, ebook-12]', async () => {
  const { scroll } = await start();
  const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
  press('Volgende');
  press('Volgende');
  expect(scroll.left).toBe(200);
  wait(150);
  press('Vorige');
  expect(scroll.left).toBe(100);
  wait(7999);
  expect(scroll.left).toBe(100);
  wait(1);
  expect(scroll.left).toBe(200);
});

it('shows five covers from the breakpoint large, three below [ebook-10, ebook-12]', async () => {
  const { hook } = await start();
  expect(hook.style.getPropertyValue('--visible')).toBe('5');
  large.matches = false;
  act(() => large.dispatchEvent(new Event('change')));
  expect(hook.style.getPropertyValue('--visible')).toBe('3');
});

it('leaves the markup as the server sent it [ebook-1]', async () => {
  const { hook, leave } = await start();
  act(leave);
  expect(hook.outerHTML.replace(' style=""', '')).toBe(SERVED);
});

it('makes a row of covers without a list, also without links [ebook-10]', async () => {
  const covers = '<img alt="Een boek">'.repeat(8);
  const { scroll, leave } = await start(
    `<header data-widget="ebook-header"><h1>E-books</h1><div class="row">${covers}</div></header>`,
  );
  wait(5000);
  expect(scroll.left).toBe(100);
  act(leave);
  expect(document.querySelector('.row')?.outerHTML).toBe(`<div class="row">${covers}</div>`);
});
