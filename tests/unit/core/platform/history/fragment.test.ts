// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import {
  goToFragment,
  readFragment,
  replaceFragment,
  watchFragment,
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

it('reports a link to the fragment that the address has already, unless the link is handled or leads elsewhere', () => {
  const controller = new AbortController();
  onTestFinished(() => {
    controller.abort();
    document.body.replaceChildren();
  });
  const onFollow = vi.fn<(fragment: string) => void>();
  replaceFragment('zorg');
  document.body.innerHTML =
    '<a href="#zorg"><b>zorg</b></a><a href="#wonen">wonen</a><a href="/elders/#zorg">elders</a><p>tekst</p>';
  watchFragment(onFollow, controller.signal);
  const click = (selector: string, init: MouseEventInit = {}) =>
    document
      .querySelector(selector)
      ?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...init }));
  click('b', { ctrlKey: true });
  click('a[href="/elders/#zorg"]');
  click('p');
  expect(onFollow).not.toHaveBeenCalled();
  click('b');
  expect(onFollow.mock.calls).toEqual([['zorg']]);
  document.body.addEventListener('click', (event) => event.preventDefault(), { signal: controller.signal });
  click('b');
  expect(onFollow).toHaveBeenCalledOnce();
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
