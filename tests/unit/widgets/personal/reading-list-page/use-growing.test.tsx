// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { act } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useGrowing } from '../../../../../widgets/personal/reading-list-page/use-growing.ts';
import { stubIntersectionObserver } from '../../support/observers.ts';

let sight: ReturnType<typeof stubIntersectionObserver>;

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  sight = stubIntersectionObserver();
});
afterEach(cleanup);

function List() {
  const { count, sentinel } = useGrowing(200, 'all');
  return (
    <p ref={sentinel} key={count}>
      {count}
    </p>
  );
}
const end = () => screen.getByText(/\d/);
const pass = (...states: boolean[]) => act(() => sight.pass(end(), ...states));

it('grows while its end is near, also if the observer reports that with an older state', () => {
  render(<List />);
  pass(false);
  expect(end().textContent).toBe('24');
  pass(false, true);
  expect(end().textContent).toBe('30');
  pass(true, false);
  expect(end().textContent).toBe('30');
});
