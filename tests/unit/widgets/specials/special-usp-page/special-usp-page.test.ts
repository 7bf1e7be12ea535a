// @vitest-environment happy-dom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { forgetPersonal } from '../../../../../core/user/visitor/forget-personal.ts';
import special from '../../../../../widgets/specials/special-usp-page/special-usp-page.ts';
import { setLogin } from '../../../core/user/visitor/reader.ts';
import { backend } from '../../../support/backend.ts';
import { logged } from '../../../support/logged.ts';
import { markup } from '../../../support/markup.ts';
import { settled } from '../../../support/settled.ts';
import { tracked } from '../../../support/tracked.ts';
import { leaveAll, mount } from '../../support/mount.ts';

const LINK =
  '<p id="weg"><a href="/abonnementen/"> Bekijk abonnementen </a><span data-subscribers hidden>Fijn dat je meeleest.</span></p>';
const buttons = () => [...document.querySelectorAll('button')];
const expanded = () => buttons().map((button) => button.getAttribute('aria-expanded'));
const link = () => document.querySelector('a') as HTMLAnchorElement;
const text = () => document.querySelector('[data-subscribers]') as HTMLElement;

async function open(inner: string) {
  document.body.replaceChildren(...markup(`<div data-special="usp-page">${inner}</div>`));
  const before = document.body.innerHTML;
  return { ...(await mount(special, document.querySelector<HTMLElement>('[data-special]'))), before };
}

afterEach(() => {
  leaveAll();
  setLogin(undefined);
  forgetPersonal();
});

describe('the advantages', () => {
  it('open one at a time, the first one at the start [special-usp-page-1]', async () => {
    const { leave, before } = await open(
      `<section data-usp><h2>Een <b>!</b></h2><p>A</p></section><section data-usp="Twee">B</section><section data-usp><h3>Drie</h3><p>C</p></section>${LINK}`,
    );
    expect(buttons().map(({ textContent }) => textContent)).toEqual(['Een !', 'Twee', 'Drie']);
    expect(expanded()).toEqual(['true', 'false', 'false']);
    expect(
      [...document.querySelectorAll('[data-usp] > :is(p, span)')].map((part) => part.hasAttribute('hidden')),
    ).toEqual([false, true, true]);
    buttons()[2]?.click();
    expect(expanded()).toEqual(['false', 'false', 'true']);
    buttons()[2]?.click();
    expect(expanded()).toEqual(['false', 'false', 'false']);
    leave();
    expect(document.body.innerHTML.replaceAll(' class=""', '')).toBe(before);
  });

  it('use a button of the server, and stay open without a name', async () => {
    await open(
      `<div data-usp><h3><button type="button">Eigen</button></h3><p>A</p></div><div data-usp><p id="vrij">B</p></div>${LINK}`,
    );
    expect(expanded()).toEqual(['true']);
    expect(document.getElementById('vrij')?.hidden).toBe(false);
    logged('warn nmt feature: An advantage has neither a heading nor a name in data-usp; it');
  });
});

describe('the link to the subscriptions', () => {
  it('stays in view and reports clicks [special-usp-page-2]', async () => {
    await open(LINK);
    expect(document.getElementById('weg')?.className).toContain('sticky');
    link().addEventListener('click', (event) => event.preventDefault());
    link().click();
    const { origin, pathname } = new URL(link().href);
    expect(await tracked()).toEqual([{ event: 'usp-subscriptions-click', address: origin + pathname }]);
    expect([link().hidden, text().hidden]).toEqual([false, true]);
  });

  it('is the only one of the hook, whatever its text', async () => {
    await open('<p id="weg"><a href="/formules/">Kies je formule</a></p>');
    expect(document.getElementById('weg')?.className).toContain('sticky');
  });

  it('is not guessed among several', async () => {
    await open('<p id="weg"><a href="/formules/">Kies je formule</a> <a href="/service/">Vragen</a></p>');
    expect(document.getElementById('weg')?.className ?? '').not.toContain('sticky');
    logged('warn nmt feature: The hook has no link "Bekijk abonnementen".');
  });

  it.each([
    [['nrc-online'], true],
    [['nrc-online', 'mediahuis'], true],
    [['mediahuis'], true],
    [[], false],
  ])(
    'makes way for the text for subscribers: with the permissions %j: %s [special-usp-page-2]',
    async (permissions, isSubscriber) => {
      const server = vi.fn(() => ({ permissions }));
      backend({ 'GET /login-status': server });
      setLogin('iemand');
      await open(LINK);
      await vi.waitFor(() => expect(server).toHaveBeenCalled());
      await settled();
      expect([link().hidden, text().hidden]).toEqual([isSubscriber, !isSubscriber]);
    },
  );

  it('stays as the server sent it while the visitor is unknown', async () => {
    backend({ 'GET /login-status': () => new Promise<Response>(() => {}) });
    setLogin('iemand');
    await open(LINK);
    expect([link().hidden, text().hidden]).toEqual([false, true]);
  });
});
