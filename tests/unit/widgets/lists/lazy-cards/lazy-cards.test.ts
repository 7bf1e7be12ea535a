// @vitest-environment happy-dom
import { screen } from '@testing-library/dom';
import { afterEach, expect, it } from 'vitest';
import lazyCards from '../../../../../widgets/lists/lazy-cards/lazy-cards.ts';
import { backend } from '../../../support/backend.ts';
import { settled } from '../../../support/settled.ts';
import { leaveAll, mount } from '../../support/mount.ts';

// Code that loads with the cards is imported here, so that no test waits for it.
import '../../../../../widgets/lists/lazy-cards/LazyCards.tsx';

afterEach(() => {
  leaveAll();
  document.body.replaceChildren();
});

/** @param onCall runs before the answer is sent */
async function mountOn(html: string, onCall?: (hook: HTMLElement) => void) {
  document.body.innerHTML = html;
  const hook = document.body.firstElementChild as HTMLElement;
  backend({
    'GET /banen': async () => {
      await settled();
      onCall?.(hook);
      return { items: [{ title: 'Redacteur', link: [{ href: '/banen/1' }] }] };
    },
  });
  const { leave } = await mount(lazyCards, hook);
  await screen.findByRole('link', { name: 'Redacteur' });
  return { hook, leave };
}

const children = (hook: HTMLElement) => [...hook.children].map(({ localName }) => localName);

it('is a list of its own, which gives way to what the server sent afterwards', async () => {
  const html = '<div data-lazy-load-url="/banen" data-lazy-card="career"><p>Van de server</p></div>';
  const { hook, leave } = await mountOn(html, (served) => {
    expect(served.innerHTML).toBe('<p>Van de server</p>');
    expect(served.getAttribute('aria-busy')).toBe('true');
  });
  expect(children(hook)).toEqual(['ul']);
  expect(hook.hasAttribute('aria-busy')).toBe(false);
  leave();
  expect(hook.innerHTML).toBe('<p>Van de server</p>');
});

it('shows empty cards while the cards load, where the server sent nothing [lazy-cards-8]', async () => {
  const html = '<div data-lazy-load-url="/banen" data-lazy-card="career"></div>';
  const { hook, leave } = await mountOn(html, (loading) => {
    expect(loading.querySelectorAll('li')).toHaveLength(4);
    expect(screen.queryByRole('listitem')).toBeNull();
  });
  expect(screen.getAllByRole('listitem')).toHaveLength(1);
  leave();
  expect(hook.innerHTML).toBe('');
});

it.each([
  ['is', '<ul data-slider-track="" data-lazy-load-url="/banen" data-lazy-card="career"></ul>'],
  ['becomes', '<div data-lazy-load-url="/banen" data-lazy-card="career"></div>'],
])(
  "fills a container that %s a slider's track while the cards load with the cards alone [career-carousel-1]",
  async (_, html) => {
    const { hook } = await mountOn(html, (track) => track.setAttribute('data-slider-track', ''));
    expect(children(hook)).toEqual(['li']);
    expect(hook.hasAttribute('aria-busy')).toBe(false);
  },
);
