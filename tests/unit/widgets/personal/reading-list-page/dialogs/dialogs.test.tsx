// @vitest-environment happy-dom
import { act, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { openUnfollowDialog } from '../../../../../../core/domain/topics/open-unfollow-dialog.tsx';
import { personalStore } from '../../../../../../core/user/personal/personal-store.ts';
import { collections } from '../../../../../../widgets/personal/reading-list-page/collections.ts';
import {
  openAddCollection,
  openEditCollection,
} from '../../../../../../widgets/personal/reading-list-page/dialogs/collection-dialogs.tsx';
import { openPicker } from '../../../../../../widgets/personal/reading-list-page/dialogs/open-picker.tsx';
import { type ListBackend, openList } from '../../../../core/domain/favourites/list-backend.ts';
import { showEverything } from '../../../../core/ui/shown.ts';
import { logged } from '../../../../support/logged.ts';

let controller: AbortController;
let backend: ListBackend;

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener: () => {} }));
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  showEverything();
  controller = new AbortController();
});

afterEach(async () => {
  await act(async () => controller.abort());
  // A dialog is removed from the page after it has faded out.
  await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  document.body.replaceChildren();
});

async function open(given: Record<string, number[]> = { Wonen: [7], Werk: [] }) {
  backend = openList({ saved: [7, 8], collections: given });
  const store = personalStore(backend.page, collections);
  store.subscribe(() => {});
  await vi.waitFor(() => expect(store.getState().state).toBe('ready'));
}

/** Runs a step, and waits until React shows its result. */
const step = (run: () => unknown) => act(async () => void (await run()));
const dialog = (name: string) => screen.findByRole('dialog', { name });
const press = async (name: string) =>
  step(async () => fireEvent.click(await screen.findByRole('button', { name })));
const type = (text: string) =>
  step(() => fireEvent.input(screen.getByLabelText('Naam verzameling'), { target: { value: text } }));
const message = () => {
  const field = screen.getByLabelText('Naam verzameling');
  const ids = field.getAttribute('aria-describedby') ?? 'none';
  return { invalid: field.getAttribute('aria-invalid'), text: document.getElementById(ids)?.textContent };
};
const names = () => [...backend.list.tags.keys()];

describe("'Nieuwe verzameling'", () => {
  it('adds a collection under its trimmed name [collection-modals-2, collection-modals-15, collection-modals-17]', async () => {
    await open();
    const answer = openAddCollection(backend.page, controller.signal);
    await dialog('Nieuwe verzameling');
    expect(screen.getAllByRole('textbox')).toHaveLength(1);
    await type('  Weekend 🏡 ');
    await press('Wijzigingen opslaan');
    expect(await answer).toBe('Weekend 🏡');
    expect(names()).toEqual(['Wonen', 'Werk', 'Weekend 🏡']);
  });

  it.each([
    ['  wonen ', 'Verzameling bestaat al'],
    ['   ', 'Naam verzameling leeg'],
    ['ab', 'Naam verzameling te kort'],
    ['x'.repeat(25), 'Naam verzameling te lang'],
  ])(
    'says of "%s" only "%s", and sends nothing [collection-modals-7, collection-modals-8, collection-modals-9, collection-modals-10, collection-modals-12, collection-modals-17]',
    async (name, text) => {
      await open();
      void openAddCollection(backend.page, controller.signal);
      await dialog('Nieuwe verzameling');
      await type(name);
      await press('Wijzigingen opslaan');
      expect(message()).toEqual({ invalid: 'true', text });
      expect(backend.callsOf('/favorite/')).toEqual([]);
    },
  );

  it.each([403, 500])(
    'stays open with an alert where the server answers %i, and works the second time [collection-modals-15]',
    async (status) => {
      await open();
      backend.failures['tag/add'] = status;
      const answer = openAddCollection(backend.page, controller.signal);
      await dialog('Nieuwe verzameling');
      await type('Nieuws');
      await press('Wijzigingen opslaan');
      const alert = await screen.findByText('Er is iets misgegaan. Probeer het later opnieuw.');
      expect(alert.getAttribute('role')).toBe('alert');
      expect((screen.getByLabelText('Naam verzameling') as HTMLInputElement).value).toBe('Nieuws');
      delete backend.failures['tag/add'];
      await press('Wijzigingen opslaan');
      expect(await answer).toBe('Nieuws');
      logged('warn nmt outbox: PUT /papi/api/favorite/tag/add was refused with');
    },
  );

  it('closes without a connection: the collection waits in the outbox', async () => {
    await open();
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    backend.hold(true);
    const answer = openAddCollection(backend.page, controller.signal);
    await dialog('Nieuwe verzameling');
    await type('Later');
    await press('Wijzigingen opslaan');
    expect(await answer).toBe('Later');
    expect(personalStore(backend.page, collections).getState().data.at(-1)?.name).toBe('Later');
    backend.hold(false);
  });
});

