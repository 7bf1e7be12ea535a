// @vitest-environment happy-dom
import { beforeEach, expect, it, vi } from 'vitest';
import {
  readFragment,
  replaceFragment,
  watchFragment,
} from '../../../../../core/platform/history/fragment.ts';

beforeEach(() => {
  history.replaceState({ of: 'another script' }, '', '/pagina/?a=1');
});

it.each([
  ['', ''],
  ['#', ''],
  ['#zorg', 'zorg'],
  ['#caf%C3%A9%20nu', 'café nu'],
  ['#100%', '100%'],
])('reads %j as %j', (hash, text) => {
  expect(readFragment(hash)).toBe(text);
});

it('sets and removes the fragment in the current entry', () => {
  const before = history.length;
  expect(replaceFragment('wonen & werk')).toBe(true);
  expect(location.hash).toBe('#wonen%20%26%20werk');
  expect(readFragment()).toBe('wonen & werk');
  replaceFragment('');
  expect(location.href).toMatch(/\/pagina\/\?a=1$/);
  expect([history.length, history.state]).toEqual([before, { of: 'another script' }]);
});

it('reports changes by the visitor until its signal aborts', () => {
  const controller = new AbortController();
  const onChange = vi.fn<(fragment: string) => void>();
  watchFragment(onChange, controller.signal);
  replaceFragment('zorg');
  expect(onChange).not.toHaveBeenCalled();
  window.dispatchEvent(new Event('hashchange'));
  controller.abort();
  window.dispatchEvent(new Event('hashchange'));
  expect(onChange.mock.calls).toEqual([['zorg']]);
});
