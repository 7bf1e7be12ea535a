// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import regionalBundle from '../../../../widgets/screens/regional-bundle/regional-bundle.ts';
import { dropCookie, setCookie } from '../../core/platform/storage/served-cookies.ts';
import { leaveAll } from '../support/mount.ts';
import { byLabel, choose, shown, start } from '../support/narrow.ts';

const hook = () => document.querySelector<HTMLElement>('[data-widget]');
const PAGE = `<div data-widget="regional-bundle"><label>Kies je regio <select><option value="">Kies</option><option value="noord">Noord</option><option value="zuid">Zuid</option></select></label>
<section data-region="noord"><h2>Noord</h2></section><section data-region="zuid"><h2>Zuid</h2></section>
<section data-for="regional"><h2>Je hebt al toegang</h2></section></div>`;
const CONFIG = { loginCookie: 'nmt_login' };
beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  dropCookie('nmt_login');
  document.body.innerHTML = PAGE;
});
afterEach(() => {
  leaveAll();
  vi.restoreAllMocks();
});

it('shows the offer of the chosen region, and remembers it [regional-bundle-1]', async () => {
  const { leave } = await start(regionalBundle, hook(), { config: { ...CONFIG } });
  expect(shown('section')).toEqual([]);
  await choose(byLabel('Kies je regio'), 'zuid');
  expect(shown('section')).toEqual(['Zuid']);
  leave();
  document.body.innerHTML = PAGE;
  await start(regionalBundle, hook(), { config: { ...CONFIG } });
  expect([shown('section'), byLabel('Kies je regio').value]).toEqual([['Zuid'], 'zuid']);
});

it.each(['"gone"', '{"value":"mars","savedAt":1}', '{"value":5,"savedAt":1}', '{'])(
  'ignores the memory %s [regional-bundle-1]',
  async (stored) => {
    localStorage.setItem('nmt_region', stored);
    await start(regionalBundle, hook(), { config: { ...CONFIG } });
    expect(shown('section')).toEqual([]);
  },
);

it.each([
  [['mediahuis'], ['Je']],
  [['nrc-online'], ['Noord']],
])(
  'shows visitors with the permissions %s the blocks %s [regional-bundle-2]',
  async (permissions, expected) => {
    setCookie('nmt_login', '1');
    vi.stubGlobal(
      'fetch',
      vi.fn(
        async () =>
          new Response(JSON.stringify({ permissions }), { headers: { 'content-type': 'application/json' } }),
      ),
    );
    const { leave } = await start(regionalBundle, hook(), { config: { ...CONFIG } });
    await choose(byLabel('Kies je regio'), 'noord');
    await vi.waitFor(() => expect(shown('section')).toEqual(expected));
    expect(byLabel('Kies je regio').closest('[hidden]') !== null).toBe(expected[0] === 'Je');
    leave();
    expect(shown('section')).toEqual(['Noord', 'Zuid', 'Je']);
    vi.unstubAllGlobals();
  },
);
