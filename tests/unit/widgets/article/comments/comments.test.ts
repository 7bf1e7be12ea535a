// @vitest-environment happy-dom
import { act } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { forgetPersonal } from '../../../../../core/user/visitor/forget-personal.ts';
import '../../../../../widgets/article/comments/Comments.tsx';
import comments from '../../../../../widgets/article/comments/comments.ts';
import { FAILED, LOG_IN, LOGGED_OUT } from '../../../../../widgets/article/comments/texts.ts';
import { setLogin } from '../../../core/user/visitor/reader.ts';
import { type Backend, backend } from '../../../support/backend.ts';
import { logged, unexpected } from '../../../support/logged.ts';
import { type Outcome, stubScripts } from '../../../support/scripts.ts';
import { leaveAll, mount } from '../../support/mount.ts';
import { stubResizeObserver } from '../../support/observers.ts';

/** The arguments that the product passed to the comment service, and the service's callbacks. */
interface Rendered {
  readonly auth_token: string;
  readonly asset_id: string;
  readonly asset_url: string;
  readonly onReady: () => void;
  readonly onError: (cause: unknown) => void;
  readonly onTokenExpired: () => void;
}

let answers: Record<string, { status: number; json: object | string }[]>;
let calls: string[];
let rendered: Rendered[];
let logins: string[];
let removed: number;
let server: Backend;
let scripts: HTMLScriptElement[];
/** The result of each script that is requested; the last one is repeated. */
let outcomes: Outcome[];
let resizing: ReturnType<typeof stubResizeObserver>;

const subscriber = (uuid = 'een') => ({ status: 200, json: { permissions: ['nrc-online'], uuid } });
const registered = { status: 200, json: { permissions: [], uuid: 'een' } };
const token = (text: string) => ({ status: 200, json: { token: text } });

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  answers = { '/login-status': [subscriber()], '/talk-token': [token('geheim-1'), token('geheim-2')] };
  calls = [];
  rendered = [];
  logins = [];
  removed = 0;
  resizing = stubResizeObserver();
  outcomes = ['arrives'];
  scripts = stubScripts(() => (outcomes.length > 1 ? outcomes.shift() : outcomes[0]) ?? 'hangs');
  server = backend({
    '*': ({ path, search }) => {
      calls.push(path + search);
      const planned = answers[path] ?? [];
      const { status, json } = (planned.length > 1 ? planned.shift() : planned[0]) ?? {
        status: 404,
        json: {},
      };
      return Response.json(json, { status });
    },
  });
  vi.stubGlobal('Coral', {
    Talk: {
      render(container: HTMLElement, options: Rendered) {
        rendered.push(options);
        container.append(document.createElement('iframe'));
        return {
          login: (next: string) => logins.push(next),
          remove: () => {
            removed += 1;
          },
        };
      },
    },
  });
  document.body.dataset.articleId = '4113';
  setLogin('iemand');
});

afterEach(() => {
  act(leaveAll);
  setLogin(undefined);
  forgetPersonal();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  vi.useRealTimers();
  document.body.replaceChildren();
  delete document.body.dataset.articleId;
  localStorage.clear();
  sessionStorage.clear();
});

/** The block as the server sends it, mounted. */
async function open(attributes: Record<string, string> = {}, place = '<div data-comments-place></div>') {
  const hook = document.createElement('section');
  hook.dataset.widget = 'comments';
  Object.assign(hook.dataset, attributes);
  hook.innerHTML = `<h2>Reacties</h2><div data-comments-invitation><a href="/login/">Log in</a></div>${place}`;
  document.body.append(hook);
  const mounted = await act(() => mount(comments, hook));
  await settle();
  const find = (selector: string) => hook.querySelector<HTMLElement>(selector);
  return {
    ...mounted,
    invitation: find('[data-comments-invitation]') as HTMLElement,
    place: () => find('[data-comments-place]'),
    status: () => find('[role="status"]'),
    button: (name: string) =>
      [...hook.querySelectorAll('button')].find(
        (each) => each.textContent === name && !each.closest('[hidden]'),
      ),
    frame: () => find('iframe'),
  };
}

