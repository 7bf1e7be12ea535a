// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it } from 'vitest';
import {
  goToFragment,
  readFragment,
  replaceFragment,
  withFragment,
} from '../../../../../core/platform/history/fragment.ts';
import { hrefOf } from '../../../../../core/platform/history/href-of.ts';

afterEach(() => {
  document.head.replaceChildren();
});

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
  history.replaceState(null, '', `/pagina/${hash}`);
  expect(readFragment()).toBe(text);
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

it.each([null, '/', 'https://elders.example/'])(
  'keeps path and query beside a fragment, with <base href="%s">',
  (base) => {
    if (base) setBase(base);
    expect(withFragment('#zorg').pathname).toBe('/pagina/');
    expect(withFragment('#zorg').search).toBe('?a=1');
    replaceFragment('zorg');
    expect(location.href).toMatch(/\/pagina\/\?a=1#zorg$/);
    goToFragment('#wonen');
    expect(location.href).toMatch(/\/pagina\/\?a=1#wonen$/);
    expect(withFragment('').hash).toBe('');
  },
);

it('links to a place in this page, in full if a <base> names another one', () => {
  expect(hrefOf('café nu')).toBe('#caf%C3%A9%20nu');
  setBase('/');
  expect(hrefOf('café nu')).toMatch(/\/pagina\/\?a=1#caf%C3%A9%20nu$/);
});

function setBase(href: string): void {
  const base = document.createElement('base');
  base.href = href;
  document.head.append(base);
}
