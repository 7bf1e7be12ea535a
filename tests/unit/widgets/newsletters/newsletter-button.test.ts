// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import newsletterButton from '../../../../widgets/newsletters/newsletter-button/newsletter-button.ts';
import { CONFIG, createService, JAN, PLUS, visit } from '../../core/domain/newsletters/service.ts';
import { showEverything } from '../../core/ui/shown.ts';
import { setLogin } from '../../core/user/visitor/reader.ts';
import { logged, tolerate } from '../../support/logged.ts';
import { markup } from '../../support/markup.ts';
import { leaveAll, mount } from '../support/mount.ts';

const DIV = (extra = '', code = 'nrcboeken') =>
  `<div data-widget="newsletter-button" data-code="${code}" data-name="Boeken" data-source="artikel"${extra}><a href="/nieuwsbrieven">Nieuwsbrief Boeken</a></div>`;

beforeEach(() => {
  // React's scheduler uses the real `setImmediate`.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date', 'performance'] });
  showEverything();
  localStorage.clear();
  sessionStorage.clear();
  visit('/artikel');
  vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: true }));
});

afterEach(async () => {
  leaveAll();
  setLogin(undefined);
  // A toast of this test must not delay a toast of the next test.
  await vi.advanceTimersByTimeAsync(10_000);
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  document.body.replaceChildren();
});

const settle = async (time = 5) => {
  for (let round = 0; round < 4; round += 1) {
    await vi.advanceTimersByTimeAsync(time);
    await vi.dynamicImportSettled();
    await new Promise((resolve) => setImmediate(resolve));
  }
};

async function start(html = DIV(), config: object = CONFIG) {
  document.body.replaceChildren(...markup(html));
  // The page that all of its buttons share.
  const page = { ...config };
  const hooks = [...document.querySelectorAll<HTMLElement>('[data-widget="newsletter-button"]')];
  const mounted = [];
  for (const hook of hooks) mounted.push(await mount(newsletterButton, hook, { config: page }));
  await settle();
  const buttons = hooks.map(
    (hook) => (hook.matches('a') ? hook : hook.querySelector('button')) as HTMLElement,
  );
  return { hooks, mounted, buttons, button: buttons[0] as HTMLElement };
}

const press = async (button: HTMLElement) => {
  button.click();
  await settle();
};
const toasts = () =>
  [...document.querySelectorAll('[role="status"]')].map((each) => each.textContent).join(' ');
const dialog = () => document.querySelector<HTMLDialogElement>('dialog[open]');

it('takes the place of the link, and gives it back [newsletter-button-1, newsletter-button-11, newsletter-button-13]', async () => {
  createService(JAN);
  const { hooks, mounted, button } = await start();
  expect(button.textContent).toBe('Schrijf je in');
  // A page may have a dozen of these buttons.
  expect(button.className).toMatch(/quiet/);
  expect(hooks[0]?.querySelector('a')).toBeNull();
  expect(hooks[0]?.dataset.newsletterState).toBe('unsubscribed');
  mounted[0]?.leave();
  expect(document.body.innerHTML).toContain(DIV());
});

it('makes a button of a hook that is the link itself [newsletter-button-13]', async () => {
  const service = createService(JAN);
  const { button } = await start(
    '<a href="/nieuwsbrieven" data-widget="newsletter-button" data-code="nrcboeken" data-name="Boeken" data-source="voet">Alle</a>',
  );
  expect([button.role ?? button.getAttribute('role'), button.hasAttribute('href')]).toEqual([
    'button',
    false,
  ]);
  button.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true }));
  await settle();
  expect(service.to('/newsletters/inline-subscribe')[0]?.fields.SUBSCRIBE_SOURCE).toBe('voet');
  expect(button.textContent).toBe('Schrijf je uit');
});

