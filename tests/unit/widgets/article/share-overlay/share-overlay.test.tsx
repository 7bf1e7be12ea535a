// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createStore } from 'zustand/vanilla';
import type { FavouriteState } from '../../../../../core/domain/favourites/favourite-store.ts';
import type { Page } from '../../../../../core/runtime/page/page.ts';
import { ShareOverlay } from '../../../../../widgets/article/share-overlay/ShareOverlay.tsx';

const outside = vi.hoisted(() => ({ copyText: vi.fn(), favouriteOf: vi.fn(), showToast: vi.fn() }));
vi.mock('../../../../../core/user/visitor/use-visitor.ts', () => ({ useVisitor: () => undefined }));
vi.mock('../../../../../core/domain/share/copy-text.ts', () => ({ copyText: outside.copyText }));
vi.mock('../../../../../core/ui/toast/toast.ts', () => ({ showToast: outside.showToast }));
vi.mock('../../../../../core/domain/favourites/favourite-store.ts', () => ({
  favouriteOf: outside.favouriteOf,
}));

const favourite = {
  store: createStore<FavouriteState>(() => ({ isSaved: false, isBusy: false })),
  refresh: vi.fn(),
  toggle: vi.fn(),
};

beforeEach(() => {
  outside.showToast.mockReset();
  outside.copyText.mockReset();
  outside.favouriteOf.mockReturnValue(favourite);
  favourite.store.setState({ isSaved: false, isBusy: false });
  favourite.refresh.mockReset().mockResolvedValue(undefined);
  favourite.toggle.mockReset().mockImplementation(async () => {
    favourite.store.setState(({ isSaved }) => ({ isSaved: !isSaved }));
    return 'added';
  });
  const page = { config: {} } as unknown as Page;
  render(
    <ShareOverlay page={page} articleId={7} url="https://krant.example/a" title="Titel" onMore={() => {}} />,
  );
});
afterEach(cleanup);

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

it('saves an article and takes it off again [share-overlay-1]', async () => {
  expect(favourite.refresh).toHaveBeenCalledOnce();
  await press('Opslaan in leeslijst');
  const button = screen.getByRole('button', { name: 'Verwijderen van leeslijst' });
  expect(button.getAttribute('aria-pressed')).toBe('true');
  await press('Verwijderen van leeslijst');
  expect(screen.getByRole('button', { name: 'Opslaan in leeslijst' }).getAttribute('aria-pressed')).toBe(
    'false',
  );
  expect(outside.showToast).not.toHaveBeenCalled();
});

it('tells who is not logged in where to do so [share-overlay-3]', async () => {
  favourite.toggle.mockResolvedValue('no-user');
  await press('Opslaan in leeslijst');
  expect(outside.showToast.mock.calls).toMatchObject([
    ['Log in om gebruik te maken van de leeslijst.', { duration: 6000, link: { label: 'Inloggen' } }],
  ]);
});

it('says that the list could not be changed', async () => {
  favourite.toggle.mockResolvedValue('failed');
  await press('Opslaan in leeslijst');
  expect(outside.showToast).toHaveBeenCalledWith('De leeslijst kon niet worden bijgewerkt.');
});

it.each([
  [true, 'De url van dit artikel is gekopieerd naar je Klembord.'],
  [false, 'Fout: kopiëren van artikel-url naar Klembord mislukt.'],
])('says whether the address was copied: %s [share-overlay-2, share-overlay-3]', async (isCopied, text) => {
  outside.copyText.mockResolvedValue(isCopied);
  await press('Kopieer de link');
  expect(outside.copyText).toHaveBeenCalledWith('https://krant.example/a');
  expect(outside.showToast).toHaveBeenCalledWith(text, { duration: 3000 });
});
