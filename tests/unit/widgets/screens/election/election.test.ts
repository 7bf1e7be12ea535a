// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { act } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import election from '../../../../../widgets/screens/election/election.ts';
import { backend } from '../../../support/backend.ts';
import { logged } from '../../../support/logged.ts';
import { textsByLanguage } from '../../support/in-english.ts';
import { leaveAll, mount } from '../../support/mount.ts';

const RESULTS = {
  counted: 78.36,
  parties: [
    { party: 'Vrije Burgers', seats: 1, percentage: 0.7 },
    { party: 'Waterpartij', seats: 33, percentage: 21.42, earlierSeats: 30 },
    { party: '<b>Groen</b>', seats: 12, percentage: 8, earlierSeats: 14 },
  ],
};
const fetches = vi.fn<() => Promise<Response>>();
let count = 0;

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.useFakeTimers({ now: Date.parse('2026-03-18T21:05:00+01:00') });
  fetches.mockReset().mockImplementation(async () => Response.json(RESULTS));
  backend({ '*': fetches });
  vi.spyOn(Math, 'random').mockReturnValue(0);
});
afterEach(() => {
  act(leaveAll);
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

async function open(attributes = '') {
  // Each test has its own poll, as the page's cache is shared.
  count += 1;
  document.body.innerHTML = `<div data-widget="election" data-results-url="/uitslag/${count}" ${attributes}><table><tbody><tr><td>Van de server</td></tr></tbody></table></div>`;
  await act(async () => {
    await mount(election, document.querySelector('div'));
  });
  await pass(50);
}
const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));
const rows = () =>
  screen
    .queryAllByRole('row')
    .slice(1)
    .map((row) => [...row.children].map(({ textContent }) => textContent));

it('lists the parties by seats with the change, in Dutch, and says when [election-1, election-2, election-3]', async () => {
  await open();
  expect(rows()).toEqual([
    ['Waterpartij', '33 zetels21,4%', '+3'],
    ['<b>Groen</b>', '12 zetels8,0%', '\u22122'],
    ['Vrije Burgers', '1 zetel0,7%', 'nieuw'],
  ]);
  expect(document.body.textContent).toContain('78,4% geteld');
  expect(screen.getByText('Bijgewerkt om 21:05')).toBeTruthy();
  expect(document.body.textContent).not.toContain('Van de server');
});

it.each(['', 'data-view="header"'])(
  'says that the names of parties are in the language of the page: %s',
  async (view) => {
    document.documentElement.lang = 'en';
    await open(view);
    expect(textsByLanguage(document.body).en).toEqual(['Waterpartij', '<b>Groen</b>', 'Vrije Burgers']);
    document.documentElement.lang = '';
  },
);

it('explains the tick where there is one, and says how many seats make a majority [election-3]', async () => {
  await open('data-total-seats="150"');
  expect(screen.getByText('Zetels bij de vorige verkiezingen')).toBeTruthy();
  expect(screen.getByText('Voor een meerderheid zijn 76 van de 150 zetels nodig.')).toBeTruthy();
  act(leaveAll);
  fetches.mockImplementation(async () => Response.json([{ party: 'Groen', seats: 5 }]));
  await open();
  expect(screen.queryByText('Zetels bij de vorige verkiezingen')).toBeNull();
  expect(screen.queryByText(/meerderheid/)).toBeNull();
});

it('calls no party new where the data says nothing of the election before [election-3]', async () => {
  fetches.mockImplementation(async () =>
    Response.json([
      { party: 'Groen', seats: 5, earlierSeats: null },
      { party: 'Water', seats: 3 },
    ]),
  );
  await open();
  expect(rows()).toEqual([
    ['Groen', '5 zetels'],
    ['Water', '3 zetels'],
  ]);
  expect(screen.getAllByRole('columnheader')).toHaveLength(2);
});

it('reads again each minute, and shows a correction as it is [election-2]', async () => {
  await open();
  const table = screen.getByRole('table');
  const row = screen.getByText('Waterpartij').closest('tr');
  fetches.mockImplementation(async () =>
    Response.json({
      counted: 70,
      parties: [
        { party: 'Groen', seats: 40 },
        { party: 'Waterpartij', seats: 31, earlierSeats: 30 },
      ],
    }),
  );
  await pass(58_000);
  expect(fetches).toHaveBeenCalledTimes(1);
  await pass(3_000);
  expect(rows().map(([party]) => party)).toEqual(['Groen', 'Waterpartij']);
  expect(rows()[1]).toEqual(['Waterpartij', '31 zetels', '+1']);
  expect(document.body.textContent).toContain('70,0% geteld');
  expect(screen.getByText('Bijgewerkt om 21:06')).toBeTruthy();
  // An element that is still there is not rendered again.
  expect([screen.getByRole('table'), screen.getByText('Waterpartij').closest('tr')]).toEqual([table, row]);
});

it('reads as often as the page wants, and not while it is hidden [election-2]', async () => {
  await open('data-refresh-interval="5000"');
  await pass(4_800);
  expect(fetches).toHaveBeenCalledTimes(1);
  await pass(5_400);
  expect(fetches).toHaveBeenCalledTimes(3);
  const before = fetches.mock.calls.length;
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  document.dispatchEvent(new Event('visibilitychange'));
  await pass(60_000);
  expect(fetches.mock.calls.length).toBe(before);
});

it.each([
  ['an error', async () => new Response('', { status: 404 })],
  ['an empty answer', async () => Response.json({ parties: [] })],
  ['an answer of another shape', async () => Response.json('morgen')],
])('keeps the server’s table after %s, and the last results later on [election-3]', async (_, answer) => {
  fetches.mockImplementation(answer);
  await open();
  expect(document.body.textContent).toContain('Van de server');
  logged('error nmt election:', 'what is shown stays');
  fetches.mockImplementation(async () => Response.json(RESULTS));
  await pass(200_000);
  expect(rows()).toHaveLength(3);
  fetches.mockImplementation(answer);
  await pass(200_000);
  expect(rows()).toHaveLength(3);
});

it('is a line with the counted share and the largest parties as a header [election-1, election-3]', async () => {
  await open('data-view="header"');
  expect(screen.queryByRole('table')).toBeNull();
  expect(document.body.textContent).toContain('78,4% geteld');
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)[0]).toBe(
    'Waterpartij 33 zetels',
  );
});

it('refuses another site’s results [election-2]', async () => {
  document.body.innerHTML =
    '<div data-widget="election" data-results-url="https://elders.example/uitslag"><p>Blijft</p></div>';
  await act(async () => {
    await mount(election, document.querySelector('div'));
  });
  await pass(50);
  expect(fetches).not.toHaveBeenCalled();
  expect(document.body.textContent).toContain('Blijft');
  logged('error nmt http: https://elders.example may not be asked for data; expected the');
  logged('error nmt election: The results of https://elders.example/uitslag could not be read;');
});
