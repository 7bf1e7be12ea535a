// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createSpotAddress } from '../../../../../core/ui/spots/create-spot-address.ts';

const go = vi.fn<(by?: number) => void>();
const names = (key: string) => ['a', 'b', 'c'].includes(key);

beforeEach(() => {
  history.replaceState(null, '', '/pagina/');
  vi.spyOn(history, 'go').mockImplementation(go);
  go.mockReset();
});
afterEach(() => vi.restoreAllMocks());

it('adds an entry for each item, and leaves all of them when the panel closes', () => {
  const address = createSpotAddress(names);
  address.enter('a');
  address.enter('b');
  expect(location.hash).toBe('#b');
  address.leave();
  expect(go).toHaveBeenCalledWith(-2);
});

it('leaves only the entries that the visitor has not gone back from', () => {
  const address = createSpotAddress(names);
  address.enter('a');
  address.enter('b');
  history.replaceState(null, '', '#a');
  address.arrive('a');
  address.leave();
  expect(go).toHaveBeenCalledWith(-1);
});

it('removes the fragment where the page was opened with it', () => {
  history.replaceState(null, '', '/pagina/#a');
  const address = createSpotAddress(names);
  address.enter('a');
  address.enter('b');
  address.leave();
  expect([go.mock.calls.length, location.hash]).toEqual([0, '']);
});

it('leaves a fragment that is not its own', () => {
  const address = createSpotAddress(names);
  address.enter('a');
  history.replaceState(null, '', '/pagina/#reacties');
  address.leave();
  expect([go.mock.calls.length, location.hash]).toEqual([0, '#reacties']);
});
