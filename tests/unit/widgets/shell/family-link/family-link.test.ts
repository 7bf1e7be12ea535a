// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { forgetPersonal } from '../../../../../core/user/visitor/forget-personal.ts';
import familyLink from '../../../../../widgets/shell/family-link/family-link.ts';
import { familyLinkOf } from '../../../../../widgets/shell/family-link/family-link-of.ts';
import { backend, setLogin } from '../../../core/user/visitor/reader.ts';
import { logged, tolerate } from '../../../support/logged.ts';
import { leaveAll, mount } from '../../support/mount.ts';

const LINKS =
  '<a data-family-link="main" hidden href="/m"></a><a data-family-link="sub" hidden href="/s"></a><a data-family-link="non-sub" hidden href="/n"></a>';

beforeEach(() => {
  setLogin('1');
});

afterEach(() => {
  leaveAll();
  setLogin(undefined);
  forgetPersonal();
  delete document.body.dataset.thirdpartyTemplate;
  vi.restoreAllMocks();
  document.body.replaceChildren();
});

async function show(links = LINKS, config: object = {}) {
  const hook = document.createElement('p');
  hook.dataset.widget = 'family-link';
  hook.innerHTML = links;
  document.body.append(hook);
  const mounted = await mount(familyLink, hook, { config: { loginCookie: 'nmt_login', ...config } });
  const shown = () =>
    [...hook.querySelectorAll('a')].filter((link) => !link.hidden).map(({ pathname }) => pathname);
  return { ...mounted, shown };
}

describe('the link of a reader', () => {
  it.each([
    ['main', false, 'main'],
    ['sub', false, 'sub'],
    ['none', false, 'non-sub'],
    [undefined, false, undefined],
    ['main', true, 'main'],
    ['sub', true, 'main'],
    ['none', true, 'main'],
    [undefined, true, 'main'],
  ] as const)(
    'with status %s, on the service site %s, is %s [family-link-1, family-link-2]',
    (status, site, link) => {
      expect(familyLinkOf(status, site)).toBe(link);
    },
  );
});

describe('the hook', () => {
  it.each([
    [{ permissions: [], familyStatus: 'main' }, '/m'],
    [{ permissions: [], familyStatus: 'sub' }, '/s'],
    [{ permissions: [], familyStatus: 'none' }, '/n'],
    [{ permissions: [], familyStatus: 'oom' }, '/n'],
    [{ permissions: [] }, '/n'],
    [403, '/n'],
  ])(
    'for the answer %j reveals %s alone, with the server’s address [family-link-1, family-link-2]',
    async (answer, path) => {
      if (answer === 403) tolerate('warn nmt visitor: The login status is not known');
      const calls = backend();
      const { hook, shown, leave } = await show();
      expect(shown()).toEqual([]);
      await vi.waitFor(() => expect(calls).toHaveLength(1));
      calls[0]?.answer(answer);
      await vi.waitFor(() => expect(shown()).toEqual([path]));
      leave();
      expect(hook.querySelectorAll('a:not([hidden])')).toHaveLength(0);
    },
  );

  it('on a template of the service site reveals the main link, without waiting [family-link-1]', async () => {
    backend('hang');
    document.body.dataset.thirdpartyTemplate = 'puzzels';
    const { shown } = await show(LINKS, { serviceTemplates: ['puzzels'] });
    expect(shown()).toEqual(['/m']);
  });

  it('shows nothing and logs it where the link is missing, and only the first of two [family-link-2]', async () => {
    backend({ permissions: [], familyStatus: 'sub' });
    const lacking = await show('<a data-family-link="main" hidden href="/m"></a>');
    await vi.waitFor(() => logged(/^error/));
    expect(lacking.shown()).toEqual([]);
    const double = await show(LINKS.replaceAll('main', 'sub'));
    await vi.waitFor(() => expect(double.shown()).toEqual(['/m']));
  });

  it('follows a logout in another tab [family-link-1]', async () => {
    backend({ permissions: [], familyStatus: 'main' });
    const { shown } = await show();
    await vi.waitFor(() => expect(shown()).toEqual(['/m']));
    setLogin(undefined);
    window.dispatchEvent(new Event('focus'));
    await vi.waitFor(() => expect(shown()).toEqual(['/n']));
  });
});