/** Waits until calls, imports and their effects have ended. */
async function settle(milliseconds = 20): Promise<void> {
  for (let turn = 0; turn < 4; turn += 1)
    await act(async () => {
      await vi.dynamicImportSettled();
      await vi.advanceTimersByTimeAsync(milliseconds / 4);
    });
}

/** Simulates a login or logout in another tab. */
async function become(value: string | undefined, answer?: { status: number; json: object }) {
  if (answer) answers['/login-status'] = [answer];
  setLogin(value);
  act(() => window.dispatchEvent(new Event('focus')));
  await settle();
}

describe('for a subscriber', () => {
  it('requests token and script, and passes the token to the render call only [comments-1, comments-2, comments-3]', async () => {
    const block = await open();
    expect(scripts.map(({ src }) => src)).toEqual([`${location.origin}/talk/static/embed.js`]);
    expect(calls).toEqual(['/login-status', '/talk-token']);
    expect(rendered).toMatchObject([
      { asset_id: '4113', auth_token: 'geheim-1', talk: '/talk/', lang: 'nl' },
    ]);
    expect(rendered[0]?.asset_url).toBe(location.origin + location.pathname);
    expect(block.invitation.hidden).toBe(true);
    expect(JSON.stringify({ ...localStorage }) + JSON.stringify({ ...sessionStorage })).not.toContain(
      'geheim',
    );
    expect(block.hook.outerHTML + document.cookie + location.href).not.toContain('geheim');
  });

  it('announces that they are loading until they are readable [comments-3]', async () => {
    const block = await open();
    expect(block.status()?.closest('[hidden]')).toBeNull();
    expect(block.status()?.textContent).toBe('De reacties worden geladen…');
    // A failed attempt could lose a draft.
    expect(block.frame()?.closest('[inert]')).not.toBeNull();
    act(() => rendered[0]?.onReady());
    await settle();
    expect(block.status()?.closest('[hidden]')).not.toBeNull();
    expect(block.frame()?.closest('[inert]')).toBeNull();
    expect(unexpected()).toEqual([]);
  });

  it('creates the container where the server sent none, and leaves the server’s when it is removed [comments-3]', async () => {
    const block = await open({}, '');
    expect(block.place()).not.toBeNull();
    act(block.leave);
    expect(block.place()).toBeNull();
    expect(block.invitation.hidden).toBe(false);
    expect(removed).toBe(1);
  });

  it('takes the article of the hook before that of the page [comments-3]', async () => {
    await open({ articleId: '4114' });
    expect(rendered[0]?.asset_id).toBe('4114');
  });

  it('hands over a new token when the old one has expired, and does so once [comments-3]', async () => {
    const block = await open();
    act(() => rendered[0]?.onReady());
    await settle();
    act(() => rendered[0]?.onTokenExpired());
    await settle();
    expect(logins).toEqual(['geheim-2']);
    act(() => rendered[0]?.onTokenExpired());
    await settle();
    expect(logins).toEqual(['geheim-2']);
    expect(block.status()?.textContent).toBe('De reacties konden niet worden geladen.');
    logged('does not take a new token');
    expect(removed).toBe(1);
  });

  it('requests it again for a token that expires much later [comments-3]', async () => {
    await open();
    act(() => rendered[0]?.onReady());
    for (let time = 0; time < 3; time += 1) {
      rendered[0]?.onTokenExpired();
      await settle(11_000);
    }
    expect(logins).toEqual(['geheim-2', 'geheim-2', 'geheim-2']);
    expect(unexpected()).toEqual([]);
  });
});

describe('of a script that does less', () => {
  it('shows what it rendered, and renders anew for another token [comments-1, comments-3]', async () => {
    vi.stubGlobal('Coral', {
      Talk: {
        render(container: HTMLElement, options: Rendered) {
          rendered.push(options);
          container.append(`Reacties met ${rendered.length}`);
        },
      },
    });
    const block = await open();
    expect(block.status()?.closest('[hidden]')).not.toBeNull();
    expect(block.place()?.querySelector('[inert]')).toBeNull();
    expect(block.place()?.textContent).toContain('Reacties met 1');
    act(() => rendered[0]?.onTokenExpired());
    await settle();
    expect(rendered.map(({ auth_token }) => auth_token)).toEqual(['geheim-1', 'geheim-2']);
    expect(block.place()?.textContent).toContain('Reacties met 2');
    await settle(16_000);
    expect(block.status()?.textContent).not.toBe(FAILED);
    act(block.leave);
    expect(block.place()?.textContent).toBe('');
  });

  it.each([
    ['a text alone', 'geheim'],
    ['in data', { data: { token: 'geheim' } }],
  ])('takes a token that is %s [comments-1]', async (_, json) => {
    Object.assign(answers, { '/talk-token': [{ status: 200, json }] });
    await open();
    expect(rendered).toMatchObject([{ auth_token: 'geheim' }]);
  });
});