it('toggles for a login, for all buttons of the newsletter, with a notification [newsletter-button-1, newsletter-button-2, newsletter-button-13]', async () => {
  const service = createService(JAN);
  const { buttons, button } = await start(DIV() + DIV());
  service.answers['/newsletters/inline-subscribe'] = 'hang';
  await press(button);
  expect(buttons.map((each) => each.getAttribute('aria-disabled'))).toEqual(['true', 'true']);
  await press(button);
  await press(buttons[1] as HTMLElement);
  service.release();
  await settle(200);
  expect(service.to('/newsletters/inline-subscribe')).toHaveLength(1);
  expect(buttons.map((each) => each.textContent)).toEqual(['Schrijf je uit', 'Schrijf je uit']);
  expect(toasts()).toContain('Je bent nu ingeschreven voor de Boeken nieuwsbrief');
  await press(buttons[1] as HTMLElement);
  await settle(3000);
  expect(service.to('/newsletters/inline-unsubscribe')).toHaveLength(1);
  expect(buttons.map((each) => each.textContent)).toEqual(['Schrijf je in', 'Schrijf je in']);
});

it('is enabled again after a failure, without a message [newsletter-button-8]', async () => {
  createService(JAN).answers['/newsletters/inline-subscribe'] = 500;
  const { button } = await start();
  await press(button);
  await settle(3000);
  expect([button.textContent, button.hasAttribute('aria-disabled')]).toEqual(['Schrijf je in', false]);
  expect(toasts()).toBe('');
  expect(logged(/^error/).join()).toContain('The subscription failed.');
});

it('offers neither a form nor an upgrade if the login status cannot be fetched', async () => {
  const service = createService(JAN);
  service.answers['/login-status'] = 500;
  const { button } = await start(DIV(' data-exclusive'));
  await press(button);
  for (let wait = 0; wait < 30 && toasts() === ''; wait += 1) await settle(100);
  expect(dialog()).toBeNull();
  expect(toasts()).toContain('We konden je gegevens niet laden.');
  expect(button.hasAttribute('aria-disabled')).toBe(false);
  expect(logged(/login/).length).toBeGreaterThan(0);
});

it('toggles an exclusive newsletter for plus subscribers [newsletter-button-4]', async () => {
  createService(PLUS);
  const { button } = await start(DIV(' data-exclusive'));
  await press(button);
  expect(button.textContent).toBe('Schrijf je uit');
});

it.each([
  ['a login', JAN, CONFIG, ['Bekijk de abonnementen']],
  ['a logged-out visitor', undefined, CONFIG, ['Inloggen', 'Bekijk de abonnementen']],
  ['no address', undefined, { ...CONFIG, newsletterUpgradeUrl: undefined }, ['Inloggen']],
  ['an unsafe address', JAN, { ...CONFIG, newsletterUpgradeUrl: 'javascript:alert(1)' }, []],
] as const)(
  'shows what an exclusive newsletter needs: %s [newsletter-button-4, newsletter-overlay-5]',
  async (_title, login, config, links) => {
    tolerate('warn nmt site-config: "newsletterUpgradeUrl" is "javascript:alert(1)"; expected an');
    const service = createService(login);
    const { button } = await start(DIV(' data-exclusive="true"'), config);
    await press(button);
    expect(dialog()?.textContent).toContain('Deze nieuwsbrief is exclusief voor digitaal-plusabonnees.');
    expect([...(dialog()?.querySelectorAll('a') ?? [])].map((link) => link.textContent)).toEqual(links);
    expect(service.calls.filter(({ method }) => method === 'POST')).toEqual([]);
  },
);

async function openForm(code?: string) {
  const started = await start(DIV('', code));
  await press(started.button);
  const form = dialog()?.querySelector('form') as HTMLFormElement;
  const email = form.querySelector<HTMLInputElement>('input[type="email"]') as HTMLInputElement;
  const submit = async () => {
    form.querySelector<HTMLElement>('[type="submit"]')?.click();
    await settle();
  };
  return { ...started, form, email, submit };
}

