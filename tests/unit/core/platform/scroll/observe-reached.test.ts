// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest';
import { observeReached } from '../../../../../core/platform/scroll/observe-reached.ts';
import { stubIntersectionObserver } from '../../../widgets/support/observers.ts';

function follow() {
  const observers = stubIntersectionObserver();
  const create = () => document.createElement('p');
  const [first, second, third] = [create(), create(), create()];
  const received = vi.fn();
  const controller = new AbortController();
  observeReached([first, second, third], received, controller.signal);
  return { observers, first, second, third, received, controller };
}

it('reports the last element that was reached, also after a jump over others [scrolly-4]', () => {
  const { observers, first, second, third, received } = follow();
  observers.leave(first, second, third);
  expect(received.mock.calls).toEqual([[-1]]);
  observers.enter(third);
  observers.enter(first);
  expect(received.mock.calls).toEqual([[-1], [2]]);
  observers.leave(third);
  observers.leave(first);
  expect(received.mock.calls).toEqual([[-1], [2], [0], [-1]]);
});

it('counts from the middle of the window upwards, and watches nothing after its end', () => {
  const { observers, controller } = follow();
  expect(observers.options[0]?.rootMargin).toBe('10000000px 0px -50% 0px');
  controller.abort();
  expect(observers.observed.size).toBe(0);
});
