// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import mostRead from '../../../../../widgets/lists/most-read/most-read.ts';
import { backend } from '../../../support/backend.ts';
import { leaveAll, mount } from '../../support/mount.ts';
import { stubResizeObserver } from '../../support/observers.ts';

let observers: ReturnType<typeof stubResizeObserver>;

beforeEach(() => {
  observers = stubResizeObserver();
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener: () => {} }));
  vi.stubGlobal('innerHeight', 600);
  backend({ '*': () => new Promise<Response>(() => {}) });
  document.body.innerHTML =
    '<aside data-widget="most-read" data-most-read-uri="/deel"><h2>Meest gelezen</h2></aside>';
});
afterEach(leaveAll);

function show(style = '') {
  const hook = document.querySelector('aside') as HTMLElement;
  hook.setAttribute('style', style);
  // It is mounted once its list has loaded, which never happens.
  void mount(mostRead, hook);
  return hook;
}

it.each([
  ['', 584, true],
  ['', 585, false],
  ['--sticky-top: 80px', 520, true],
  ['--sticky-top: 80px', 521, false],
])(
  'below the distance of the style "%s", a block of %i px sticks: %s [most-read-2]',
  (style, height, sticks) => {
    const hook = show(style);
    observers.notify(hook, { target: hook, borderBoxSize: [{ blockSize: height }] });
    expect(hook.className !== '').toBe(sticks);
  },
);

it('watches its height no longer once it has left', () => {
  show();
  expect(observers.alive()).toBe(1);
  leaveAll();
  expect(observers.alive()).toBe(0);
});
