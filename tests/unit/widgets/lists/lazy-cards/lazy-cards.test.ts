// @vitest-environment happy-dom
import { afterEach, expect, it } from 'vitest';
import lazyCards from '../../../../../widgets/lists/lazy-cards/lazy-cards.ts';
import { backend } from '../../../support/backend.ts';
import { leaveAll, mount } from '../../support/mount.ts';

afterEach(() => {
  leaveAll();
  document.body.replaceChildren();
});

it('fills a container that a slider makes its row while the cards load [lazy-cards-8, career-carousel-1]', async () => {
  document.body.innerHTML = '<div data-lazy-load-url="/banen" data-lazy-card="career"></div>';
  const hook = document.querySelector('div');
  backend({
    'GET /banen': () => {
      hook?.setAttribute('data-slider-track', '');
      return Response.json({ items: [{ title: 'Redacteur', link: [{ href: '/banen/1' }] }] });
    },
  });
  await mount(lazyCards, hook);
  expect([...(hook?.children ?? [])].map(({ localName, textContent }) => [localName, textContent])).toEqual([
    ['li', 'Redacteur'],
  ]);
});
