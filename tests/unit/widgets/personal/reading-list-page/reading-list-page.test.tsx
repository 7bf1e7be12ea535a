// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { favourites } from '../../../../../core/domain/favourites/favourites.ts';
import { hasEntries } from '../../../../../core/platform/http/outbox/has-entries.ts';
import { shortHash } from '../../../../../core/platform/ids/short-hash.ts';
import { storedItem } from '../../../../../core/platform/storage/stored-item.ts';
import { now } from '../../../../../core/platform/time/now.ts';
import { showToast } from '../../../../../core/ui/toast/show-toast.ts';
import { personalStore } from '../../../../../core/user/personal/personal-store.ts';
import { syncItem } from '../../../../../core/user/sync/sync-state.ts';
import { visitor } from '../../../../../core/user/visitor/visitor-store.ts';
import { removeArticle } from '../../../../../fixtures/reading-list/reading-list.ts';
import { collections } from '../../../../../widgets/personal/reading-list-page/collections.ts';
import { ReadingListPage } from '../../../../../widgets/personal/reading-list-page/ReadingListPage.tsx';
import { renewParts } from '../../../../../widgets/personal/reading-list-page/reading-list-query.ts';
import { type ListBackend, openList } from '../../../core/domain/favourites/list-backend.ts';
import { showEverything } from '../../../core/ui/shown.ts';
import { logged } from '../../../support/logged.ts';

vi.mock('../../../../../core/ui/toast/show-toast.ts', () => ({ showToast: vi.fn() }));

let ends: AbortController;

beforeEach(() => {
  ends = new AbortController();
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener: () => {} }));
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe() {}
      disconnect() {}
    },
  );
  showEverything();
});

afterEach(async () => {
  cleanup();
  await act(async () => ends.abort());
  vi.useRealTimers();
  vi.mocked(showToast).mockClear();
});

/** Shows the list of a reader. */
function show(options: Parameters<typeof openList>[0] = {}, limit = 21) {
  const backend = openList(options);
  const view = () =>
    render(
      <ReadingListPage
        limit={limit}
        context={{ page: backend.page, signal: ends.signal, feature: 'reading-list-page', fail: () => {} }}
        served={{ settle: () => {} }}
      />,
    );
  return { ...backend, view };
}

const headlines = () => screen.queryAllByRole('heading', { level: 3 }).map((heading) => heading.textContent);
const press = (name: string, index = 0) =>
  act(async () => void fireEvent.click(screen.getAllByRole('button', { name })[index] as HTMLElement));
const ids = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, index) => first + index);
const QUERY = 'GET /leeslijst/get?order_by=date_added&order_direction=DESC';

