// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import masterclasses from '../../../../widgets/screens/masterclasses-overview/masterclasses-overview.ts';
import { logged } from '../../support/logged.ts';
import { leaveAll } from '../support/mount.ts';
import { button, byLabel, choose, press, shown, start, status } from '../support/narrow.ts';

const hook = () => document.querySelector<HTMLElement>('[data-widget]');
const ITEMS = `<ul><li data-theme="schrijven" data-starts-at="2026-05-01T20:00"><h3>Mei</h3><a href="/m/1">Lees meer</a><a href="/bestel/1">Bestel</a></li>
<li data-theme="geschiedenis" data-starts-at="2026-04-01T20:00" data-sold-out><h3>April</h3><a href="/m/2">Lees meer</a><a href="/bestel/2">Bestel</a></li>
<li data-theme="schrijven" data-starts-at="2026-03-01T20:00"><h3>Maart</h3></li>
<li data-theme="schrijven, geschiedenis" data-starts-at="ooit"><h3>Ooit</h3></li>
<li data-theme="schrijven" data-starts-at="2026-04-15T20:00" data-sold-out="false"><h3>Later</h3><a href="/bestel/3">Bestel</a></li></ul>`;

beforeEach(() => {
  vi.useFakeTimers({
    now: Date.parse('2026-03-02T10:00:00+01:00'),
    // React renders in real time.
    toFake: ['Date', 'setTimeout', 'clearTimeout'],
  });
  document.body.innerHTML = `<div data-widget="masterclasses-overview"><label>Thema <select><option value="">Alle thema's</option><option value="schrijven">Schrijven</option><option value="geschiedenis">Geschiedenis</option><option value="koken">Koken</option></select></label>${ITEMS}</div>`;
});
afterEach(() => {
  leaveAll();
  vi.useRealTimers();
});

it('shows the masterclasses of a theme in the order of their dates [masterclasses-overview-1]', async () => {
  const served = hook()?.innerHTML;
  const { leave } = await start(masterclasses, hook());
  expect(shown('li')).toEqual(['April', 'Later', 'Mei', 'Ooit']);
  await choose(byLabel('Thema'), 'schrijven');
  expect([shown('li'), status()]).toEqual([['Later', 'Mei', 'Ooit'], '3 masterclasses']);
  await choose(byLabel('Thema'), 'koken');
  expect([shown('li'), status()]).toEqual([[], 'Geen masterclasses gevonden.']);
  leave();
  expect(hook()?.innerHTML).toBe(served);
  logged('warn nmt masterclasses-overview: data-starts-at is "ooit"; expected a date. The item');
});

it('takes buttons of themes, and draws them where there are none [masterclasses-overview-1]', async () => {
  document.body.innerHTML = `<div data-widget="masterclasses-overview"><div>${ITEMS}</div></div>`;
  await start(masterclasses, hook());
  await press('Geschiedenis');
  expect(shown('li')).toEqual(['April', 'Ooit']);
  expect(button('Geschiedenis').getAttribute('aria-pressed')).toBe('true');
  await press('Alle thema’s');
  expect(shown('li')).toHaveLength(4);
  logged('warn nmt masterclasses-overview: data-starts-at is "ooit"; expected a date. The item');
});

it('hides what has begun, and marks what is sold out in the place of its order link [masterclasses-overview-2]', async () => {
  await start(masterclasses, hook());
  expect(shown('li')).not.toContain('Maart');
  const [april, later] = document.querySelectorAll('li');
  expect(april?.textContent).toContain('Uitverkocht');
  expect([...(april?.querySelectorAll('a') ?? [])].map(({ textContent }) => textContent)).toEqual([
    'Lees meer',
  ]);
  expect(later?.textContent).not.toContain('Uitverkocht');
  await vi.advanceTimersByTimeAsync(31 * 86_400_000);
  expect(shown('li')).toEqual(['Later', 'Mei', 'Ooit']);
  logged('warn nmt masterclasses-overview: data-starts-at is "ooit"; expected a date. The item');
});

it('lists one that has a day alone until the day is over [masterclasses-overview-2]', async () => {
  document.body.innerHTML =
    '<div data-widget="masterclasses-overview"><article data-starts-at="2026-05-01">Mei</article></div>';
  vi.setSystemTime(Date.parse('2026-05-01T23:00:00+02:00'));
  await start(masterclasses, hook());
  expect(shown('article')).toEqual(['Mei']);
  await vi.advanceTimersByTimeAsync(3_600_000);
  expect(shown('article')).toEqual([]);
});

it('shows the server’s own label once [masterclasses-overview-2]', async () => {
  document.body.innerHTML = `<div data-widget="masterclasses-overview"><article data-starts-at="2026-05-01" data-sold-out><p>Uitverkocht</p></article><article data-starts-at="2026-06-01" data-sold-out>Vol</article></div>`;
  await start(masterclasses, hook());
  expect([...document.querySelectorAll('article')].map(({ textContent }) => textContent)).toEqual([
    'Uitverkocht',
    'VolUitverkocht',
  ]);
});

it.each([
  ['the marked link', '<a data-order href="/m/2/plaatsen">Bestel</a>'],
  ['a marked button', '<button data-order>Reserveer</button>'],
  ['a link of that class', '<a class="btn btn--order" href="/winkel/2">Ik kom</a>'],
  ['a link with that word', '<a href="/winkel/2"> Bestel kaarten </a>'],
  ['an unmarked link to an order page', '<a href="/bestel/2">Ga verder</a>'],
])(
  'takes %s only from what is sold out, whatever other links say [masterclasses-overview-2]',
  async (_, order) => {
    const others =
      '<h3><a href="/bestel/boek">Schrijf een boek</a></h3><a href="/auteur/koopman">Jan Koopman</a><a href="/zaal">Bekijk de kaart</a><a href="/borders/boekwinkel">Ticketverkoop</a>';
    document.body.innerHTML = `<div data-widget="masterclasses-overview"><article data-starts-at="2026-05-01" data-sold-out>${others}${order}</article></div>`;
    const served = hook()?.innerHTML;
    const { leave } = await start(masterclasses, hook());
    const links = [...document.querySelectorAll('article a, article button')];
    expect(links.map(({ textContent }) => textContent)).toEqual([
      'Schrijf een boek',
      'Jan Koopman',
      'Bekijk de kaart',
      'Ticketverkoop',
    ]);
    expect(document.querySelector('article')?.lastChild?.textContent).toBe('Uitverkocht');
    leave();
    expect(hook()?.innerHTML).toBe(served);
  },
);

it('takes no link by its words where the server marks none [masterclasses-overview-2]', async () => {
  document.body.innerHTML =
    '<div data-widget="masterclasses-overview"><article data-starts-at="2026-05-01" data-sold-out><a href="/m/2">Boek de kaart: ticket koop</a></article></div>';
  await start(masterclasses, hook());
  expect(document.querySelector('article')?.textContent).toBe('Boek de kaart: ticket koopUitverkocht');
});
