// @vitest-environment happy-dom
import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { useHeadingFocus } from '../../../../../widgets/article/quiz/use-heading-focus.ts';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

function Stage({ takesFocus }: { readonly takesFocus: boolean }) {
  const heading = useHeadingFocus(takesFocus);
  return (
    <h3 ref={heading} tabIndex={-1}>
      Vraag 2 van 6
    </h3>
  );
}

it('shows the next question at the edge of the window that it was beyond, not in its middle [quiz-2]', () => {
  const focus = vi.spyOn(HTMLElement.prototype, 'focus');
  const scroll = vi.spyOn(Element.prototype, 'scrollIntoView').mockReturnValue();
  render(<Stage takesFocus={false} />);
  expect([focus.mock.calls, scroll.mock.calls]).toEqual([[], []]);
  cleanup();
  render(<Stage takesFocus />);
  expect(document.activeElement?.textContent).toBe('Vraag 2 van 6');
  expect(focus.mock.calls).toEqual([[{ preventScroll: true }]]);
  expect(scroll.mock.calls).toEqual([[{ block: 'nearest' }]]);
});
