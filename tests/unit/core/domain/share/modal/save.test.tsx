// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ShareModal } from '../../../../../../core/domain/share/modal/ShareModal.tsx';
import { type ListBackend, openList } from '../../favourites/list-backend.ts';

const URL_ = 'https://krant.example/nieuws/titel-a4101?a=1&b=2';

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
});
afterEach(cleanup);

const show = (page: ListBackend['page'], articleId: number | undefined = 4101) =>
  render(
    <ShareModal page={page} title="Titel" text={undefined} url={URL_} articleId={articleId} tab="share" />,
  );

it('saves the article on the reading list, and takes it off [collection-modals-5, collection-modals-15]', async () => {
  const backend = openList({ saved: [7] });
  show(backend.page);
  const press = async (name: string) => {
    const button = await vi.waitFor(() => {
      const found = screen.getByRole('button', { name });
      // A placeholder button is shown until the code has loaded.
      expect(found.hasAttribute('aria-disabled')).toBe(false);
      return found;
    });
    await act(async () => void fireEvent.click(button));
  };
  await press('Opslaan in leeslijst');
  await vi.waitFor(() => expect([...backend.list.articles.keys()]).toEqual([7, 4101]));
  await press('Verwijderen van leeslijst');
  await vi.waitFor(() => expect([...backend.list.articles.keys()]).toEqual([7]));
});

it('leads to X and Facebook with the encoded address, in a new window without an opener [collection-modals-5, collection-modals-16]', async () => {
  const { page } = openList({ loggedIn: false });
  show(page);
  await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Meer' })));
  for (const name of ['Delen op X', 'Delen op Facebook']) {
    const link = screen.getByRole('link', { name });
    expect(link.getAttribute('href')).toContain(encodeURIComponent(URL_));
    expect(link.getAttribute('target')).toBe('_blank');
    expect(link.getAttribute('rel')).toContain('noopener');
  }
});

it('offers nothing to save where there is no article', async () => {
  const { page } = openList();
  render(
    <ShareModal page={page} title="Titel" text={undefined} url={URL_} articleId={undefined} tab="share" />,
  );
  expect(screen.queryByRole('button', { name: /leeslijst/ })).toBeNull();
});
