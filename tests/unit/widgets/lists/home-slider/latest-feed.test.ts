// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest';
import homeSlider from '../../../../../widgets/lists/home-slider/home-slider.ts';
import { backend } from '../../../support/backend.ts';
import { leaveAll, mount } from '../../support/mount.ts';

afterEach(() => {
  leaveAll();
  vi.useRealTimers();
  document.body.replaceChildren();
});

it.each([
  ['a list', (items: string) => `<ul>${items}</ul>`, 'li'],
  ['children alone', (items: string) => items, 'article'],
])(
  'replaces items of %s by teasers, whose address is relative_url [home-slider-1, home-slider-2]',
  async (_, write, name) => {
    vi.useFakeTimers({ now: Date.parse('2026-11-27T12:00:00Z'), toFake: ['Date'] });
    const teaser = (id: number, at: object) => ({
      article_id: id,
      headline: `Nieuw ${id}`,
      relative_url: `/nieuws/2026/11/27/nieuw-a${id}`,
      image: { urls: { medium: `/${id}.jpg` } },
      flag: 'Binnenland',
      ...at,
    });
    backend({
      'GET /feeds/home/latest-news.json': () =>
        Response.json({
          data: [
            teaser(7, { article_published_at: '2026-11-27T11:50:00Z' }),
            teaser(8, { published_at: 1795779600 }),
            { headline: 'Zonder adres', article_published_at: 1795779600 },
          ],
        }),
    });
    const item = (id: number) =>
      `<${name}><a href="/nieuws/2026/11/27/oud-a${id}"><img src="/oud.jpg" alt=""></a><a href="/nieuws/2026/11/27/oud-a${id}">Oud</a><time datetime="2026-11-27T08:00:00Z">9.00</time></${name}>`;
    document.body.innerHTML = `<div data-widget="home-slider" data-max-age="60">${write(item(1) + item(2))}</div>`;
    const { hook } = await mount(homeSlider, document.querySelector<HTMLElement>('[data-widget]'));
    const links = [...hook.querySelectorAll(name)].map((each) =>
      each.querySelector('a')?.getAttribute('href'),
    );
    expect(links).toEqual(['/nieuws/2026/11/27/nieuw-a7', '/nieuws/2026/11/27/nieuw-a8']);
  },
);
