// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Page } from '../../../../../core/runtime/page/page.ts';
import { removeForVisitor } from '../../../../../core/user/visitor/remove-for-visitor.ts';
import { visitor } from '../../../../../core/user/visitor/visitor-store.ts';
import { whileAccount } from '../../../../../core/user/visitor/while-account.ts';
import { whileVisitor } from '../../../../../core/user/visitor/while-visitor.ts';
import { backend, setLogin, visitedPage } from './reader.ts';

// The code that loads with the first call is imported here, so that no test waits for it.
import '../../../../../core/user/visitor/load-login.ts';

let controller: AbortController;
let page: Page;

beforeEach(() => {
  controller = new AbortController();
  setLogin(undefined);
  page = visitedPage();
});

afterEach(() => {
  controller.abort();
  setLogin(undefined);
  sessionStorage.clear();
  vi.unstubAllGlobals();
  document.body.replaceChildren();
});

/** Logs in with an account and returns to the page. */
async function become(uuid: string | undefined, permissions: string[] = []): Promise<void> {
  setLogin(uuid);
  backend({ uuid, permissions });
  window.dispatchEvent(new Event('focus'));
  await vi.waitFor(() => expect(visitor(page).store.getState()?.uuid).toBe(uuid));
}

describe('a function that runs for each visitor', () => {
  it('runs for the present one, and for the next one once the former has ended [my-news-3]', async () => {
    const log: string[] = [];
    whileVisitor(
      page,
      ({ uuid = 'niemand' }, signal) => {
        log.push(`+${uuid}`);
        signal.addEventListener('abort', () => log.push(`-${uuid}`));
      },
      controller.signal,
    );
    await become('a');
    await become('b');
    await become(undefined);
    controller.abort();
    expect(log).toEqual(['+niemand', '-niemand', '+a', '-a', '+b', '-b', '+niemand', '-niemand']);
  });

  it('runs no second time for the same one', async () => {
    const run = vi.fn();
    await become('a');
    whileVisitor(page, run, controller.signal);
    window.dispatchEvent(new Event('focus'));
    visitor(page).store.setState({ segment: 'ander' } as never);
    expect(run).toHaveBeenCalledOnce();
  });

  it('waits until the visitor is known, and no longer than its signal', async () => {
    const run = vi.fn();
    setLogin('a');
    const calls = backend();
    const other = visitedPage({ loginCookie: 'nmt_login' });
    whileVisitor(other, run, controller.signal);
    await vi.waitFor(() => expect(calls).toHaveLength(1));
    expect(run).not.toHaveBeenCalled();
    controller.abort();
    calls[0]?.answer({ permissions: [], uuid: 'a' });
    await visitor(other).current();
    expect(run).not.toHaveBeenCalled();
  });
});

describe('a function that runs for each account', () => {
  it('goes on while the account gets other rights, and ends with the account [withdrawal-2]', async () => {
    const log: string[] = [];
    await become('a', ['abonnee']);
    whileAccount(
      page,
      ({ uuid = 'niemand' }, signal) => {
        log.push(`+${uuid}`);
        signal.addEventListener('abort', () => log.push(`-${uuid}`));
      },
      controller.signal,
    );
    visitor(page).store.setState({ permissions: [], subscriberIds: ['7'], status: 'registered' } as never);
    expect(log).toEqual(['+a']);
    await become('b');
    await become(undefined);
    expect(log).toEqual(['+a', '-a', '+b', '-b', '+niemand']);
  });
});

describe('a block that has nothing for the visitor', () => {
  it('is removed, and comes back in its place for another one [my-news-3]', async () => {
    document.body.innerHTML = '<p>voor</p><div id="blok">inhoud</div><p>na</p>';
    const block = document.getElementById('blok') as HTMLElement;
    await visitor(page).current();
    removeForVisitor(page, block);
    expect(document.getElementById('blok')).toBeNull();
    await become('a');
    expect([...document.body.children].map(({ textContent }) => textContent)).toEqual([
      'voor',
      'inhoud',
      'na',
    ]);
  });

  it.each([
    ['stays while what follows is in view', 300, 300],
    ['is gone at once where what follows is below the window', 5000, 0],
  ])('leaves its space, which %s', async (_, height, left) => {
    document.body.innerHTML = '<p>voor</p><div id="blok">inhoud</div><p>na</p>';
    const block = document.getElementById('blok') as HTMLElement;
    vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
      return this.tagName === 'P' ? new DOMRect(0, 100 + height, 300, 20) : new DOMRect(0, 100, 300, height);
    });
    await visitor(page).current();
    removeForVisitor(page, block);
    expect(block.isConnected).toBe(false);
    const spaces = [...document.querySelectorAll<HTMLElement>('body > div')];
    expect(spaces.map(({ style }) => style.blockSize)).toEqual(left > 0 ? [`${left}px`] : []);
    await become('a');
    expect([...document.body.children].map(({ textContent }) => textContent)).toEqual([
      'voor',
      'inhoud',
      'na',
    ]);
  });
});
