// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import special from '../../../../../widgets/specials/special-inbeeld2019/special-inbeeld2019.ts';
import { logged } from '../../../support/logged.ts';
import { markup } from '../../../support/markup.ts';
import { stubMotion } from '../../support/motion.ts';
import { leaveAll, mount } from '../../support/mount.ts';
import { stubIntersectionObserver } from '../../support/observers.ts';

const links = () => [...document.querySelectorAll('nav a')];
const photo = (attributes = '', caption = '<figcaption>Onderschrift</figcaption>') =>
  `<figure ${attributes}><img src="/static/a.jpg" alt="A">${caption}</figure>`;

async function open(inner: string, attributes = '') {
  document.body.replaceChildren(...markup(`<div data-special="inbeeld2019" ${attributes}>${inner}</div>`));
  return mount(special, document.querySelector<HTMLElement>('[data-special]'));
}

beforeEach(() => {
  stubIntersectionObserver();
  stubMotion();
  window.nmt = [];
});
afterEach(() => {
  leaveAll();
  vi.unstubAllGlobals();
  delete window.nmt;
});

it.each([
  [`<section id="mrt" data-month="3">${photo()}</section>`, 'Maart', '#mrt'],
  [`<section data-month="2019-12">${photo()}</section>`, 'December', '#december'],
  [`<div data-month="mei">${photo()}</div>`, 'Mei', '#mei'],
  [`<section><h2>Juni: zomer</h2>${photo()}</section>`, 'Juni', '#juni'],
])('leads to the month of %s [special-inbeeld2019-1]', async (section, label, address) => {
  await open(section);
  expect(links().map((link) => [link.textContent, link.getAttribute('href')])).toEqual([[label, address]]);
});

it('keeps all photos, lets later ones load near the window, and warns of what is not a month [special-inbeeld2019-1]', async () => {
  const inner = `<section data-month="1">${photo()}${photo()}</section><section data-month="1">${photo()}</section><section data-month="13">${photo()}</section>`;
  const { hook, leave } = await open(inner);
  expect(links()).toHaveLength(1);
  expect([...hook.querySelectorAll('img')].map((image) => image.getAttribute('loading'))).toEqual([
    null,
    'lazy',
    'lazy',
    'lazy',
  ]);
  expect(logged(/^warn/).flat().join(' ')).toContain('data-month is "13"');
  leave();
  expect(hook.querySelector('[loading], nav, [data-photo-hash]')).toBeNull();
});

it('warns of a year without months, and has no navigation [special-inbeeld2019-1]', async () => {
  const { hook } = await open(photo());
  expect(hook.querySelector('nav')).toBeNull();
  expect(logged(/^warn/).flat().join(' ')).toContain('no photos by month');
});

it('cuts off what the scroll bar covers, as long as it is there [special-inbeeld2019-1]', async () => {
  const { leave } = await open(`<section data-month="1">${photo()}</section>`);
  expect(document.body.style.getPropertyValue('overflow-x')).toBe('clip');
  leave();
  expect(document.body.hasAttribute('style')).toBe(false);
});

it('opens photos in the lightbox, with caption and photographer [special-inbeeld2019-2]', async () => {
  const { hook } = await open(
    `<section data-month="1">${photo('data-photo-hash="foto-2" data-photographer="Jo"')}${photo()}${photo('data-photographer="An"', '')}</section>`,
  );
  const figures = [...hook.querySelectorAll('figure')];
  expect(new Set(figures.map(({ dataset }) => dataset.photoHash)).size).toBe(3);
  expect(figures[0]?.dataset.photoHash).toBe('foto-2');
  expect(figures.map((figure) => figure.querySelector('figcaption')?.textContent)).toEqual([
    'Onderschrift Foto Jo',
    'Onderschrift',
    'Foto An',
  ]);
  expect(hook.dataset.widget).toBe('photo-lightbox');
  const mountHook = vi.fn();
  for (const call of window.nmt as ((nmt: unknown) => void)[]) call({ mount: mountHook });
  expect(mountHook).toHaveBeenCalledWith(hook);
});

it('leaves a lightbox that the server sent alone', async () => {
  await open(`<section data-month="1">${photo()}</section>`, 'data-widget="photo-lightbox"');
  expect(window.nmt).toEqual([]);
});
