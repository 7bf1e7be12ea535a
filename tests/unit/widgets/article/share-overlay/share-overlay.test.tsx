// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { showToggleOutcome } from '../../../../../core/domain/favourites/show-toggle-outcome.ts';
import type { ToggleOutcome } from '../../../../../core/domain/favourites/toggle-favourite.ts';
import type { Page } from '../../../../../core/runtime/page/page.ts';
import { ShareOverlay } from '../../../../../widgets/article/share-overlay/ShareOverlay.tsx';

const outside = vi.hoisted(() => ({ copyText: vi.fn(), useFavourite: vi.fn(), showToast: vi.fn() }));
vi.mock('../../../../../core/domain/share/copy-text.ts', () => ({ copyText: outside.copyText }));
vi.mock('../../../../../core/ui/toast/show-toast.ts', () => ({ showToast: outside.showToast }));
vi.mock('../../../../../core/domain/favourites/use-favourite.ts', () => ({
  useFavourite: outside.useFavourite,
}));

/** The outcome of the next click; undefined for a success. */
let outcome: ToggleOutcome | undefined;

/** Stands for the store, which has tests of its own. */
function useFakeFavourite() {
  const [isSaved, setSaved] = useState(false);
  const toggle = () => (outcome ? showToggleOutcome(outcome) : setSaved(!isSaved));
  return { isSaved, isBusy: false, toggle };
}

beforeEach(() => {
  outcome = undefined;
  outside.showToast.mockReset();
  outside.copyText.mockReset();
  outside.useFavourite.mockImplementation(useFakeFavourite);
  const page = { config: {} } as unknown as Page;
  render(
    <ShareOverlay page={page} articleId={7} url="https://krant.example/a" title="Titel" onMore={() => {}} />,
  );
});
afterEach(cleanup);

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

it('saves an article and takes it off again [share-overlay-1]', async () => {
  await press('Opslaan in leeslijst');
  const button = screen.getByRole('button', { name: 'Verwijderen van leeslijst' });
  expect(button.getAttribute('aria-pressed')).toBe('true');
  await press('Verwijderen van leeslijst');
  expect(screen.getByRole('button', { name: 'Opslaan in leeslijst' }).getAttribute('aria-pressed')).toBe(
    'false',
  );
  expect(outside.showToast).not.toHaveBeenCalled();
});

it('shows a logged-out visitor a login link [share-overlay-3]', async () => {
  outcome = 'no-user';
  await press('Opslaan in leeslijst');
  expect(outside.showToast.mock.calls).toMatchObject([
    ['Log in om gebruik te maken van de leeslijst.', { duration: 6000, link: { label: 'Inloggen' } }],
  ]);
});

it('shows that the list could not be changed', async () => {
  outcome = 'failed';
  await press('Opslaan in leeslijst');
  expect(outside.showToast).toHaveBeenCalledWith('We konden je leeslijst niet bijwerken.', {
    duration: 6000,
  });
});

it.each([
  [true, 'De url van dit artikel is gekopieerd naar je Klembord.'],
  [false, 'Fout: kopiëren van artikel-url naar Klembord mislukt.'],
])('shows whether the address was copied: %s [share-overlay-2, share-overlay-3]', async (isCopied, text) => {
  outside.copyText.mockResolvedValue(isCopied);
  await press('Kopieer de link');
  expect(outside.copyText).toHaveBeenCalledWith('https://krant.example/a');
  expect(outside.showToast).toHaveBeenCalledWith(text, { duration: 3000 });
  const byHand = screen.queryByRole<HTMLInputElement>('textbox', { name: 'Kopieer de link zelf:' });
  expect(byHand?.value).toBe(isCopied ? undefined : 'https://krant.example/a');
});
