// @vitest-environment happy-dom
import { screen } from '@testing-library/dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { showToast } from '../../../../../core/ui/toast/show-toast.ts';
import button from '../../../../../widgets/personal/reading-list-button/reading-list-button.ts';
import { type ListBackend, openList } from '../../../core/domain/favourites/list-backend.ts';
import { logged } from '../../../support/logged.ts';

vi.mock('../../../../../core/ui/toast/show-toast.ts', () => ({ showToast: vi.fn() }));

let ends: AbortController;

/** Waits long enough for slow machines: the store loads with the first button. */
const waitFor = (check: () => void) => vi.waitFor(check, 10_000);

beforeEach(() => {
  ends = new AbortController();
  vi.mocked(showToast).mockReset();
});

afterEach(() => ends.abort());

const HOOK = (id: number) =>
  `<div data-widget="reading-list-button" data-article-id="${id}"><a href="/">x</a></div>`;

function mount(backend: ListBackend, markup: string): HTMLElement[] {
  document.body.innerHTML = markup;
  const hooks = [...document.querySelectorAll<HTMLElement>('[data-widget]')];
  for (const hook of hooks) {
    void button.mount(hook, {
      feature: 'reading-list-button',
      facts: backend.page,
      signal: ends.signal,
      fail: (cause: unknown) => expect.fail(String(cause)),
    } as never);
  }
  return hooks.map((hook) => (hook.matches('button') ? hook : (hook.querySelector('button') as HTMLElement)));
}

const action = (element: Element | undefined) => element?.getAttribute('data-action');
const pressed = (element: Element | undefined) => element?.getAttribute('aria-pressed');

describe('for a reader', () => {
  it('offers to save or to remove, and all buttons of an article change together [reading-list-button-1, reading-list-button-3]', async () => {
    const backend = openList({ saved: [2] });
    const [one, same, other] = mount(backend, HOOK(1) + HOOK(1) + HOOK(2));
    await waitFor(() => expect(action(other)).toBe('remove'));
    expect([one, same].map(action)).toEqual(['add', 'add']);
    one?.click();
    await waitFor(() => expect([one, same].map(pressed)).toEqual(['true', 'true']));
    await waitFor(() => expect(backend.callsOf('PUT')).toEqual(['PUT /favorite/add {"article_id":1}']));
    await waitFor(() => expect(one?.hasAttribute('aria-disabled')).toBe(false));
    other?.click();
    await waitFor(() =>
      expect(backend.callsOf('DELETE')).toEqual(['DELETE /favorite/remove {"article_id":2}']),
    );
    expect(pressed(other)).toBe('false');
    expect(one?.textContent).toBe('Verwijderen van leeslijst');
    expect(other?.textContent).toBe('Opslaan in leeslijst');
    expect([...backend.list.articles.keys()]).toEqual([1]);
  });

  it('is told to screen readers, which may read neither the new label nor the state [reading-list-button-1]', async () => {
    const backend = openList();
    const [one] = mount(backend, HOOK(1));
    await waitFor(() => expect(action(one)).toBe('add'));
    for (const outcome of ['Opgeslagen op je leeslijst.', 'Verwijderd van je leeslijst.']) {
      one?.click();
      const announced = () => screen.getAllByRole('status').map(({ textContent }) => textContent);
      await waitFor(() => expect(announced()).toEqual([outcome]));
    }
  });

  it('costs fifty buttons one call', async () => {
    const backend = openList({ saved: [2] });
    const buttons = mount(backend, Array.from({ length: 50 }, (_, index) => HOOK(index + 1)).join(''));
    await waitFor(() => expect(pressed(buttons[1])).toBe('true'));
    expect(backend.callsOf('GET /leeslijst')).toEqual([
      'GET /leeslijst/get?order_by=date_added&order_direction=DESC&limit=500&offset=0',
    ]);
  });

  it('is locked while the call runs: a second click does nothing [reading-list-button-3]', async () => {
    const backend = openList();
    const [one, same] = mount(backend, HOOK(1) + HOOK(1));
    await waitFor(() => expect(action(one)).toBe('add'));
    backend.hold(true);
    one?.click();
    await waitFor(() => expect(backend.callsOf('PUT')).toHaveLength(1));
    for (const element of [one, same]) expect(element?.getAttribute('aria-disabled')).toBe('true');
    same?.click();
    one?.click();
    backend.hold(false);
    await waitFor(() => expect(one?.hasAttribute('aria-disabled')).toBe(false));
    expect(backend.callsOf('/favorite/')).toHaveLength(1);
    expect(pressed(one)).toBe('true');
  });

  it.each([403, 500])(
    'reverts and logs what the server answers with %i [reading-list-button-3]',
    async (status) => {
      const backend = openList();
      backend.failures['/favorite/'] = status;
      const [one, same] = mount(backend, HOOK(1) + HOOK(1));
      await waitFor(() => expect(action(one)).toBe('add'));
      backend.hold(true);
      one?.click();
      await waitFor(() => expect(pressed(same)).toBe('true'));
      backend.hold(false);
      await waitFor(() => expect([one, same].map(pressed)).toEqual(['false', 'false']));
      await waitFor(() =>
        expect(showToast).toHaveBeenCalledWith('We konden je leeslijst niet bijwerken.', {
          duration: 6000,
        }),
      );
      expect(logged(/^error/)).toHaveLength(1);
      expect(backend.callsOf('/favorite/')).toHaveLength(1);
      logged('warn nmt outbox: PUT /papi/api/favorite/add was refused with');
    },
  );

  it('asks about an article that the newest 500 do not tell, once for all its buttons', async () => {
    const backend = openList({ saved: Array.from({ length: 600 }, (_, index) => index + 1) });
    const buttons = mount(backend, HOOK(550) + HOOK(550) + HOOK(1000) + HOOK(3));
    await waitFor(() => expect(buttons.map(pressed)).toEqual(['true', 'true', 'false', 'true']));
    expect(backend.callsOf('article_id=')).toHaveLength(2);
  });

  it('uses the button of the server, and gives it back', async () => {
    const backend = openList({ saved: [1] });
    const markup =
      '<button class="own" data-widget="reading-list-button" data-article-id="1">Bewaar</button>' +
      '<div data-widget="reading-list-button" data-article-id="1"><button type="button"><svg></svg></button></div>';
    const [own, icon] = mount(backend, markup);
    await waitFor(() => expect(pressed(own)).toBe('true'));
    expect(own?.textContent).toBe('Verwijderen van leeslijst');
    expect(icon?.getAttribute('aria-label')).toBe('Verwijderen van leeslijst');
    expect(icon?.querySelector('svg')).not.toBeNull();
    ends.abort();
    expect(document.body.innerHTML).toBe(markup);
  });
});

it('does nothing for an anonymous visitor but say so, without a call [reading-list-button-2]', async () => {
  const backend = openList({ loggedIn: false });
  const [one] = mount(backend, HOOK(1));
  expect(action(one)).toBe('no-user');
  one?.click();
  await waitFor(() =>
    expect(showToast).toHaveBeenCalledWith('Log in om gebruik te maken van de leeslijst.', {
      duration: 6000,
      link: { label: 'Inloggen', address: expect.stringMatching(/^\/login\//) },
    }),
  );
  expect(backend.calls).toEqual([]);
  expect(pressed(one)).toBe('false');
});
