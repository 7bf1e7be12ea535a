// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { emit } from '../../../../../core/runtime/bus/bus.ts';
import blocky from '../../../../../widgets/screens/blocky/blocky.ts';
import { markup } from '../../../support/markup.ts';
import { leaveAll, mount } from '../../support/mount.ts';
import { stubIntersectionObserver } from '../../support/observers.ts';

const PAGE =
  '<a href="#ver">Ver</a><div data-block="weer" id="nabij"><h2>Nabij</h2><div data-widget="weather" data-widget-state="mounted"></div></div><div data-block="onbekend" id="ver"><h2>Ver</h2><div data-widget="weather" data-widget-state="waiting"></div><div data-widget="zeldzaam"></div></div>';
let observers: ReturnType<typeof stubIntersectionObserver>;
const calls: string[] = [];
const block = (id: string) => document.getElementById(id) as HTMLElement;
/** Simulates that the caretaker loads and runs the stored calls. */
const arrive = () => {
  const nmt = {
    mount: (root: Element) => calls.push(`mount ${root.id}`),
    unmount: (root: Element) => calls.push(`unmount ${root.id}`),
    state: () => [...document.querySelectorAll('[data-widget="weather"]')].map((hook) => ({ hook })),
  };
  for (const call of (window.nmt as ((nmt: unknown) => void)[]).splice(0)) call(nmt);
};

async function open(hash = '') {
  history.replaceState(null, '', `/${hash}`);
  document.body.replaceChildren(...markup(PAGE));
  return mount(blocky, document.body, { pageType: 'blocky' });
}

beforeEach(() => {
  calls.length = 0;
  window.nmt = [];
  observers = stubIntersectionObserver();
});
afterEach(() => {
  leaveAll();
  vi.unstubAllGlobals();
  delete window.nmt;
});

describe('a block', () => {
  it('starts only the features inside it, when it comes near [blocky-1]', async () => {
    await open();
    observers.enter(block('nabij'));
    observers.leave(block('ver'));
    arrive();
    // The near one continues as the loader planned it.
    expect(calls).toEqual(['unmount ver']);
    // A hook whose widget the loader has not looked up yet has no name until then.
    expect(block('ver').querySelector('[data-widget="zeldzaam"]')).toBeNull();
    observers.enter(block('ver'));
    arrive();
    expect(calls).toEqual(['unmount ver', 'mount ver']);
    expect(observers.observed.size).toBe(0);
    expect(block('ver').querySelector('[data-widget="zeldzaam"]')).not.toBeNull();
  });

  it('keeps the height that rules by the features’ names give it [blocky-1]', async () => {
    const hooks = vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get');
    hooks.mockImplementation(function (this: HTMLElement) {
      return this.dataset.widget === 'zeldzaam' ? 120 : 300;
    });
    await open();
    const hook = block('ver').lastElementChild as HTMLElement;
    observers.leave(block('ver'));
    arrive();
    expect([hook.style.blockSize, hook.style.overflow]).toEqual(['120px', 'clip']);
    observers.enter(block('ver'));
    arrive();
    expect(hook.hasAttribute('style')).toBe(false);
    hooks.mockRestore();
  });

  it('that came near before the loader was there is not held back [blocky-1]', async () => {
    await open();
    observers.leave(block('ver'));
    observers.enter(block('ver'));
    arrive();
    expect(calls).toEqual(['mount ver']);
  });

  it('of any kind stays as the server sent it [blocky-1]', async () => {
    const { leave } = await open();
    for (const id of ['nabij', 'ver']) observers.leave(block(id));
    leave();
    expect(document.body.innerHTML).toBe(PAGE);
  });
});

describe('a link to a block', () => {
  it('moves the focus to its heading [blocky-2]', async () => {
    await open();
    vi.useFakeTimers();
    document.querySelector('a')?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
    vi.runAllTimers();
    vi.useRealTimers();
    expect(document.activeElement?.textContent).toBe('Ver');
  });

  it('from another page does so too, and scrolls again once the header is there [blocky-2]', async () => {
    const scroll = vi.spyOn(HTMLElement.prototype, 'scrollIntoView').mockReturnValue();
    await open('#ver');
    expect(document.activeElement?.textContent).toBe('Ver');
    emit('header:moved', { covers: 61 });
    // Ignores the calls of other test files, which share the prototype.
    expect(scroll.mock.contexts.filter((element) => document.contains(element as Node))).toEqual([
      block('ver'),
    ]);
    emit('header:moved', { covers: 0 });
    scroll.mockRestore();
  });

  it.each(['', '#weg', '#%'])('that leads to none (%j) does nothing', async (hash) => {
    await open(hash);
    expect(document.activeElement).toBe(document.body);
  });
});
