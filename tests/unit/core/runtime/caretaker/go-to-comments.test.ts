// @vitest-environment happy-dom
import { beforeEach, expect, it, vi } from 'vitest';
import { goToComments } from '../../../../../core/runtime/caretaker/go-to-comments.ts';

const went = vi.fn();

beforeEach(() => {
  went.mockReset();
  Element.prototype.scrollIntoView = went;
  document.body.innerHTML = '<div data-widget="comments"></div>';
});

it('goes to the comments, and again when the page has loaded', () => {
  goToComments();
  expect(went.mock.contexts).toEqual([document.querySelector('div')]);
  dispatchEvent(new Event('load'));
  expect(went).toHaveBeenCalledTimes(2);
});

it('leaves a visitor who has scrolled on where they are', () => {
  goToComments();
  dispatchEvent(new Event('wheel'));
  dispatchEvent(new Event('load'));
  expect(went).toHaveBeenCalledOnce();
});

it('leaves the scroll position that the browser restores', () => {
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([
    { type: 'back_forward' } as PerformanceNavigationTiming,
  ]);
  goToComments();
  expect(went).not.toHaveBeenCalled();
});
