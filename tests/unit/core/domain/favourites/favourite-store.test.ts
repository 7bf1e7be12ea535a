// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { favouriteOf } from '../../../../../core/domain/favourites/favourite-store.ts';
import { forgetMessages } from '../../../../../core/runtime/log/log.ts';
import type { Page } from '../../../../../core/runtime/page/page.ts';

const reader = vi.hoisted(() => ({ loggedIn: true, uuid: 'a' }));
const api = vi.hoisted(() => ({
  fetchFavourites: vi.fn(),
  addFavourite: vi.fn(),
  removeFavourite: vi.fn(),
}));
vi.mock('../../../../../core/user/visitor/visitor-store.ts', () => ({
  visitor: () => ({ store: { getState: () => reader }, current: async () => reader }),
}));
vi.mock('../../../../../core/domain/favourites/api/favourites.ts', () => api);

const newPage = () => ({ config: {} }) as unknown as Page;

beforeEach(() => {
  forgetMessages();
  vi.spyOn(console, 'error').mockImplementation(() => {});
  Object.assign(reader, { loggedIn: true, uuid: 'a' });
  api.fetchFavourites.mockReset().mockResolvedValue([]);
  api.addFavourite.mockReset().mockResolvedValue({ state: 'sent' });
  api.removeFavourite.mockReset().mockResolvedValue({ state: 'sent' });
});

describe('an article of the reading list', () => {
  it('is asked for by its number, and taken off where it is saved [share-overlay-1, share-overlay-3]', async () => {
    api.fetchFavourites.mockResolvedValue([{ article_id: 7 }]);
    const page = newPage();
    const favourite = favouriteOf(page, 7);
    await favourite.refresh();
    expect(api.fetchFavourites).toHaveBeenCalledWith(page, { articleId: 7, limit: 1 });
    expect(favourite.store.getState().isSaved).toBe(true);
    expect(await favourite.toggle()).toBe('removed');
    expect(api.removeFavourite).toHaveBeenCalledWith(page, 7);
    expect(favourite.store.getState()).toEqual({ isSaved: false, isBusy: false });
  });

  it('is added, shown at once, with no second change before the first is over [share-overlay-3]', async () => {
    let send = (_: object) => {};
    api.addFavourite.mockReturnValue(
      new Promise((resolve) => {
        send = resolve;
      }),
    );
    const favourite = favouriteOf(newPage(), 7);
    const first = favourite.toggle();
    await vi.waitFor(() => expect(favourite.store.getState()).toEqual({ isSaved: true, isBusy: true }));
    expect(await favourite.toggle()).toBe('busy');
    send({ state: 'sent' });
    expect(await first).toBe('added');
    expect(api.addFavourite).toHaveBeenCalledOnce();
  });

  it.each(['refused', 'full', 'expired'])('is put back where the change was %s', async (state) => {
    api.addFavourite.mockResolvedValue({ state });
    const favourite = favouriteOf(newPage(), 7);
    expect(await favourite.toggle()).toBe('failed');
    expect(favourite.store.getState()).toEqual({ isSaved: false, isBusy: false });
    expect(console.error).toHaveBeenCalledOnce();
  });

  it('costs who is not logged in no call [share-overlay-3]', async () => {
    reader.loggedIn = false;
    const favourite = favouriteOf(newPage(), 7);
    await favourite.refresh();
    expect(await favourite.toggle()).toBe('no-user');
    for (const call of Object.values(api)) expect(call).not.toHaveBeenCalled();
  });

  it('follows a login and a logout while the page is open [share-overlay-3, reading-list-button-2]', async () => {
    reader.loggedIn = false;
    const page = newPage();
    expect(await favouriteOf(page, 7).toggle()).toBe('no-user');
    reader.loggedIn = true;
    expect(await favouriteOf(page, 7).toggle()).toBe('added');
    expect(favouriteOf(page, 7).store.getState().isSaved).toBe(true);
    reader.loggedIn = false;
    expect(await favouriteOf(page, 7).toggle()).toBe('no-user');
    expect(api.addFavourite).toHaveBeenCalledOnce();
  });

  it('is not what it was for another account [share-overlay-3]', async () => {
    const page = newPage();
    const favourite = favouriteOf(page, 7);
    await favourite.toggle();
    expect(favouriteOf(page, 7)).toBe(favourite);
    reader.uuid = 'b';
    expect(favouriteOf(page, 7).store.getState().isSaved).toBe(false);
  });

  it('keeps what the reader did while the list was being asked', async () => {
    let answer = (_: object[]) => {};
    api.fetchFavourites.mockReturnValue(
      new Promise((resolve) => {
        answer = resolve;
      }),
    );
    const favourite = favouriteOf(newPage(), 7);
    const asked = favourite.refresh();
    await favourite.toggle();
    answer([]);
    await asked;
    expect(favourite.store.getState().isSaved).toBe(true);
  });

  it('stays unknown, and is logged, where the list cannot be asked', async () => {
    api.fetchFavourites.mockRejectedValue(new TypeError('weg'));
    const favourite = favouriteOf(newPage(), 7);
    await favourite.refresh();
    expect(favourite.store.getState().isSaved).toBe(false);
    expect(console.error).toHaveBeenCalledOnce();
  });
});