describe('when something fails', () => {
  const FAILED = 'De reacties konden niet worden geladen.';

  it.each<[string, () => void]>([
    [
      'the script does not come',
      () => {
        outcomes = ['fails'];
      },
    ],
    [
      'the script hangs',
      () => {
        outcomes = ['hangs'];
      },
    ],
    ['the script is another one', () => vi.stubGlobal('Coral', { Talk: {} })],
    [
      'a script that returns nothing makes a frame that never says that it is ready',
      () =>
        vi.stubGlobal('Coral', {
          Talk: { render: (place: Element) => void place.append(document.createElement('iframe')) },
        }),
    ],
    [
      'render throws',
      () =>
        vi.stubGlobal('Coral', {
          Talk: {
            render: () => {
              throw new Error('stuk');
            },
          },
        }),
    ],
    ['the frame never says that it is ready', () => {}],
    ['the token cannot be had', () => Object.assign(answers, { '/talk-token': [{ status: 500, json: {} }] })],
    [
      'the token is none',
      () => Object.assign(answers, { '/talk-token': [{ status: 200, json: { token: '' } }] }),
    ],
    ['the token is refused', () => Object.assign(answers, { '/talk-token': [{ status: 403, json: {} }] })],
  ])('%s: shows a message, logs it and leaves nothing [comments-3]', async (_, play) => {
    play();
    const block = await open();
    await settle(16_000);
    expect(block.status()?.textContent).toBe(FAILED);
    expect(String(logged('The comments on article 4113 could not be loaded.'))).not.toContain('geheim');
    expect(block.frame()).toBeNull();
    expect(block.button('Probeer het opnieuw')).toBeDefined();
    expect(block.invitation.hidden).toBe(true);
  });

  it('retries on request, keeps the focus meanwhile and moves it to the comments [comments-3]', async () => {
    outcomes = ['fails', 'arrives'];
    const block = await open();
    const button = block.button('Probeer het opnieuw');
    button?.focus();
    act(() => button?.click());
    act(() => button?.click());
    expect(block.status()?.textContent).toBe('De reacties worden geladen…');
    expect(document.activeElement).toBe(button);
    await settle();
    expect(rendered).toHaveLength(1);
    act(() => rendered[0]?.onReady());
    await settle();
    expect(document.activeElement).toBe(block.frame()?.parentElement);
    logged('error nmt comments: The comments on article 4113 could not be loaded. Error: Failed');
  });

  it.each([false, true])('fails when the service says so; ready before: %s [comments-3]', async (isReady) => {
    const block = await open();
    if (isReady) rendered[0]?.onReady();
    await settle();
    act(() => rendered[0]?.onError('kapot'));
    await settle();
    expect(logged(/^error/)).toHaveLength(1);
    expect(block.frame()).toBeNull();
    expect(block.status()?.closest('[hidden]')).toBeNull();
    expect(block.status()?.textContent).toBe(FAILED);
    expect(removed).toBe(1);
  });

  it('ignores messages after it was removed [comments-3]', async () => {
    const block = await open();
    act(block.leave);
    act(() => rendered[0]?.onError('te laat'));
    act(() => rendered[0]?.onTokenExpired());
    await settle(20_000);
    expect(unexpected()).toEqual([]);
    expect(calls).toEqual(['/login-status', '/talk-token']);
  });

  it('fails where no article is named [comments-3]', async () => {
    delete document.body.dataset.articleId;
    await expect(open()).rejects.toThrow('no article is named');
    await expect(open({ articleId: '-1' })).rejects.toThrow('data-article-id is "-1"');
  });
});

