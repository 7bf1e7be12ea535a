// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest';
import { keepHeight } from '../../../../../core/platform/viewport/keep-height.ts';
import { stubIntersectionObserver } from '../../../widgets/support/observers.ts';

function keep() {
  const view = stubIntersectionObserver();
  const box = vi.spyOn(Element.prototype, 'getBoundingClientRect');
  box.mockReturnValue(new DOMRect(0, 100, 300, 560.5));
  const element = document.createElement('div');
  document.body.replaceChildren(element);
  const controller = new AbortController();
  const release = keepHeight(element, controller.signal);
  const leave = () => {
    box.mockReturnValue(new DOMRect(0, -5000, 300, 560.5));
    view.leave(element);
  };
  return { element, leave, release, abort: () => controller.abort() };
}

it('keeps the height, to a part of a pixel', () => {
  const { element } = keep();
  expect([element.style.minBlockSize, element.style.boxSizing]).toEqual(['560.5px', 'border-box']);
});

it.each(['leave', 'release', 'abort'] as const)('gives it back at: %s', (end) => {
  const kept = keep();
  kept[end]();
  expect(kept.element.hasAttribute('style')).toBe(false);
});