describe("'Verzameling wijzigen'", () => {
  it('has the name, and renames [collection-modals-3, collection-modals-13]', async () => {
    await open();
    const answer = openEditCollection(backend.page, 'Wonen', controller.signal);
    await dialog('Verzameling wijzigen');
    expect((screen.getByLabelText('Naam verzameling') as HTMLInputElement).value).toBe('Wonen');
    await type('Huis');
    await press('Wijzigingen opslaan');
    expect(await answer).toEqual({ name: 'Huis' });
    expect(backend.callsOf('PATCH')).toEqual([
      'PATCH /favorite/tag/edit {"tag_name":"Wonen","tag_new_name":"Huis"}',
    ]);
  });

  it('just closes with the same name [collection-modals-11, collection-modals-12]', async () => {
    await open();
    const answer = openEditCollection(backend.page, 'Wonen', controller.signal);
    await dialog('Verzameling wijzigen');
    await type(' Wonen ');
    await press('Wijzigingen opslaan');
    expect(await answer).toEqual({ name: 'Wonen' });
    expect(backend.callsOf('/favorite/')).toEqual([]);
  });

  it('allows another case of its own name, not that of another', async () => {
    await open();
    const answer = openEditCollection(backend.page, 'Wonen', controller.signal);
    await dialog('Verzameling wijzigen');
    await type('WERK');
    await press('Wijzigingen opslaan');
    expect(message().text).toBe('Verzameling bestaat al');
    await type('WONEN');
    await press('Wijzigingen opslaan');
    expect(await answer).toEqual({ name: 'WONEN' });
  });

  it('deletes after a question, which "Annuleren" takes back [collection-modals-3, collection-modals-13]', async () => {
    await open();
    const answer = openEditCollection(backend.page, 'Wonen', controller.signal);
    await dialog('Verzameling wijzigen');
    await press('Verwijder verzameling');
    await dialog('Weet je het zeker?');
    await press('Annuleren');
    await dialog('Verzameling wijzigen');
    expect(backend.callsOf('/favorite/')).toEqual([]);
    await press('Verwijder verzameling');
    await dialog('Weet je het zeker?');
    await press('Verwijderen');
    expect(await answer).toBe('deleted');
    expect(names()).toEqual(['Werk']);
    expect([...backend.list.articles.keys()]).toEqual([8, 7]);
  });

  it('comes back with the alert where it could not be deleted [collection-modals-15]', async () => {
    await open();
    backend.failures['tag/remove'] = 500;
    void openEditCollection(backend.page, 'Wonen', controller.signal);
    await dialog('Verzameling wijzigen');
    await press('Verwijder verzameling');
    await dialog('Weet je het zeker?');
    await press('Verwijderen');
    await screen.findByText('Er is iets misgegaan. Probeer het later opnieuw.');
    await dialog('Verzameling wijzigen');
    logged('warn nmt outbox: DELETE /papi/api/favorite/tag/remove was refused with 500; it is');
  });
});

describe("'Opslaan in ...'", () => {
  const pick = () => openPicker(backend.page, { articleId: 7, headline: 'Kop 7' }, controller.signal);
  const box = (name: string) => screen.getByRole('checkbox', { name }) as HTMLInputElement;

  it('lists every collection, and sends only the differences [collection-modals-4, collection-modals-14]', async () => {
    await open({ Wonen: [7], Werk: [], Reizen: [7] });
    const answer = pick();
    await dialog('Opslaan in ...');
    expect(screen.getAllByRole('checkbox').map((one) => (one as HTMLInputElement).checked)).toEqual([
      true,
      false,
      true,
    ]);
    await step(() => fireEvent.click(box('Wonen')));
    await step(() => fireEvent.click(box('Werk')));
    await step(() => fireEvent.click(box('Reizen')));
    await step(() => fireEvent.click(box('Reizen')));
    await press('Bevestigen');
    expect(await answer).toBe('saved');
    expect(backend.callsOf('/favorite/')).toEqual([
      'DELETE /favorite/tag/remove_favorite {"tag_name":"Wonen","article_id":7}',
      'PUT /favorite/tag/add_favorite {"tag_name":"Werk","article_id":7}',
    ]);
  });

  it('stays open with what was ticked where a call fails [collection-modals-15]', async () => {
    await open();
    backend.failures['tag/add_favorite'] = 500;
    void pick();
    await dialog('Opslaan in ...');
    await step(() => fireEvent.click(box('Werk')));
    await press('Bevestigen');
    await screen.findByText('Er is iets misgegaan. Probeer het later opnieuw.');
    expect(box('Werk').checked).toBe(true);
    logged('warn nmt outbox: PUT /papi/api/favorite/tag/add_favorite was refused with 500; it is');
  });

  it('takes the article off the list [collection-modals-4, collection-modals-15]', async () => {
    await open();
    const answer = pick();
    await dialog('Opslaan in ...');
    await press('Verwijderen van leeslijst');
    expect(await answer).toBe('removed');
    expect([...backend.list.articles.keys()]).toEqual([8]);
    expect([...(backend.list.tags.get('Wonen')?.articles ?? [])]).toEqual([]);
  });

  it('makes a new collection on the way, and comes back with it ticked', async () => {
    await open();
    const answer = pick();
    await dialog('Opslaan in ...');
    await press('Nieuwe verzameling');
    await dialog('Nieuwe verzameling');
    await type('Vers');
    await press('Wijzigingen opslaan');
    const again = await dialog('Opslaan in ...');
    expect(((await within(again).findByRole('checkbox', { name: 'Vers' })) as HTMLInputElement).checked).toBe(
      true,
    );
    await press('Bevestigen');
    expect(await answer).toBe('saved');
    expect([...(backend.list.tags.get('Vers')?.articles ?? [])]).toEqual([7]);
  });
});

describe('the unsubscribe modal', () => {
  it('stops following the topic, and stays open with the alert where that fails [collection-modals-6, collection-modals-15]', async () => {
    const unfollow = vi.fn(async () => ({ state: 'sent' as const }));
    unfollow.mockResolvedValueOnce({ state: 'refused', status: 500 } as never);
    const answer = openUnfollowDialog({ name: '<b>Klimaat</b>', unfollow, signal: controller.signal });
    await dialog('<b>Klimaat</b>');
    await press('Stop met volgen van dit onderwerp');
    await screen.findByText('Er is iets misgegaan. Probeer het later opnieuw.');
    await press('Stop met volgen van dit onderwerp');
    expect(await answer).toBe('unfollowed');
  });
});
