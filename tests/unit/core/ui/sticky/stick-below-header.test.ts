// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest';
import { emit } from '../../../../../core/runtime/bus/bus.ts';
import { stickBelowHeader } from '../../../../../core/ui/sticky/stick-below-header.ts';

it('places a bar by the height that the browser reports, and never has the page laid out for it', () => {
  let report: ResizeObserverCallback = () => {};
  class Sizes {
    constructor(callback: ResizeObserverCallback) {
      report = callback;
    }
    observe() {}
    disconnect() {}
  }
  vi.stubGlobal('ResizeObserver', Sizes);
  vi.stubGlobal('innerHeight', 800);
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {} }));
  const bar = document.createElement('div');
  const read = vi.fn(() => 44);
  Object.defineProperty(bar, 'offsetHeight', { get: read });
  const ending = new AbortController();
  const top = () => bar.style.getPropertyValue('--nmt-below-header');

  stickBelowHeader(bar, ending.signal);
  report([{ borderBoxSize: [{ blockSize: 44, inlineSize: 390 }] } as never], {} as never);
  emit('header:moved', { covers: 40 });
  expect(top()).toBe('40px');
  emit('header:moved', { covers: 64 });
  expect(top()).toBe('20px');
  report([{ borderBoxSize: [{ blockSize: 30, inlineSize: 390 }] } as never], {} as never);
  expect(top()).toBe('64px');
  expect(read).not.toHaveBeenCalled();
  ending.abort();
  expect(top()).toBe('');
  vi.unstubAllGlobals();
});