describe('the list', () => {
  it('loads 21 articles and the collections, each once [reading-list-page-1, reading-list-page-2, reading-list-page-3]', async () => {
    const { view, calls } = show({ saved: ids(1, 30), collections: { Wonen: [1, 2], عربي: [] } });
    view();
    await vi.waitFor(() => expect(headlines()).toHaveLength(21));
    await screen.findByRole('button', { name: 'عربي' });
    expect(calls.toSorted()).toEqual([`${QUERY}&limit=21&offset=0`, 'GET /leeslijst/tags']);
    const mark = screen.getByRole('button', { name: 'Wonen' }).querySelector<HTMLElement>('span');
    expect(mark?.style.getPropertyValue('--start')).toBe('#c4122f');
    expect(mark?.style.getPropertyValue('--end')).toBe('#0b4f8a');
  });

  it('shows the picture and the reading time that are sent along, and has one way to add a collection [design]', async () => {
    const { view, answers } = show();
    answers['GET /leeslijst/get'] = {
      data: [
        {
          article_id: 1,
          headline: 'Kop 1',
          image: { urls: { small: '/beeld/rivier-640.webp' } },
          reading_time: 3.2,
        },
        { article_id: 2, headline: 'Kop 2', image: { urls: { small: 'javascript:alert(1)' } } },
      ],
    };
    view();
    await vi.waitFor(() => expect(headlines()).toEqual(['Kop 1', 'Kop 2']));
    const [first, second] = screen.getAllByRole('listitem').filter((row) => row.querySelector('h3'));
    expect(first?.querySelector('img')?.getAttribute('src')).toMatch(/\/beeld\/rivier-640\.webp$/);
    expect(first?.textContent).toContain('4 min leestijd');
    expect(second?.querySelector('img')).toBeNull();
    expect(second?.textContent).not.toContain('leestijd');
    expect(screen.getByRole('textbox', { name: 'Verzameling toevoegen' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Nieuwe verzameling' })).toBeNull();
  });

  it('asks the next offset until fewer than the limit come [reading-list-page-9]', async () => {
    const { view, callsOf } = show({ saved: ids(1, 5) }, 2);
    view();
    await vi.waitFor(() => expect(headlines()).toEqual(['Kop 1', 'Kop 2']));
    await press('Toon meer');
    await vi.waitFor(() => expect(headlines()).toHaveLength(4));
    await press('Toon meer');
    await vi.waitFor(() => expect(headlines()).toHaveLength(5));
    expect(screen.queryByRole('button', { name: 'Toon meer' })).toBeNull();
    expect(callsOf('limit=2&')).toEqual([0, 2, 4].map((offset) => `${QUERY}&limit=2&offset=${offset}`));
  });

  it('moves the focus of the last "Toon meer" to the first article that it added [reading-list-page-9]', async () => {
    const { view } = show({ saved: ids(1, 3) }, 2);
    view();
    await vi.waitFor(() => expect(headlines()).toHaveLength(2));
    screen.getByRole('button', { name: 'Toon meer' }).focus();
    await press('Toon meer');
    await vi.waitFor(() => expect(headlines()).toHaveLength(3));
    expect(screen.queryByRole('button', { name: 'Toon meer' })).toBeNull();
    await vi.waitFor(() => expect(document.activeElement).toBe(screen.getAllByRole('listitem').at(-1)));
  });

  it('asks for a collection and for words, 300 ms after the last letter [reading-list-page-3, reading-list-page-9]', async () => {
    const { view, callsOf } = show({ saved: ids(1, 12), collections: { Wonen: [1, 11, 12] } });
    view();
    await screen.findByRole('button', { name: 'Wonen' });
    await press('Wonen');
    await vi.waitFor(() => expect(headlines()).toEqual(['Kop 1', 'Kop 11', 'Kop 12']));
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const field = screen.getByRole('searchbox', { name: 'Zoek in je leeslijst' });
    fireEvent.change(field, { target: { value: 'Kop 1' } });
    await act(() => vi.advanceTimersByTimeAsync(200));
    fireEvent.change(field, { target: { value: 'Kop 12' } });
    await act(() => vi.advanceTimersByTimeAsync(299));
    expect(callsOf('search=')).toEqual([]);
    await act(() => vi.advanceTimersByTimeAsync(1));
    vi.useRealTimers();
    await vi.waitFor(() => expect(headlines()).toEqual(['Kop 12']));
    expect(callsOf('tag_name=Wonen')).toEqual([
      `${QUERY}&limit=21&offset=0&tag_name=Wonen`,
      `${QUERY}&limit=21&offset=0&tag_name=Wonen&search=Kop+12`,
    ]);
  });

  it('sets names and headlines as text, and leads nowhere dangerous [reading-list-page-8]', async () => {
    const { view, answers } = show();
    const name = '<img src=x onerror=alert(1)>';
    answers['/leeslijst/get'] = {
      data: [{ article_id: 7, headline: `<b>${name}</b>`, url: 'javascript:alert(1)' }, { article_id: 8 }],
    };
    answers['/leeslijst/tags'] = {
      data: [{ name, color: { start: 'red;x', end: 'url(x)' }, articles: [7] }],
    };
    view();
    const link = await screen.findByRole('link', { name: `<b>${name}</b>` });
    expect(link.getAttribute('href')).toMatch(/^\/nieuws\//);
    expect(screen.getByRole('link', { name: 'Artikel 8' })).toBeTruthy();
    const choice = await screen.findByRole('button', { name });
    expect(choice.querySelector('img')).toBeNull();
    await vi.waitFor(() => expect(choice.querySelector('span')?.style.cssText).toContain('#c4122f'));
  });

  it('asks for the colours of a collection that came without, once [reading-list-page-4]', async () => {
    const { view, answers, callsOf } = show();
    answers['/leeslijst/tags'] = { data: ['Wonen', 'Werk'] };
    view();
    await vi.waitFor(() =>
      expect(callsOf('tag_color')).toEqual([
        'GET /leeslijst/tag_color?tag_name=Wonen',
        'GET /leeslijst/tag_color?tag_name=Werk',
      ]),
    );
  });

  it('gathers the collections from the articles where the site has no call for them, without one more', async () => {
    const { view, calls } = show({ saved: [7], collections: { Wonen: [7] }, isConfigured: false });
    view();
    await screen.findByRole('button', { name: 'Wonen' });
    expect(calls.filter((line) => line.includes('/leeslijst/get'))).toHaveLength(1);
  });
});

describe('without articles', () => {
  it('says that the list is empty, and what to do [reading-list-page-9]', async () => {
    show().view();
    expect(await screen.findByText('Je leeslijst is leeg.')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Naar de voorpagina' }).getAttribute('href')).toBe('/');
  });

  it('makes no call for an anonymous visitor, and leads to the login [reading-list-page-9]', async () => {
    const { view, calls } = show({ loggedIn: false });
    view();
    expect(screen.getByText('Log in om gebruik te maken van de leeslijst.')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Inloggen' }).getAttribute('href')).toMatch(/^\/login\//);
    await act(() => vi.dynamicImportSettled());
    expect(calls).toEqual([]);
  });

  it('offers to try again where the list could not be loaded', async () => {
    const { view, failures } = show({ saved: [7] });
    failures['/leeslijst/get'] = 403;
    view();
    await screen.findByText('We konden je leeslijst niet laden.');
    delete failures['/leeslijst/get'];
    screen.getByRole('button', { name: 'Probeer het opnieuw' }).focus();
    await press('Probeer het opnieuw');
    await vi.waitFor(() => expect(headlines()).toEqual(['Kop 7']));
    // The pressed button no longer exists.
    await vi.waitFor(() => expect(document.activeElement).toBe(screen.getAllByRole('listitem').at(-1)));
    logged('error nmt reading-list-page: The reading list could not be loaded. HttpError: GET');
  });
});

const add = async (name: string) => {
  fireEvent.change(screen.getByRole('textbox', { name: 'Verzameling toevoegen' }), {
    target: { value: name },
  });
  await press('Toevoegen');
};

describe('another device', () => {
  const copy = (saved: number[], page: ListBackend['page']) => {
    const owner = shortHash(visitor(page).store.getState()?.uuid ?? '');
    const data = { saved, isComplete: true, absent: [] };
    const base = { owner, data, at: now() - 60_000, revision: 0, included: [], isProvisional: false };
    storedItem({ key: 'nmt_favourites', accepts: (_): _ is object => true }).write(base);
  };

  it.each([
    ['an older copy', [7]],
    ['an empty copy', []],
  ])('saved articles that %s does not know: they show [reading-list-page-1]', async (_, known) => {
    const backend = show({ saved: [9, 8, 7] });
    await visitor(backend.page).current();
    copy(known, backend.page);
    backend.view();
    await vi.waitFor(() => expect(headlines()).toEqual(['Kop 9', 'Kop 8', 'Kop 7']));
    expect(screen.queryByText('Je leeslijst is leeg.')).toBeNull();
    expect(personalStore(backend.page, favourites).getState().data.saved).toEqual([9, 8, 7]);
  });

  it('saves what this one took off before: it shows again after a reload of the list', async () => {
    const backend = show({ saved: [7, 8] });
    backend.view();
    await vi.waitFor(() => expect(headlines()).toHaveLength(2));
    await press('Verwijderen van leeslijst');
    await vi.waitFor(() => expect(backend.list.articles.has(7)).toBe(false));
    await vi.waitFor(() => expect(hasEntries()).toBe(false));
    cleanup();
    renewParts(backend.page);
    backend.list.articles.set(7, Date.UTC(2026, 2, 3));
    backend.view();
    await vi.waitFor(() => expect(headlines()).toEqual(['Kop 7', 'Kop 8']));
  });

  it('loads the next part that the visitor asks for at the same moment [sync-5, reading-list-page-9]', async () => {
    const backend = show({ saved: ids(1, 5) }, 2);
    backend.view();
    await vi.waitFor(() => expect(headlines()).toHaveLength(2));
    await act(async () => {
      screen.getByRole('button', { name: 'Toon meer' }).click();
      syncItem.write({
        of: 'reader',
        checkedAt: now(),
        sources: { favorite: { last: 'later', changedAt: now() } },
      });
    });
    await vi.waitFor(() => expect(headlines()).toHaveLength(4));
  });

  it('loads the next part that the visitor asks for while the list is fetched again, and shows that too [sync-5, reading-list-page-9]', async () => {
    const backend = show({ saved: ids(1, 5) }, 2);
    backend.view();
    await vi.waitFor(() => expect(headlines()).toHaveLength(2));
    const [first = ''] = headlines();
    backend.hold(true, (line) => line.startsWith('GET /leeslijst/get'));
    removeArticle(backend.list, Number(first.replace('Kop ', '')));
    await act(async () => {
      syncItem.write({
        of: 'reader',
        checkedAt: now(),
        sources: { favorite: { last: 'later', changedAt: now() } },
      });
    });
    await press('Toon meer');
    backend.hold(false);
    await vi.waitFor(() => expect(headlines()).toHaveLength(4));
    expect(headlines()).not.toContain(first);
  });

  it('changes the open list as soon as the sync notices it [sync-5]', async () => {
    const backend = show({ saved: [7, 8] });
    backend.view();
    await vi.waitFor(() => expect(headlines()).toEqual(['Kop 7', 'Kop 8']));
    removeArticle(backend.list, 8);
    backend.list.articles.set(9, Date.UTC(2026, 2, 3));
    const synced = { last: 'later', changedAt: now() };
    await act(async () => {
      syncItem.write({ of: 'reader', checkedAt: now(), sources: { favorite: synced } });
    });
    await vi.waitFor(() => expect(headlines()).toEqual(['Kop 9', 'Kop 7']));
  });

  it('does not win over a removal whose answer comes after that of the list', async () => {
    const backend = show({ saved: [7, 8] }, 21);
    backend.view();
    await vi.waitFor(() => expect(headlines()).toHaveLength(2));
    backend.answers['/leeslijst/get'] = {
      data: [7, 8].map((id) => ({ article_id: id, headline: `Kop ${id}` })),
    };
    backend.hold(true, (line) => line.startsWith('GET /leeslijst/get'));
    await act(async () => {
      syncItem.write({
        of: 'reader',
        checkedAt: now(),
        sources: { favorite: { last: 'x', changedAt: now() } },
      });
    });
    await press('Verwijderen van leeslijst');
    await vi.waitFor(() => expect(backend.list.articles.has(7)).toBe(false));
    await vi.waitFor(() => expect(hasEntries()).toBe(false));
    const held = backend.readCalls.length;
    await act(async () => backend.hold(false));
    await act(() => vi.waitFor(() => expect(backend.readCalls.length).toBeGreaterThan(held)));
    expect(headlines()).toEqual(['Kop 8']);
  });
});

describe('a collection that the server does not have', () => {
  it('is not asked for before it has been added', async () => {
    const backend = show({ saved: [7] });
    backend.view();
    await vi.waitFor(() => expect(headlines()).toEqual(['Kop 7']));
    backend.hold(true);
    await add('Later');
    expect(screen.getByRole('heading', { name: 'Later' })).toBeTruthy();
    await act(() => vi.dynamicImportSettled());
    expect(backend.callsOf('tag_name=Later')).toEqual([]);
    expect(screen.queryByRole('alert')?.textContent ?? '').toBe('');
    await act(async () => backend.hold(false));
    await vi.waitFor(() => expect(backend.callsOf('/leeslijst/get').at(-1)).toContain('tag_name=Later'));
    expect(screen.queryByText('We konden je leeslijst niet laden.')).toBeNull();
  });

  it('and was the first is left where the server refuses it [reading-list-page-5]', async () => {
    const backend = show({ saved: [7] });
    backend.view();
    await vi.waitFor(() => expect(headlines()).toEqual(['Kop 7']));
    backend.failures['tag/add'] = 422;
    await add('Later');
    await screen.findByText('We konden de verzameling niet toevoegen.');
    await vi.waitFor(() => expect(screen.getByRole('heading', { name: 'Alle artikelen' })).toBeTruthy());
    expect(headlines()).toEqual(['Kop 7']);
    logged('warn nmt outbox: PUT /papi/api/favorite/tag/add was refused with 422; it is dropped.');
    logged('error nmt reading-list-page: The collection was not added: refused.');
    logged('error nmt reading-list-page: The reading list could not be loaded. HttpError: GET');
  });

  it('any more, because another tab deleted it, is left', async () => {
    const backend = show({ saved: [7], collections: { Wonen: [7] } });
    backend.view();
    await screen.findByRole('button', { name: 'Wonen' });
    await press('Wonen');
    await vi.waitFor(() => expect(screen.getByRole('heading', { name: 'Wonen' })).toBeTruthy());
    await act(async () => {
      await personalStore(backend.page, collections).change({ type: 'delete', name: 'Wonen' });
    });
    await vi.waitFor(() => expect(screen.getByRole('heading', { name: 'Alle artikelen' })).toBeTruthy());
    expect(screen.queryByRole('button', { name: 'Wonen' })).toBeNull();
  });
});

describe('a change', () => {
  it('undone while it is on its way is undone after it [reading-list-page-6]', async () => {
    const backend = show({ saved: [7, 8], collections: { Wonen: [7] } });
    backend.view();
    await screen.findByRole('button', { name: 'Wonen' });
    await vi.waitFor(() => expect(headlines()).toHaveLength(2));
    backend.hold(true);
    await press('Verwijderen van leeslijst');
    await press('Ongedaan maken');
    expect(headlines()).toEqual(['Kop 7', 'Kop 8']);
    await act(async () => backend.hold(false));
    await vi.waitFor(() =>
      expect(backend.callsOf('/favorite/')).toEqual([
        'DELETE /favorite/remove {"article_id":7}',
        'PUT /favorite/add {"article_id":7}',
        'PUT /favorite/tag/add_favorite {"tag_name":"Wonen","article_id":7}',
      ]),
    );
    await vi.waitFor(() => expect([...(backend.list.tags.get('Wonen')?.articles ?? [])]).toEqual([7]));
    expect(headlines()).toEqual(['Kop 7', 'Kop 8']);
  });

  it('after the session has ended on the server asks to log in, and asks the status anew [reading-list-button-2]', async () => {
    const backend = show({ saved: [7, 8] });
    backend.view();
    await vi.waitFor(() => expect(headlines()).toHaveLength(2));
    backend.failures['/favorite/remove'] = 401;
    const asked = backend.logins.length;
    await press('Verwijderen van leeslijst');
    await vi.waitFor(() =>
      expect(showToast).toHaveBeenCalledWith(
        'Log in om gebruik te maken van de leeslijst.',
        expect.objectContaining({ link: expect.objectContaining({ label: 'Inloggen' }) }),
      ),
    );
    expect(showToast).toHaveBeenCalledOnce();
    expect(headlines()).toEqual(['Kop 7', 'Kop 8']);
    expect(backend.logins.length).toBe(asked + 1);
    logged('warn nmt outbox: DELETE /papi/api/favorite/remove was refused with 401; it is');
  });

  it('keeps ‘Toon meer’ after a full part with a wrong entry [reading-list-page-9]', async () => {
    const { view, answers } = show({}, 3);
    answers['/leeslijst/get'] = {
      data: [{ article_id: 7, headline: 'Kop 7' }, { article_id: 'x' }, { article_id: 8, headline: 'Kop 8' }],
    };
    view();
    await vi.waitFor(() => expect(headlines()).toEqual(['Kop 7', 'Kop 8']));
    expect(screen.getByRole('button', { name: 'Toon meer' })).toBeTruthy();
    logged('warn nmt http: an entry of /leeslijst/get is of another type than expected; it');
  });

  it.each([
    ['  ', 'Lege verzameling naam!'],
    ['ab', 'Verzameling naam te kort!'],
    ['x'.repeat(25), 'Verzameling naam te lang!'],
    [' wonen ', 'Verzameling al reeds in de lijst!'],
  ])(
    'of the name "%s" is answered with "%s", without a call [reading-list-page-7, reading-list-page-8]',
    async (name, text) => {
      const { view, callsOf } = show({ collections: { Wonen: [] } });
      view();
      await screen.findByRole('button', { name: 'Wonen' });
      await add(name);
      expect(screen.getByText(text)).toBeTruthy();
      expect(callsOf('/favorite/')).toEqual([]);
    },
  );

  it('takes a double click on "Toevoegen" as one [reading-list-page-7]', async () => {
    const backend = show({ collections: { Wonen: [] } });
    backend.view();
    await screen.findByRole('button', { name: 'Wonen' });
    backend.hold(true);
    await add('Later');
    await press('Toevoegen');
    expect(screen.queryByText('Lege verzameling naam!')).toBeNull();
    await act(async () => backend.hold(false));
    await vi.waitFor(() => expect([...backend.list.tags.keys()]).toEqual(['Wonen', 'Later']));
    await press('Toevoegen');
    expect(screen.getByText('Lege verzameling naam!')).toBeTruthy();
  });

  it('leaves the focus at the title of the list when the chosen collection is deleted [collection-modals-13]', async () => {
    const { view } = show({ saved: [1], collections: { Wonen: [1] } });
    view();
    await screen.findByRole('button', { name: 'Wonen' });
    await press('Wonen');
    await press('Verzameling wijzigen');
    fireEvent.click(await screen.findByRole('button', { name: 'Verwijder verzameling' }));
    fireEvent.click(await screen.findByRole('button', { name: 'Verwijderen' }));
    const title = await screen.findByRole('heading', { name: 'Alle artikelen' });
    await vi.waitFor(() => expect(document.activeElement).toBe(title));
  });

  it('shows a collection that was added below many others, and scrolls to it within their list [design]', async () => {
    const many = Array.from({ length: 40 }, (_, index) => [`Verzameling ${index + 1}`, []] as const);
    show({ collections: Object.fromEntries(many) }).view();
    await screen.findByRole('button', { name: 'Verzameling 1' });
    const scrolledTo: (string | null)[] = [];
    vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function (this: Element) {
      scrolledTo.push(this.textContent);
    });
    await add('Later');
    expect(screen.getByRole('button', { name: 'Later', pressed: true })).toBeTruthy();
    expect(scrolledTo).toEqual(['Later']);
    vi.mocked(Element.prototype.scrollIntoView).mockRestore();
  });

  it('adds a collection at once, and takes it back where the server fails [reading-list-page-5]', async () => {
    const backend = show({ collections: { Wonen: [] } });
    backend.view();
    await screen.findByRole('button', { name: 'Wonen' });
    backend.hold(true);
    backend.failures['tag/add'] = 500;
    await add(' Later ');
    expect(screen.getByRole('button', { name: 'Later' })).toBeTruthy();
    await act(async () => backend.hold(false));
    await vi.waitFor(() => expect(screen.queryByRole('button', { name: 'Later' })).toBeNull());
    expect(screen.getByText('We konden de verzameling niet toevoegen.')).toBeTruthy();
    delete backend.failures['tag/add'];
    await press('Toevoegen');
    await vi.waitFor(() => expect([...backend.list.tags.keys()]).toEqual(['Wonen', 'Later']));
    logged('warn nmt outbox: PUT /papi/api/favorite/tag/add was refused with 500; it is dropped.');
    logged('error nmt reading-list-page: The collection was not added: refused.');
    logged('error nmt reading-list-page: The reading list could not be loaded. HttpError: GET');
  });

  it('takes an article off the list, and undoes that with its collections [reading-list-page-6]', async () => {
    const backend = show({ saved: [7, 8], collections: { Wonen: [7] } });
    backend.view();
    await screen.findByRole('button', { name: 'Wonen' });
    await vi.waitFor(() => expect(headlines()).toEqual(['Kop 7', 'Kop 8']));
    await press('Verwijderen van leeslijst');
    await vi.waitFor(() => expect(headlines()).toEqual(['Kop 8']));
    await vi.waitFor(() => expect([...backend.list.articles.keys()]).toEqual([8]));
    await press('Ongedaan maken');
    await vi.waitFor(() => expect(headlines()).toEqual(['Kop 7', 'Kop 8']));
    await vi.waitFor(() => expect([...(backend.list.tags.get('Wonen')?.articles ?? [])]).toEqual([7]));
    expect(backend.callsOf('/favorite/')).toEqual([
      'DELETE /favorite/remove {"article_id":7}',
      'PUT /favorite/add {"article_id":7}',
      'PUT /favorite/tag/add_favorite {"tag_name":"Wonen","article_id":7}',
    ]);
  });

  it('moves the focus to the row in its place, once, and leaves it in the field in which the visitor types then', async () => {
    show({ saved: [7, 8] }).view();
    await vi.waitFor(() => expect(headlines()).toEqual(['Kop 7', 'Kop 8']));
    const buttonOf = (name: string) => screen.getAllByRole('button', { name })[0] as HTMLElement;
    buttonOf('Verwijderen van leeslijst').focus();
    await press('Verwijderen van leeslijst');
    expect(document.activeElement).toBe(buttonOf('Ongedaan maken'));
    const field = screen.getByRole('searchbox', { name: 'Zoek in je leeslijst' });
    field.focus();
    fireEvent.change(field, { target: { value: 'k' } });
    expect(document.activeElement).toBe(field);
    // The list is not searched: on a slow machine 300 ms pass before the next step.
    fireEvent.change(field, { target: { value: '' } });
    buttonOf('Ongedaan maken').focus();
    await press('Ongedaan maken');
    await vi.waitFor(() => expect(headlines()).toEqual(['Kop 7', 'Kop 8']));
    expect(document.activeElement).toBe(buttonOf('Verwijderen van leeslijst'));
  });

  it('that arrives while the next part is on its way loses none of its articles [reading-list-page-9]', async () => {
    const backend = show({ saved: ids(1, 5) }, 2);
    backend.view();
    await vi.waitFor(() => expect(headlines()).toEqual(['Kop 1', 'Kop 2']));
    await press('Verwijderen van leeslijst');
    await vi.waitFor(() => expect(backend.list.articles.has(1)).toBe(false));
    backend.hold(true, (line) => line.includes('offset=1'));
    await press('Toon meer');
    await press('Ongedaan maken');
    await vi.waitFor(() => expect(backend.callsOf('offset=0')).toHaveLength(2));
    await act(async () => backend.hold(false));
    await vi.waitFor(() => expect(headlines()).toHaveLength(4));
    expect(new Set(headlines()).size).toBe(4);
  });

  it('comes back where the server refuses it, with a toast', async () => {
    const backend = show({ saved: [7, 8] });
    backend.view();
    await vi.waitFor(() => expect(headlines()).toHaveLength(2));
    backend.failures['/favorite/remove'] = 500;
    backend.hold(true);
    await press('Verwijderen van leeslijst');
    expect(headlines()).toEqual(['Kop 8']);
    await act(async () => backend.hold(false));
    await vi.waitFor(() => expect(headlines()).toEqual(['Kop 7', 'Kop 8']));
    expect(showToast).toHaveBeenCalledWith('We konden je leeslijst niet bijwerken.', { duration: 6000 });
    logged('warn nmt outbox: DELETE /papi/api/favorite/remove was refused with 500; it is');
    logged('error nmt favourites: The reading list was not changed: refused.');
  });

  it('picks the collections of an article, and a collection that loses it no longer shows it [collection-modals-15]', async () => {
    const backend = show({ saved: [7, 8], collections: { Wonen: [7, 8] } });
    backend.view();
    await screen.findByRole('button', { name: 'Wonen' });
    await press('Wonen');
    await vi.waitFor(() => expect(headlines()).toEqual(['Kop 7', 'Kop 8']));
    await press('Opslaan in ...');
    const dialog = await screen.findByRole('dialog', { name: 'Opslaan in ...' });
    await act(async () => void fireEvent.click(within(dialog).getByRole('checkbox', { name: 'Wonen' })));
    await press('Bevestigen');
    await vi.waitFor(() => expect(headlines()).toEqual(['Kop 8']));
  });
});

it('shows 10,000 collections a few at a time, and finds one by its name', async () => {
  const { view, answers } = show();
  answers['/leeslijst/tags'] = {
    data: ids(1, 10_000).map((id) => ({ name: `Map ${id}`, color: '#123456' })),
  };
  view();
  await screen.findByRole('button', { name: 'Map 1' });
  expect(screen.getAllByRole('button', { name: /^Map/ })).toHaveLength(24);
  fireEvent.change(screen.getByRole('searchbox', { name: 'Zoek een verzameling' }), {
    target: { value: 'map 9999' },
  });
  expect(screen.getAllByRole('button', { name: /^Map/ })).toHaveLength(1);
});
