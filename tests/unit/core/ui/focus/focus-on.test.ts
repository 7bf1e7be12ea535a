// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest';
import { focusOn } from '../../../../../core/ui/focus/focus-on.ts';

it('focuses a heading, without scrolling, and removes its tabindex afterwards', () => {
  document.body.innerHTML = '<h2>Kop</h2><p tabindex="0">Eigen</p>';
  const [heading, own] = [...document.body.children] as HTMLElement[];
  if (!heading || !own) throw new Error('Nothing there.');
  const focus = vi.spyOn(heading, 'focus');
  const controller = new AbortController();
  focusOn(heading, controller.signal);
  expect(document.activeElement).toBe(heading);
  expect(focus).toHaveBeenCalledWith({ preventScroll: true });
  focusOn(own, controller.signal);
  expect(document.activeElement).toBe(own);
  controller.abort();
  expect([heading.hasAttribute('tabindex'), own.getAttribute('tabindex')]).toEqual([false, '0']);
});
