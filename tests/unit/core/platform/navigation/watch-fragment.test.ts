// @vitest-environment happy-dom
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { replaceFragment } from '../../../../../core/platform/history/fragment.ts';
import { watchFragment } from '../../../../../core/platform/navigation/watch-fragment.ts';

beforeEach(() => {
  history.replaceState(null, '', '/pagina/?a=1');
});

it('reports changes by the visitor until its signal aborts', () => {
  const controller = new AbortController();
  const onChange = vi.fn<() => void>();
  watchFragment(onChange, controller.signal);
  replaceFragment('zorg');
  expect(onChange).not.toHaveBeenCalled();
  window.dispatchEvent(new Event('hashchange'));
  controller.abort();
  window.dispatchEvent(new Event('hashchange'));
  expect(onChange).toHaveBeenCalledOnce();
});

it('reports a link to the fragment that the address has already, unless the link is handled or leads elsewhere', () => {
  const controller = new AbortController();
  onTestFinished(() => {
    controller.abort();
    document.body.replaceChildren();
  });
  const onFollow = vi.fn<() => void>();
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
  expect(onFollow).toHaveBeenCalledOnce();
  document.body.addEventListener('click', (event) => event.preventDefault(), { signal: controller.signal });
  click('b');
  expect(onFollow).toHaveBeenCalledOnce();
});
