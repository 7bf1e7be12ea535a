import { expect, it, vi } from 'vitest';
import { emit, on } from '../../../../../core/runtime/bus/bus.ts';
import { logged } from '../../../support/logged.ts';

const HOOK = {} as Element;
const MOUNTED = { feature: 'quiz', hook: HOOK };
const DARK = { scheme: 'dark', colour: 'dark' } as const;
const LIGHT = { scheme: 'system', colour: 'light' } as const;

it('calls all listeners of an event, and no others', () => {
  const [first, second, other] = [vi.fn(), vi.fn(), vi.fn()];
  const ends = [on('feature:mounted', first), on('feature:mounted', second), on('feature:failed', other)];
  emit('feature:mounted', MOUNTED);
  for (const end of ends) end();
  expect(first.mock.calls).toEqual([[MOUNTED]]);
  expect(second.mock.calls).toEqual([[MOUNTED]]);
  expect(other).not.toHaveBeenCalled();
});

it('continues after a listener that throws [loader-12, page-runtime-5]', () => {
  const next = vi.fn();
  const cause = new Error('broken');
  const ends = [
    on('feature:mounted', () => {
      throw cause;
    }),
    on('feature:mounted', next),
  ];
  expect(() => emit('feature:mounted', MOUNTED)).not.toThrow();
  for (const end of ends) end();
  expect(next).toHaveBeenCalledTimes(1);
  expect(logged(/^error/)).toEqual([
    ['nmt bus:', 'A listener to "feature:mounted" threw; the others go on.', cause],
  ]);
});

it('reports nothing more once the listening ended, by itself or by its signal', () => {
  const [byHand, bySignal, never] = [vi.fn(), vi.fn(), vi.fn()];
  const controller = new AbortController();
  const off = on('feature:mounted', byHand);
  on('feature:mounted', bySignal, controller.signal);
  emit('feature:mounted', MOUNTED);
  off();
  off();
  controller.abort();
  on('feature:mounted', never, controller.signal);
  emit('feature:mounted', MOUNTED);
  expect(byHand).toHaveBeenCalledTimes(1);
  expect(bySignal).toHaveBeenCalledTimes(1);
  expect(never).not.toHaveBeenCalled();
});

it('leaves nothing on a signal when the listening ended by hand', () => {
  const { signal } = new AbortController();
  const remove = vi.spyOn(signal, 'removeEventListener');
  const add = vi.spyOn(signal, 'addEventListener');
  on('feature:mounted', () => {}, signal)();
  expect(remove.mock.calls).toEqual(add.mock.calls);
});

it('calls late listeners with the last state, and only for events that report a state', () => {
  emit('colour-scheme:changed', DARK);
  emit('colour-scheme:changed', LIGHT);
  emit('feature:mounted', MOUNTED);
  const [scheme, mounted] = [vi.fn(), vi.fn()];
  const ends = [on('colour-scheme:changed', scheme), on('feature:mounted', mounted)];
  expect(scheme.mock.calls).toEqual([[LIGHT]]);
  expect(mounted).not.toHaveBeenCalled();
  emit('colour-scheme:changed', DARK);
  for (const end of ends) end();
  expect(scheme.mock.calls).toEqual([[LIGHT], [DARK]]);
});

it('survives a late listener that throws at the last state', () => {
  emit('colour-scheme:changed', DARK);
  const off = on('colour-scheme:changed', () => {
    throw new Error('broken');
  });
  off();
  expect(logged(/^error/)).toHaveLength(1);
});
