// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { forgetPersonal } from '../../../../../core/user/visitor/forget-personal.ts';
import { VISITOR_KINDS, type VisitorKind } from '../../../../../core/user/visitor/kind.ts';
import { isFor } from '../../../../../widgets/personal/visitor-content/is-for.ts';
import visitorContent from '../../../../../widgets/personal/visitor-content/visitor-content.ts';
import { type Answer, backend, setLogin } from '../../../core/user/visitor/reader.ts';
import { logged } from '../../../support/logged.ts';
import { leaveAll, mount } from '../../support/mount.ts';

const LOGGED_IN = VISITOR_KINDS.filter((kind) => kind !== 'logged-out').join();

beforeEach(() => {
  document.body.dataset.plusPermissions = 'plus';
});

afterEach(() => {
  leaveAll();
  setLogin(undefined);
  forgetPersonal();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  document.body.replaceChildren();
});

/** Shows an element as the server sent it. */
async function show(visitors: string, isHidden = false) {
  const hook = document.createElement('p');
  hook.dataset.visitors = visitors;
  hook.hidden = isHidden;
  document.body.append(hook);
  return mount(visitorContent, hook);
}

describe('audience', () => {
  const READERS = {
    'logged-out': { status: 'logged-out', loggedIn: false, permissions: [] },
    registered: { status: 'registered', loggedIn: true, permissions: [] },
    regional: { status: 'registered', loggedIn: true, permissions: ['mediahuis'] },
    subscribed: { status: 'subscribed', loggedIn: true, permissions: ['nrc-online'] },
    'subscribed-plus': { status: 'subscribed-plus', loggedIn: true, permissions: ['plus', 'mediahuis'] },
  } as const satisfies Record<VisitorKind, unknown>;
  /** All possible sets of kinds. */
  const SETS = Array.from({ length: 32 }, (_, bits) =>
    VISITOR_KINDS.filter((_kind, index) => bits & (1 << index)),
  );

  it.each(SETS.map((kinds) => ({ kinds })))('$kinds holds who is of one of them [visitor-1]', ({ kinds }) => {
    for (const kind of VISITOR_KINDS) expect(isFor(kinds, READERS[kind])).toBe(kinds.includes(kind));
  });

  it('is certain before the visitor is known only where the visitor makes no difference [visitor-1]', () => {
    for (const kinds of SETS) {
      const loggedIn = kinds.filter((kind) => kind !== 'logged-out').length;
      expect(isFor(kinds, undefined)).toBe(loggedIn === 0 ? false : loggedIn === 4 ? true : undefined);
    }
  });
});

describe('an element', () => {
  it.each([
    ['logged-out', false],
    ['logged-out, registered', false],
    ['registered', true],
    [LOGGED_IN, true],
  ])(
    'for %s is decided for a reader without the cookie at once, without a call [visitor-1, visitor-5]',
    async (visitors, isHidden) => {
      const calls = backend({ permissions: [] });
      for (const served of [true, false]) {
        const { hook } = await show(visitors, served);
        expect(hook.hidden).toBe(isHidden);
      }
      await vi.waitFor(() => expect(calls).toHaveLength(0));
    },
  );

  it.each<[string, string[], boolean]>([
    ['registered', [], false],
    ['registered', ['mediahuis'], true],
    ['regional', ['mediahuis'], false],
    ['subscribed', ['nrc-online'], false],
    ['subscribed', ['plus'], true],
    ['subscribed, subscribed-plus', ['plus'], false],
    ['logged-out', ['nrc-online'], true],
  ])(
    'for %s follows the permissions %j once they are known [visitor-1]',
    async (visitors, permissions, isHidden) => {
      setLogin('a');
      const calls = backend({ permissions });
      const { hook } = await show(visitors, !isHidden);
      await vi.waitFor(() => expect(calls).toHaveLength(1));
      await vi.waitFor(() => expect(hook.hidden).toBe(isHidden));
    },
  );

  it('stays as it was sent until the visitor is known [visitor-1]', async () => {
    setLogin('a');
    const calls = backend();
    const shown = await show('registered', false);
    const hidden = await show('subscribed', true);
    await vi.waitFor(() => expect(calls).not.toHaveLength(0));
    expect([shown.hook.hidden, hidden.hook.hidden]).toEqual([false, true]);
  });

  it('is one for a logged-out reader after a refusal [visitor-6]', async () => {
    setLogin('a');
    backend(401);
    const { hook } = await show('logged-out', true);
    await vi.waitFor(() => expect(hook.hidden).toBe(false));
    logged('warn nmt visitor: The login status is not known: HttpError: GET');
  });

  it.each<[string, Answer]>([
    ['a status other than a refusal', 404],
    ['an answer of another shape', { unexpected: true }],
  ])('is as it was sent after %s, which says nothing about the login [visitor-6]', async (_name, answer) => {
    setLogin('a');
    const calls = backend(answer);
    const sent = await Promise.all([true, false].map((isHidden) => show('logged-out', isHidden)));
    await vi.waitFor(() => logged('warn nmt visitor: The login status is not known: HttpError: GET'));
    expect(calls).not.toHaveLength(0);
    expect(sent.map(({ hook }) => hook.hidden)).toEqual([true, false]);
  });

  it('follows a login and a logout in another tab [visitor-12]', async () => {
    backend({ permissions: [] });
    const { hook } = await show('logged-out');
    setLogin('a');
    window.dispatchEvent(new Event('focus'));
    await vi.waitFor(() => expect(hook.hidden).toBe(true));
    setLogin(undefined);
    window.dispatchEvent(new Event('focus'));
    expect(hook.hidden).toBe(false);
  });

  it('is as it was sent when its hook leaves, and stays so', async () => {
    const { hook, leave } = await show('registered', false);
    expect(hook.hidden).toBe(true);
    leave();
    expect(hook.hidden).toBe(false);
  });

  it.each(['', 'abonnee', 'registered, everybody'])(
    'for %j is refused, with what was expected',
    async (visitors) => {
      await expect(show(visitors)).rejects.toThrow(
        `data-visitors is "${visitors}"; expected some of "logged-out", "registered"`,
      );
    },
  );
});
