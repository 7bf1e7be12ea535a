// @vitest-environment happy-dom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { act } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import honoursSearch from '../../../../../widgets/search/honours-search/honours-search.ts';
import { backend } from '../../../support/backend.ts';
import { leaveAll, mount } from '../../support/mount.ts';
import { stubIntersectionObserver } from '../../support/observers.ts';

const DATA = {
  type: ['Lid'],
  gender: ['M', 'V'],
  province: ['Zeeland'],
  municipality: ['Veere'],
  location: ['Westkapelle'],
  abroad: [],
  lintjes: [
    [2021, 0, 0, 0, 0, 0, null, 'J. de Vries', '', 'koordirigent'],
    [2022, 1, 0, 0, 0, 9, null, '<b>Zoë</b>', 'Zus', ''],
  ],
};
const fetches = vi.fn<() => Response | Promise<Response>>();
let count = 0;

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  stubIntersectionObserver();
  history.replaceState(null, '', '/lintjes/');
  fetches.mockReset().mockImplementation(() => Response.json(DATA));
  backend({ '*': fetches });
});
afterEach(() => {
  act(leaveAll);
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

async function open(attributes = '') {
  // Each test has its own list, as the page's cache keeps a list that was read.
  count += 1;
  document.body.innerHTML = `<div data-widget="honours-search" data-source="/data/lintjes-${count}.json" data-format="json"${attributes}><p>Zonder script</p></div>`;
  return act(() => mount(honoursSearch, document.querySelector<HTMLElement>('div')));
}
const rows = () =>
  screen
    .queryAllByRole('row')
    .slice(1)
    .map((row) => [...row.children].map(({ textContent }) => textContent));

it('shows the list with its tables’ words, as text [honours-search-1, honours-search-4, honours-search-8]', async () => {
  let respond: (response: Response) => void = () => {};
  fetches.mockReturnValue(
    new Promise((resolve) => {
      respond = resolve;
    }),
  );
  await open();
  expect(screen.getAllByText('Gegevens worden geladen…')).not.toHaveLength(0);
  expect(document.body.textContent).not.toContain('Zonder script');
  respond(Response.json(DATA));
  await screen.findByText('2 resultaten');
  expect(rows()).toEqual([
    ['2021', 'J. de Vries', 'Lid', 'Man', 'Westkapelle, Veere', 'Zeeland', 'koordirigent'],
    ['2022', '<b>Zoë</b> (Zus)', 'Lid', 'Vrouw', 'Veere', 'Zeeland', ''],
  ]);
  expect(fetches).toHaveBeenCalledTimes(1);
});

it('filters while the visitor types, and keeps the filters in the query [honours-search-2, special-lintjesregen-1]', async () => {
  await open();
  await screen.findByText('2 resultaten');
  fireEvent.change(screen.getByLabelText('Naam'), { target: { value: 'zoe' } });
  await screen.findByText('1 resultaat');
  expect(rows()).toHaveLength(1);
  fireEvent.change(screen.getByLabelText('Jaar'), { target: { value: '2021' } });
  await screen.findByText('Geen resultaten gevonden.');
  expect(screen.queryByRole('table')).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Zoek' }));
  await waitFor(() => expect(location.search).toBe('?naam=zoe&jaar=2021'));
  fireEvent.click(screen.getByRole('button', { name: 'Wis filters' }));
  await screen.findByText('2 resultaten');
  await waitFor(() => expect(location.search).toBe(''));
});

it('restores a shared search from the query [special-lintjesregen-1]', async () => {
  history.replaceState(null, '', '/lintjes/?naam=vries&geslacht=M&jaar=2021&plaats=veere');
  await open();
  await screen.findByText('1 resultaat');
  const value = (label: string) => screen.getByLabelText<HTMLInputElement>(label).value;
  expect(['Naam', 'Plaats', 'Jaar', 'Geslacht'].map(value)).toEqual(['vries', 'veere', '2021', 'M']);
});

it('draws a long list in parts, and says that it is limited [honours-search-5]', async () => {
  const lintjes = Array.from({ length: 3500 }, (_, row) => [2020, 0, 0, 0, 0, 0, null, `Naam ${row}`]);
  fetches.mockImplementation(() => Response.json({ ...DATA, lintjes }));
  await open();
  await screen.findByText(
    'Deze lijst is beperkt tot 3000 resultaten. Met de huidige filters zijn meer dan 3000 resultaten gevonden.',
  );
  expect(rows()).toHaveLength(25);
  expect(screen.getByRole('table').getAttribute('aria-rowcount')).toBe('3001');
  fireEvent.click(screen.getByRole('button', { name: 'Toon meer' }));
  expect(rows()).toHaveLength(50);
  fireEvent.change(screen.getByLabelText('Naam'), { target: { value: 'naam 1' } });
  await screen.findByText('1111 resultaten');
  expect(rows()).toHaveLength(25);
});

describe('with the address of its first rows', () => {
  const FIRST = '/data/first.json';
  const lintjes = Array.from({ length: 90 }, (_, row) => [2020, 0, 0, 0, 0, 0, null, `Naam ${row}`]);
  const wholeList = vi.fn<() => Response>();

  beforeEach(() => {
    wholeList.mockReset().mockImplementation(() => Response.json({ ...DATA, lintjes }));
    const first = { ...DATA, lintjes: lintjes.slice(0, 50), total: 90, years: [2020, 2019] };
    backend({ [`GET ${FIRST}`]: first, 'GET /data/missing.json': 404, '*': wholeList });
  });

  it('shows those without the list, which it fetches when the visitor filters', async () => {
    await open(` data-first-rows="${FIRST}"`);
    await screen.findByText('90 resultaten');
    expect(rows()).toHaveLength(25);
    expect(screen.getByRole('option', { name: '2019' })).toBeDefined();
    expect(wholeList).not.toHaveBeenCalled();
    fireEvent.change(screen.getByLabelText('Naam'), { target: { value: 'naam 89' } });
    await screen.findByText('1 resultaat');
    fireEvent.click(screen.getByRole('button', { name: 'Wis filters' }));
    await screen.findByText('90 resultaten');
    expect(wholeList).toHaveBeenCalledTimes(1);
  });

  it('fetches the list for the rows after those, and keeps the rows that are shown', async () => {
    await open(` data-first-rows="${FIRST}"`);
    await screen.findByText('90 resultaten');
    fireEvent.click(screen.getByRole('button', { name: 'Toon meer' }));
    expect(wholeList).not.toHaveBeenCalled();
    fireEvent.click(screen.getByRole('button', { name: 'Toon meer' }));
    await waitFor(() => expect(wholeList).toHaveBeenCalledTimes(1));
    await waitFor(() => {
      fireEvent.click(screen.getByRole('button', { name: 'Toon meer' }));
      expect(rows()).toHaveLength(75);
    });
  });

  it('counts the rows of the whole list, whatever total its answer has', async () => {
    wholeList.mockImplementation(() => Response.json({ ...DATA, lintjes, total: 5_000, years: [1999] }));
    await open();
    await screen.findByText('90 resultaten');
    expect(screen.queryByRole('option', { name: '1999' })).toBeNull();
    for (let part = 0; part < 3; part++) fireEvent.click(screen.getByRole('button', { name: 'Toon meer' }));
    expect(rows()).toHaveLength(90);
    expect(screen.queryByRole('button', { name: 'Toon meer' })).toBeNull();
  });

  it('fetches the list for a shared search, or if the first rows fail', async () => {
    history.replaceState(null, '', '/lintjes/?naam=naam+89');
    await open(` data-first-rows="${FIRST}"`);
    await screen.findByText('1 resultaat');
    act(leaveAll);
    history.replaceState(null, '', '/lintjes/');
    await open(' data-first-rows="/data/missing.json"');
    await screen.findByText('90 resultaten');
  });
});

it('says that the data could not be loaded, and tries again [special-lintjesregen-2]', async () => {
  fetches.mockImplementation(() => new Response('<html>', { status: 404 }));
  await open();
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toContain('De gegevens konden niet worden geladen.');
  fetches.mockImplementation(() => Response.json(DATA));
  fireEvent.click(within(alert).getByRole('button', { name: 'Probeer het opnieuw' }));
  await screen.findByText('2 resultaten');
});

it('restores the server’s HTML when it ends [honours-search-7]', async () => {
  const { hook, leave } = await open();
  await screen.findByText('2 resultaten');
  act(leave);
  expect(hook.innerHTML).toBe('<p>Zonder script</p>');
});