describe('for others', () => {
  it('takes for the invitation what is beside the heading, if the server marks none [comments-3]', async () => {
    const hook = document.createElement('section');
    hook.innerHTML = '<h2>Reacties</h2><p>Word abonnee om mee te praten.</p>';
    document.body.append(hook);
    await act(() => mount(comments, hook));
    await settle();
    const shown = () => [...hook.children].slice(0, 2).map((child) => !(child as HTMLElement).hidden);
    expect(shown()).toEqual([true, false]);
    await become(undefined);
    expect(shown()).toEqual([true, true]);
  });

  it('leaves the invitation, and requests neither token nor script [comments-2, comments-3]', async () => {
    answers['/login-status'] = [registered];
    const block = await open();
    expect(block.invitation.hidden).toBe(false);
    expect(block.place()?.hidden).toBe(true);
    expect(calls).toEqual(['/login-status']);
    expect(scripts).toEqual([]);
  });

  it('shows the comments after a login elsewhere, and loads none of them before [comments-2, comments-3]', async () => {
    setLogin(undefined);
    const block = await open();
    expect(block.invitation.hidden).toBe(false);
    expect(calls).toEqual([]);
    await become('iemand', subscriber());
    act(() => rendered[0]?.onReady());
    await settle();
    expect(rendered).toMatchObject([{ auth_token: 'geheim-1' }]);
    expect([block.invitation.hidden, block.place()?.hidden]).toEqual([true, false]);
  });

  it('removes the comments after a logout elsewhere, and restores them with a new token [comments-2, comments-3]', async () => {
    const block = await open();
    act(() => rendered[0]?.onReady());
    await settle();
    const container = block.frame()?.parentElement;
    const frame = block.frame();
    await become(undefined);
    expect(block.invitation.hidden).toBe(false);
    expect(block.status()?.textContent).toBe(LOGGED_OUT);
    expect(container?.hasAttribute('inert')).toBe(true);
    const opened = vi.spyOn(window, 'open').mockReturnValue(null);
    block.button(LOG_IN)?.click();
    expect(opened).toHaveBeenCalledWith(expect.stringContaining('/login/'), '_blank', 'noopener');
    // A token that expires in the meantime is ignored.
    act(() => rendered[0]?.onTokenExpired());
    await settle();
    expect(calls.filter((path) => path === '/talk-token')).toHaveLength(1);
    await become('weer', subscriber());
    expect(logins).toEqual(['geheim-2']);
    expect(block.frame()).toBe(frame);
    expect(container?.hasAttribute('inert')).toBe(false);
    expect(block.button(LOG_IN)).toBeUndefined();
    expect(block.invitation.hidden).toBe(true);
    expect([rendered.length, removed, unexpected().length]).toEqual([1, 0, 0]);
  });

  it('keeps the draft when the token is late, and requests it again [comments-3]', async () => {
    const block = await open();
    act(() => rendered[0]?.onReady());
    await settle();
    await become(undefined);
    answers['/talk-token'] = [{ status: 404, json: {} }, token('geheim-2')];
    await become('weer', subscriber());
    await settle();
    expect(block.status()?.textContent).toBe(FAILED);
    expect(removed).toBe(0);
    block.button('Probeer het opnieuw')?.click();
    await settle();
    expect(logins).toEqual(['geheim-2']);
    expect(block.frame()?.parentElement?.hasAttribute('inert')).toBe(false);
    logged('error nmt comments: The comments on article 4113 could not be loaded. HttpError: GET');
  });

  it('keeps nothing for another reader, nor for one whom the login status does not name [comments-2]', async () => {
    await open();
    act(() => rendered[0]?.onReady());
    await settle();
    await become(undefined);
    await become('een-ander', subscriber('twee'));
    expect(rendered.map(({ auth_token }) => auth_token)).toEqual(['geheim-1', 'geheim-2']);
    expect(removed).toBe(1);
    act(() => rendered[1]?.onReady());
    await settle();
    await become('nog-een-ander', subscriber('drie'));
    expect(rendered).toHaveLength(3);
    expect(removed).toBe(2);
    act(leaveAll);
    answers['/login-status'] = [subscriber('')];
    setLogin('naamloos');
    const block = await open();
    act(() => rendered.at(-1)?.onReady());
    await settle();
    await become(undefined);
    expect(block.frame()).toBeNull();
    expect(block.invitation.hidden).toBe(false);
  });

  it('has nothing to keep after a logout before the comments are shown [comments-2]', async () => {
    const block = await open();
    await become(undefined);
    expect(block.frame()).toBeNull();
    expect(removed).toBe(1);
    expect([block.invitation.hidden, block.place()?.hidden]).toEqual([false, true]);
  });

  it('removes the comments when the subscription has ended, and keeps nothing [comments-2]', async () => {
    const block = await open();
    act(() => rendered[0]?.onReady());
    await settle();
    await become('iemand-anders-nu', registered);
    expect(block.frame()).toBeNull();
    expect([block.invitation.hidden, block.place()?.hidden]).toEqual([false, true]);
  });

  it('passes on no token that arrives after another logout [comments-3]', async () => {
    await open();
    act(() => rendered[0]?.onReady());
    await settle();
    await become(undefined);
    let answer = (_: Response) => {};
    server.routes['GET /talk-token'] = () =>
      new Promise<Response>((resolve) => {
        answer = resolve;
      });
    await become('weer', subscriber());
    await become(undefined);
    answer(new Response('{"token":"te-laat"}'));
    await settle();
    expect(logins).toEqual([]);
  });

  it('shows the invitation to a visitor whose subscription has ended [comments-2]', async () => {
    answers['/talk-token'] = [{ status: 403, json: {} }];
    answers['/login-status'] = [subscriber(), registered];
    const block = await open();
    await settle();
    expect(block.invitation.hidden).toBe(false);
    expect(unexpected()).toEqual([]);
  });

  it('keeps the focus in the block when its element is removed [comments-3]', async () => {
    const block = await open();
    act(() => rendered[0]?.onReady());
    await settle();
    block.frame()?.focus();
    block.frame()?.parentElement?.focus();
    await become(undefined);
    expect(document.activeElement).toBe(block.hook);
  });
});

