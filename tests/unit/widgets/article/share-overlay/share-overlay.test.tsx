// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { showToggleOutcome } from '../../../../../core/domain/favourites/show-toggle-outcome.ts';
import type { ToggleOutcome } from '../../../../../core/domain/favourites/toggle-favourite.ts';
import type { Page } from '../../../../../core/runtime/page/page.ts';
import { ShareOverlay } from '../../../../../widgets/article/share-overlay/ShareOverlay.tsx';

const outside = vi.hoisted(() => ({ useFavourite: vi.fn(), showToast: vi.fn() }));
vi.mock('../../../../../core/ui/toast/show-toast.ts', () => ({ showToast: outside.showToast }));
vi.mock('../../../../../core/domain/favourites/use-favourite.ts', () => ({
  useFavourite: outside.useFavourite,
}));

/** The result of the next click; undefined for a success. */
let outcome: ToggleOutcome | undefined;

/** Replaces the store, which has its own tests. */
function useFakeFavourite() {
  const [isSaved, setSaved] = useState(false);
  const toggle = () => (outcome ? showToggleOutcome(outcome) : setSaved(!isSaved));
  return { isSaved, isBusy: false, toggle };
}

beforeEach(() => {
  outcome = undefined;
  outside.showToast.mockReset();
  outside.useFavourite.mockImplementation(useFakeFavourite);
  const page = { config: {} } as unknown as Page;
  render(
    <ShareOverlay page={page} articleId={7} url="https://krant.example/a" title="Titel" onMore={() => {}} />,
  );
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

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

const URL = 'https://krant.example/a';
const COPIED = 'De url van dit artikel is gekopieerd naar je Klembord.';
const FAILED = 'Fout: kopiëren van artikel-url naar Klembord mislukt.';

it.each<[string, object, string]>([
  ['takes it', { writeText: async () => {} }, COPIED],
  ['refuses', { writeText: () => Promise.reject(new DOMException('', 'NotAllowedError')) }, FAILED],
  ['is missing', {}, FAILED],
])(
  'says what became of the address if the clipboard %s [share-overlay-2, share-overlay-3]',
  async (_, clipboard, text) => {
    const user = userEvent.setup({ writeToClipboard: false });
    const selected = vi.fn(() => true);
    Object.assign(document, { execCommand: selected });
    vi.stubGlobal('navigator', 'writeText' in clipboard ? { clipboard } : {});
    await user.click(screen.getByRole('button', { name: 'Kopieer de link' }));
    await vi.waitFor(() => expect(outside.showToast).toHaveBeenCalledWith(text, { duration: 3000 }));
    expect(selected).not.toHaveBeenCalled();
    const byHand = screen.queryByRole<HTMLInputElement>('textbox', { name: 'Kopieer de link zelf:' });
    expect(byHand?.value).toBe(text === COPIED ? undefined : URL);
  },
);
