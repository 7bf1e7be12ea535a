// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest';
import { Cards } from '../../../../../../core/domain/teasers/cards/Cards.tsx';
import { fillWithCards } from '../../../../../../core/domain/teasers/cards/fill-with-cards.ts';
import { createShow } from '../../../../../../core/runtime/feature/show-view.tsx';
import { stubIntersectionObserver } from '../../../../widgets/support/observers.ts';
import { visitedPage } from '../../../user/visitor/reader.ts';

const ROW = { title: 'Nieuws', cards: [{ id: '1', address: '/een', headline: 'Een' }] };

afterEach(() => {
  document.body.replaceChildren();
});

function start(load: (controller: AbortController) => Promise<typeof ROW>) {
  const controller = new AbortController();
  const hook = document.createElement('div');
  hook.innerHTML = '<p>Van de server</p>';
  document.body.append(hook);
  const { signal } = controller;
  const show = createShow(Cards, { hook, at: 'instead', signal, fail: vi.fn() });
  const context = { feature: 'proef', page: visitedPage(), signal, show };
  const filled = fillWithCards(hook, () => load(controller), context, 'Mislukt.');
  return { hook, filled };
}

it('fills the hook with the cards', async () => {
  const { hook, filled } = start(async () => ROW);
  await filled;
  expect(hook.querySelector('a')?.textContent).toBe('Een');
});

it('keeps its reserved space while what follows is in view, where the cards are lower', async () => {
  const view = stubIntersectionObserver();
  vi.stubGlobal('requestAnimationFrame', (run: FrameRequestCallback) => run(0));
  const { hook, filled } = start(async () => ROW);
  hook.getBoundingClientRect = () => new DOMRect(0, 100, 300, 400);
  await filled;
  expect(hook.style.getPropertyValue('min-block-size')).toBe('400px');
  hook.getBoundingClientRect = () => new DOMRect(0, 2000, 300, 400);
  view.notify(hook, { target: hook, isIntersecting: false });
  expect(hook.style.getPropertyValue('min-block-size')).toBe('');
});

it('gives back what the cards do not fill at once, where what follows is below the window', async () => {
  const { hook, filled } = start(async () => ROW);
  hook.getBoundingClientRect = () => new DOMRect(0, 100, 300, 900);
  await filled;
  expect(hook.querySelector('a')?.textContent).toBe('Een');
  expect(hook.style.getPropertyValue('min-block-size')).toBe('');
});

it.each<[string, () => Promise<typeof ROW>]>([
  ['cards', async () => ROW],
  ['none', async () => ({ ...ROW, cards: [] })],
  ['a failure', () => Promise.reject(new Error('te laat'))],
])('leaves the hook as the server sent it where the visitor is gone when %s arrives', async (_, answer) => {
  const { hook, filled } = start((controller) => {
    controller.abort();
    return answer();
  });
  await filled;
  expect(hook.outerHTML).toBe('<div><p>Van de server</p></div>');
  expect(hook.isConnected).toBe(true);
});