describe('the room', () => {
  const measure = (target: Element, height: number) =>
    act(() => resizing.notify(target, { target, contentRect: { height } }));

  it('keeps its height, and opens at the press of its button [comments-3]', async () => {
    const block = await open();
    act(() => rendered[0]?.onReady());
    await settle();
    const container = block.frame()?.parentElement as HTMLElement;
    measure(block.place() as HTMLElement, 576);
    measure(container, 400);
    expect(block.button('Toon alle reacties')).toBeUndefined();
    measure(container, 2000);
    const served = block.place()?.className;
    act(() => block.button('Toon alle reacties')?.click());
    expect(block.place()?.className).not.toBe(served);
    expect(block.button('Toon alle reacties')).toBeUndefined();
    expect(document.activeElement).toBe(container);
  });

  it('opens for keyboard focus inside it, so that the focus is visible [comments-3]', async () => {
    const block = await open();
    act(() => rendered[0]?.onReady());
    await settle();
    const served = block.place()?.className;
    measure(block.place() as HTMLElement, 576);
    measure(block.frame()?.parentElement as HTMLElement, 2000);
    expect(block.place()?.className).toBe(served);
    act(() => block.frame()?.dispatchEvent(new Event('focusin', { bubbles: true })));
    expect(block.place()?.className).not.toBe(served);
  });
});

describe('a block with a purpose', () => {
  it('requests nothing before the reader consents, and logs the reason [comments-2]', async () => {
    document.body.dataset.consentRequired = 'true';
    const block = await open({ purpose: 'social-media' });
    expect(block.status()?.textContent).toBe('Om de reacties te zien heb je toestemming nodig.');
    expect(block.button('Cookie-instellingen')).toBeDefined();
    expect(calls).toEqual(['/login-status']);
    const { saveConsent } = await import('../../../../../core/user/consent/consent.ts');
    const { completePage } = await import('../../../../../core/runtime/page/page.ts');
    const { readFacts } = await import('../../../../../core/runtime/page/facts.ts');
    saveConsent(completePage(readFacts()), { 'social-media': true });
    await settle();
    expect(rendered).toHaveLength(1);
    delete document.body.dataset.consentRequired;
  });
});
