// @vitest-environment happy-dom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { fitScale } from '../../../../../../widgets/ads/ads/slot/fit-scale.ts';
import { isTooBusy, LIMITS, watchWeight } from '../../../../../../widgets/ads/ads/slot/heavy.ts';
import { isIsolated } from '../../../../../../widgets/ads/ads/slot/is-isolated.ts';
import { tolerate } from '../../../../support/logged.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

function frameOf(attributes: Record<string, string>): HTMLIFrameElement {
  const frame = document.createElement('iframe');
  for (const [name, value] of Object.entries(attributes)) frame.setAttribute(name, value);
  return frame;
}

describe('a frame', () => {
  const other = 'https://ads.example/creative';
  it.each<[string, Record<string, string>, boolean]>([
    ['no sandbox', { src: other }, false],
    ['a sandbox without an origin', { sandbox: 'allow-scripts', src: 'https://krant.example/x' }, true],
    ['an empty sandbox', { sandbox: '' }, true],
    ['another origin', { sandbox: 'allow-scripts allow-same-origin', src: other }, true],
    ['the page’s origin', { sandbox: 'allow-same-origin', src: 'https://krant.example/x' }, false],
    ['no address', { sandbox: 'allow-scripts ALLOW-SAME-ORIGIN' }, false],
    ['about:blank', { sandbox: 'allow-same-origin', src: 'about:blank' }, false],
    ['content of its own', { sandbox: 'allow-same-origin', src: other, srcdoc: '<p>' }, false],
    ['the page to lead', { sandbox: 'allow-top-navigation', src: other }, false],
    ['links that open', { sandbox: 'allow-top-navigation-by-user-activation', src: other }, true],
  ])('with %s: isolated %s', (_, attributes, expected) => {
    tolerate(`error Error while parsing the 'sandbox' attribute: 'ALLOW-SAME-ORIGIN' is an invalid`);
    expect(isIsolated(frameOf(attributes), 'https://krant.example')).toBe(expected);
  });
});

describe('the scale', () => {
  it.each<[readonly [number, number], readonly [number, number], number]>([
    [[300, 600], [700, 600], 1],
    [[1800, 1000], [900, 1000], 0.5],
    [[1800, 1000], [1800, 250], 0.25],
    [[300, 250], [0, 0], 1],
  ])('of %o in %o is %d', (creative, space, expected) => {
    expect(fitScale(creative, space)).toBe(expected);
  });
});

describe('the weight', () => {
  it.each([
    [14_000, 0, 1, false],
    [8000, 10_000, 2, true],
    [8000, 31_000, 7, false],
    [8000, 31_000, 8, true],
  ])('%i ms every %i ms, %i times: too busy %s', (duration, every, count, expected) => {
    const times = Array.from({ length: count }, (_, index) => ({ start: index * every, duration }));
    expect(isTooBusy(times)).toBe(expected);
  });

  it('is that of the frames in the slot: their long tasks and their own documents', () => {
    const observers = new Map<string, (entries: unknown[]) => void>();
    class Observer {
      static supportedEntryTypes = ['longtask', 'resource'];
      constructor(readonly run: (list: { getEntries(): unknown[] }) => void) {}
      observe({ type }: { type: string }) {
        observers.set(type, (entries) => this.run({ getEntries: () => entries }));
      }
      disconnect() {}
    }
    vi.stubGlobal('PerformanceObserver', Observer);
    const place = document.createElement('div');
    place.append(frameOf({ id: 'own', src: 'https://ads.example/a' }));
    const heavy: string[] = [];
    watchWeight(place, (cause) => heavy.push(cause), new AbortController().signal);
    const busy = (containerId: string) => ({
      entryType: 'longtask',
      startTime: 0,
      duration: LIMITS.busyInWindow + 1,
      attribution: [{ containerId }],
    });
    observers.get('longtask')?.([busy('another'), { entryType: 'longtask', startTime: 0, duration: 99_999 }]);
    observers.get('resource')?.([{ name: 'https://ads.example/b', transferSize: 9e6 }]);
    expect(heavy).toEqual([]);
    observers.get('resource')?.([{ name: 'https://ads.example/a', transferSize: 3e6 }]);
    expect(heavy).toEqual([]);
    observers.get('resource')?.([{ name: 'https://ads.example/a', transferSize: 3e6 }]);
    expect(heavy).toEqual(['it loaded too much']);
    observers.get('longtask')?.([busy('own')]);
    expect(heavy).toHaveLength(1);
  });

  it('is not known in a browser that reports neither', () => {
    vi.stubGlobal('PerformanceObserver', Object.assign(vi.fn(), { supportedEntryTypes: ['paint'] }));
    watchWeight(document.body, () => expect.unreachable(), new AbortController().signal);
    expect(PerformanceObserver).not.toHaveBeenCalled();
  });

  it('is not known in a browser that has switched the observer off', () => {
    vi.stubGlobal('PerformanceObserver', undefined);
    const watch = () => watchWeight(document.body, () => expect.unreachable(), new AbortController().signal);
    expect(watch).not.toThrow();
  });
});