it('asks a logged-out visitor for an address and the robot check [newsletter-button-3, newsletter-overlay-1, newsletter-overlay-2]', async () => {
  const service = createService(undefined);
  const { form, email, submit } = await openForm();
  expect(email.required).toBe(true);
  await submit();
  expect(service.calls).toEqual([]);
  expect(email.getAttribute('aria-invalid')).toBe('true');
  email.value = 'an@lezers.example';
  email.dispatchEvent(new Event('input', { bubbles: true }));
  await submit();
  const alert = () => form.querySelector('[role="alert"]')?.textContent;
  expect(alert()).toBe("Vink eerst aan 'Ik ben geen robot' om je in te kunnen schrijven.");
  expect(service.calls).toEqual([]);
  service.verify();
  await settle();
  expect(alert()).toBe('');
});

it.each([
  ['nrcboeken', true, { confirmation: 'pending' }, 'Ingeschreven, nog te bevestigen'],
  ['nrcboeken', true, { confirmation: 'none' }, 'Ingeschreven'],
  ['nrcboeken', true, '<p>Dank</p>', 'Ingeschreven'],
  ['voyado-webshop', false, 204, 'Ingeschreven'],
] as const)(
  'thanks for %s (e-mail: %s, answer: %j), and suggests others [newsletter-button-3, newsletter-button-5, newsletter-overlay-3, newsletter-overlay-4, newsletter-overlay-5]',
  async (code, isConfirmed, answer, label) => {
    const service = createService(undefined);
    service.answers['/newsletters/inline-subscribe'] = answer;
    service.answers['/newsletters/alternatives'] =
      '<h3>Ook mooi</h3><article>Boeken <div data-widget="newsletter-button" data-code="nrcboeken"></div></article><article>Film <div data-widget="newsletter-button" data-code="nrcfilm"></div></article>';
    const { button, email, submit } = await openForm(code);
    email.value = 'an@lezers.example';
    email.focus();
    await settle();
    service.verify();
    await settle();
    await submit();
    await settle();
    const [call] = service.to('/newsletters/inline-subscribe');
    expect(call?.fields).toEqual({
      MAIL: 'an@lezers.example',
      OPTIN: code,
      SUBSCRIBE_SOURCE: 'artikel',
      HAS_VALID_TOKEN: '0',
      'g-recaptcha-response': 'geen-robot',
    });
    expect(dialog()?.textContent?.includes('Klik op de link')).toBe(isConfirmed);
    expect(dialog()?.textContent).toContain('Ook mooi');
    // The suggestions for a newsletter do not include that newsletter.
    expect(dialog()?.textContent?.includes('Boeken ')).toBe(code !== 'nrcboeken');
    expect(dialog()?.textContent).toContain('Film');
    expect([button.textContent, button.getAttribute('aria-disabled')]).toEqual([label, 'true']);
  },
);

it('leaves alternatives out that do not load, and repeats the check after a failure [newsletter-button-8, newsletter-overlay-5]', async () => {
  const service = createService(undefined);
  service.answers['/newsletters/inline-subscribe'] = 500;
  const { email, submit, form } = await openForm();
  email.value = 'an@lezers.example';
  email.focus();
  await settle();
  service.verify();
  await settle();
  await submit();
  expect(service.reset).toHaveBeenCalled();
  expect(form.querySelector('[role="alert"]')?.textContent).toBe('');
  service.answers['/newsletters/inline-subscribe'] = '';
  service.verify();
  await settle();
  await submit();
  expect(dialog()?.textContent).toContain('Bedankt voor je inschrijving');
  expect(dialog()?.querySelector('h3')).toBeNull();
  logged('error nmt newsletters: The subscription failed. HttpError: POST');
  logged('warn nmt newsletter-button: Other newsletters are left out: HttpError: GET');
});

it('names a missing attribute, and keeps the link', async () => {
  createService(JAN);
  const html =
    '<div data-widget="newsletter-button" data-name="Boeken"><a href="/nieuwsbrieven">Alle</a></div>';
  await expect(start(html)).rejects.toThrow('data-code is missing');
  expect(document.querySelector('a')).not.toBeNull();
});
