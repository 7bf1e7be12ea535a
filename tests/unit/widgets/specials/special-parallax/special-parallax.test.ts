// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import parallax from '../../../../../widgets/specials/special-parallax/special-parallax.ts';
import { logged } from '../../../support/logged.ts';
import { leaveAll, mount } from '../../support/mount.ts';

const SERVED =
  '<p id="een" data-parallax-speed="1">Een</p><p id="half" data-parallax-speed="">Half</p><p id="fout" data-parallax-speed="2">Fout</p><p id="stil">Stil</p>';
const media = new EventTarget();
let width = 1280;
let isReduced = false;

const element = (id: string) => document.getElementById(id) as HTMLElement;
const shift = (id: string) => Number(/translateY\((-?[\d.]+)px\)/.exec(element(id).style.transform)?.[1]);
const start = () => {
  document.body.innerHTML = `<div data-special="parallax">${SERVED}</div>`;
  return mount(parallax, document.querySelector<HTMLElement>('[data-special]'));
};
const change = () => media.dispatchEvent(new Event('change'));
const frame = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));

beforeEach(() => {
  [width, isReduced] = [1280, false];
  vi.stubGlobal('innerHeight', 800);
  vi.stubGlobal('scrollY', 0);
  vi.stubGlobal('matchMedia', (query: string) => ({
    get matches() {
      return query.includes('reduced') ? isReduced : width <= Number(/max-width: (\d+)px/.exec(query)?.[1]);
    },
    addEventListener: media.addEventListener.bind(media),
  }));
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(
    () => new DOMRect(0, 300 - scrollY, 100, 100),
  );
});
afterEach(() => {
  leaveAll();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

it('moves elements against scrolling by transform only, half as far by default [special-parallax-1]', async () => {
  const { hook, leave } = await start();
  expect([shift('een'), shift('half')]).toEqual([15, 7.5]);
  vi.stubGlobal('scrollY', 100);
  window.dispatchEvent(new Event('scroll'));
  await frame();
  expect([shift('een'), shift('half')]).toEqual([45, 22.5]);
  expect(element('een').getAttribute('style')).toMatch(/^transform: [^;]+;?$/);
  expect(element('stil').hasAttribute('style')).toBe(false);
  // Nothing moves outside the viewport.
  vi.stubGlobal('scrollY', 5000);
  window.dispatchEvent(new Event('scroll'));
  await frame();
  element('een').style.transform = 'none';
  vi.stubGlobal('scrollY', 6000);
  window.dispatchEvent(new Event('scroll'));
  await frame();
  expect(element('een').style.transform).toBe('none');
  leave();
  expect(hook.innerHTML).toBe(SERVED);
  logged('error nmt feature: An element has no usable speed; it stands still. TypeError:');
});

it('leaves an element with a wrong speed where it is, and says why', async () => {
  await start();
  expect(element('fout').hasAttribute('style')).toBe(false);
  logged('error');
});

it('moves what comes later', async () => {
  const { hook } = await start();
  hook.insertAdjacentHTML('beforeend', '<p id="later" data-parallax-speed="1">Later</p>');
  await frame();
  expect(shift('later')).toBe(15);
  logged('error nmt feature: An element has no usable speed; it stands still. TypeError:');
});

it('stands still up to 740 px and under reduced motion [special-parallax-2]', async () => {
  width = 740;
  const { hook } = await start();
  expect(hook.innerHTML).toBe(SERVED);
  width = 741;
  change();
  expect(shift('een')).toBe(15);
  isReduced = true;
  change();
  expect(hook.innerHTML).toBe(SERVED);
  logged('error nmt feature: An element has no usable speed; it stands still. TypeError:');
});
