// @vitest-environment happy-dom
import { beforeEach, expect, it, vi } from 'vitest';
import { whenDisplayed } from '../../../../../core/runtime/feature/when-displayed.ts';

let report: (entries: readonly { readonly isIntersecting: boolean }[]) => void;
let margin: string | undefined;
const disconnect = vi.fn<() => void>();
const callback = vi.fn<() => void>();

beforeEach(() => {
  vi.clearAllMocks();
  vi.stubGlobal(
    'IntersectionObserver',
    function observer(hear: typeof report, options: IntersectionObserverInit) {
      report = hear;
      margin = options.rootMargin;
      return { observe() {}, disconnect };
    },
  );
});

const start = (signal = new AbortController().signal) => whenDisplayed(document.body, callback, signal);

it('calls back once the element is displayed', () => {
  start();
  report([{ isIntersecting: false }]);
  expect(callback).not.toHaveBeenCalled();
  report([{ isIntersecting: false }, { isIntersecting: true }]);
  expect(callback).toHaveBeenCalledOnce();
  expect(disconnect).toHaveBeenCalledOnce();
});

it.each([
  [true, '0px'],
  [false, '1000000px'],
])('with data saving it has to be in view: %s', (saveData, expected) => {
  vi.stubGlobal('navigator', { connection: { saveData } });
  start();
  expect(margin).toBe(expected);
});

it('gives up when its signal aborts', () => {
  const ending = new AbortController();
  start(ending.signal);
  ending.abort();
  expect(disconnect).toHaveBeenCalledOnce();
});
