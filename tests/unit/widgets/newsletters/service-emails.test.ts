// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import serviceEmails from '../../../../widgets/newsletters/service-emails/service-emails.ts';
import { createService, JAN } from '../../core/domain/newsletters/service.ts';
import { logged } from '../../support/logged.ts';
import { eachOnItsOwnPage, settle, start } from './letters.ts';

const FORMS = `<div data-widget="service-emails"><form method="post" action="/mails/tips"><input type="hidden" name="csrf" value="x"><label>Tips <input type="checkbox" name="enabled" value="1"></label><button>Opslaan</button></form><form method="post" action="/mails/krant"><label>Krant <input type="checkbox" name="enabled" value="1" checked=""></label><button>Opslaan</button></form></div>`;

eachOnItsOwnPage();

async function open() {
  const mounted = await start(serviceEmails, FORMS, 'div');
  const [form, other] = mounted.hook.querySelectorAll('form');
  const box = form?.querySelector('[type="checkbox"]') as HTMLInputElement;
  return { ...mounted, form: form as HTMLFormElement, other, box };
}

it('submits each switch in place, locked meanwhile [service-emails-1]', async () => {
  const service = createService(JAN);
  service.answers['/mails/tips'] = 'hang';
  const { hook, form, other, box, leave } = await open();
  expect(form.querySelector('button')?.className).toContain('unneeded');
  box.click();
  await settle();
  box.click();
  await settle();
  expect([box.checked, box.getAttribute('aria-disabled')]).toEqual([true, 'true']);
  service.release();
  await settle();
  expect(service.calls).toEqual([
    { method: 'POST', address: '/mails/tips', keepalive: true, fields: { csrf: 'x', enabled: '1' } },
  ]);
  expect(form.querySelector('[role="status"]')?.textContent).toBe('Opgeslagen');
  expect(other?.querySelector('[role="status"]')?.textContent).toBe('');
  expect(box.hasAttribute('aria-disabled')).toBe(false);
  leave();
  expect(hook.outerHTML).toBe(FORMS);
});

it('puts the switch back after a failure [service-emails-2]', async () => {
  const service = createService(JAN);
  service.answers['/mails/tips'] = 500;
  const { form, box } = await open();
  box.click();
  await settle();
  expect(box.checked).toBe(false);
  expect(form.querySelector('[role="alert"]')?.textContent).toBe(
    'Opslaan is niet gelukt. Probeer het later opnieuw.',
  );
  expect(logged(/^error/)).toHaveLength(1);
  service.answers['/mails/tips'] = '';
  box.click();
  await settle();
  expect([box.checked, form.querySelector('[role="alert"]')?.textContent]).toEqual([true, '']);
});
