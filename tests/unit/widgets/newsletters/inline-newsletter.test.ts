// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import inlineNewsletter from '../../../../widgets/newsletters/inline-newsletter/inline-newsletter.ts';
import { readReport } from '../../../../widgets/newsletters/inline-newsletter/read-report.ts';
import { createService, JAN, visit } from '../../core/domain/newsletters/service.ts';
import { logged } from '../../support/logged.ts';
import { eachOnItsOwnPage, messagesOf, settle, start, submit } from './letters.ts';

const CONFIRM = 'Bedankt voor je inschrijving. Bevestig deze via de link in de e-mail die we je stuurden.';
const CONFIRMED = 'Bedankt, je inschrijving is bevestigd.';
const FORM = (extra = '', code = 'nrcboeken') =>
  `<form data-widget="inline-newsletter" data-code="${code}" data-source="artikel" action="/formulier" method="post"${extra}><input type="email" name="MAIL"><div data-captcha></div><button>Schrijf je in</button></form>`;

eachOnItsOwnPage();

const open = (html = FORM()) => start(inlineNewsletter, html, 'form');
const message = () => document.querySelector<HTMLElement>('form + p');

async function fill(hook: HTMLElement, address = 'an@lezers.example'): Promise<void> {
  const email = hook.querySelector('input') as HTMLInputElement;
  email.focus();
  email.value = address;
  email.dispatchEvent(new Event('input', { bubbles: true }));
  await settle();
}

it('sends nothing without the robot check [inline-newsletter-1]', async () => {
  const service = createService(undefined);
  const { hook } = await open();
  await submit(hook);
  expect(messagesOf(hook)).toEqual([
    'Vul dit veld in.',
    "Vink aan 'Ik ben geen robot' om je in te kunnen schrijven.",
  ]);
  expect(document.activeElement).toBe(hook.querySelector('input'));
  await fill(hook);
  await submit(hook);
  expect(messagesOf(hook)).toEqual(["Vink aan 'Ik ben geen robot' om je in te kunnen schrijven."]);
  expect(service.calls).toEqual([]);
});

it('has the address of the account again after a reset', async () => {
  createService(JAN);
  const { hook } = await open();
  const field = hook.querySelector('input') as HTMLInputElement;
  await fill(hook);
  expect(field.value).toBe('an@lezers.example');
  (hook as HTMLFormElement).reset();
  expect(field.value).toBe('jan@lezers.example');
});

it('subscribes once and thanks, as the newsletter requires [inline-newsletter-1, inline-newsletter-3]', async () => {
  const service = createService(undefined);
  const { hook, leave } = await open(FORM(' data-thanks="Tot straks!"'));
  await fill(hook);
  service.verify();
  service.answers['/newsletters/inline-subscribe'] = 'hang';
  await submit(hook);
  await submit(hook);
  service.release();
  await settle();
  expect(service.calls).toEqual([
    {
      method: 'POST',
      address: '/newsletters/inline-subscribe',
      keepalive: true,
      fields: {
        MAIL: 'an@lezers.example',
        OPTIN: 'nrcboeken',
        SUBSCRIBE_SOURCE: 'artikel',
        HAS_VALID_TOKEN: '0',
        'g-recaptcha-response': 'geen-robot',
      },
    },
  ]);
  expect([message()?.textContent, hook.hidden]).toEqual(['Tot straks!', true]);
  leave();
  expect([message(), hook.hidden, hook.querySelector('[role]')]).toEqual([null, false, null]);
});

it.each([
  ['nrcboeken', CONFIRM],
  ['voyado-webshop', CONFIRMED],
])('thanks for %s [inline-newsletter-3]', async (code, text) => {
  const service = createService(undefined);
  const { hook } = await open(FORM('', code));
  await fill(hook);
  service.verify();
  await submit(hook);
  expect(message()?.textContent).toBe(text);
});

it.each([
  ['Jan@lezers.example', CONFIRMED],
  ['an@lezers.example', CONFIRM],
])('thanks a logged-in visitor who subscribes %s [inline-newsletter-3]', async (address, text) => {
  const service = createService(JAN);
  const { hook } = await open();
  await fill(hook, address);
  service.verify();
  await submit(hook);
  expect(service.calls.at(-1)?.fields.MAIL).toBe(address);
  expect(message()?.textContent).toBe(text);
});

it('requires the check again after a failure, without a message [inline-newsletter-3]', async () => {
  const service = createService(undefined);
  service.answers['/newsletters/inline-subscribe'] = 500;
  const { hook } = await open();
  await fill(hook);
  service.verify();
  await submit(hook);
  expect(service.reset).toHaveBeenCalledOnce();
  expect([messagesOf(hook), hook.hidden, hook.hasAttribute('aria-busy')]).toEqual([[], false, false]);
  logged(/^error/);
});

it.each([
  ['#msg=subscribed-via-inline-form', CONFIRM],
  ['#msg=subscribed-via-inline-form-confirmed', CONFIRMED],
])('thanks after %s, and removes it [inline-newsletter-2, inline-newsletter-3]', async (hash, text) => {
  createService(undefined);
  visit(`/artikel?van=brief${hash}`);
  await open();
  expect(message()?.textContent).toBe(text);
  expect(message()?.hidden).toBe(false);
  expect(location.href).toMatch(/\/artikel\?van=brief$/);
});

it.each(['#msg=anders', '#msg=toString', '#msg', '#kop', ''])(
  'shows nothing for "%s" [inline-newsletter-3]',
  async (hash) => {
    createService(undefined);
    visit(`/artikel${hash}`);
    await open();
    expect(message()?.hidden).toBe(true);
    expect(location.hash).toBe(hash);
    expect(readReport(hash)).toBeUndefined();
  },
);
