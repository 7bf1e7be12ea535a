// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest';
import bundle from '../../../../widgets/newsletters/newsletter-bundle-landing/newsletter-bundle-landing.ts';
import { createService, JAN } from '../../core/domain/newsletters/service.ts';
import { logged } from '../../support/logged.ts';
import { eachOnItsOwnPage, messagesOf, settle, start, submit } from './letters.ts';

const FORM = `<form data-widget="newsletter-bundle-landing" data-source="bundel" method="post" action="/formulier"><label><input type="checkbox" name="OPTIN" value="nrcboeken"> Boeken</label><label><input type="checkbox" name="OPTIN" value="nrcfilm"> Film</label><label><input type="checkbox" name="OPTIN" value="nrcai"> AI</label><label for="m">E-mail</label><input id="m" type="email" name="MAIL"><button>Schrijf je in</button></form>`;

eachOnItsOwnPage();

async function open() {
  const mounted = await start(bundle, FORM, 'form');
  const boxes = [...mounted.hook.querySelectorAll<HTMLInputElement>('input[name="OPTIN"]')];
  const button = mounted.hook.querySelector('form > button') as HTMLButtonElement;
  const outcomes = () => boxes.map((box) => box.closest('label')?.nextElementSibling?.textContent);
  return { ...mounted, boxes, button, outcomes, ticked: () => boxes.map(({ checked }) => checked) };
}

it('says how many, and is disabled with none [newsletter-bundle-landing-1]', async () => {
  createService(JAN);
  const { boxes, button, hook, leave } = await open();
  expect(button.disabled).toBe(true);
  boxes[0]?.click();
  expect([button.textContent, button.disabled]).toEqual(['Schrijf je in voor 1 nieuwsbrief', false]);
  boxes[1]?.click();
  expect(button.textContent).toBe('Schrijf je in voor 2 nieuwsbrieven');
  boxes[0]?.click();
  boxes[1]?.click();
  expect(button.disabled).toBe(true);
  boxes[0]?.click();
  (hook as HTMLFormElement).reset();
  await vi.waitFor(() => expect(button.disabled).toBe(true));
  leave();
  expect(hook.outerHTML).toBe(FORM);
});

it('sends each once, and keeps the failed ones ticked [newsletter-bundle-landing-2]', async () => {
  const service = createService(JAN);
  const { boxes, button, hook, outcomes, ticked } = await open();
  for (const box of boxes.slice(0, 2)) box.click();
  service.answers['/newsletters/inline-subscribe'] = 'hang';
  await submit(hook);
  await submit(hook);
  expect(button.disabled).toBe(true);
  boxes[2]?.click();
  service.answers['/newsletters/inline-subscribe'] = '';
  service.release();
  await settle();
  const sent = service.to('/newsletters/inline-subscribe').map(({ fields }) => fields);
  expect(sent.map(({ OPTIN }) => OPTIN)).toEqual(['nrcboeken', 'nrcfilm']);
  expect(sent[0]).toEqual({
    MAIL: 'jan@lezers.example',
    OPTIN: 'nrcboeken',
    SUBSCRIBE_SOURCE: 'bundel',
    HAS_VALID_TOKEN: '0',
  });
  expect(outcomes()).toEqual(['Ingeschreven', 'Ingeschreven', '']);
  expect(ticked()).toEqual([false, false, false]);
  service.answers['/newsletters/inline-subscribe'] = 403;
  boxes[2]?.click();
  await submit(hook);
  expect(outcomes()).toEqual(['Ingeschreven', 'Ingeschreven', 'Inschrijven is niet gelukt']);
  expect(ticked()).toEqual([false, false, true]);
  expect(button.textContent).toBe('Schrijf je in voor 1 nieuwsbrief');
  logged('error nmt newsletters: The subscription failed. HttpError: POST');
});

it('needs an address and the robot check of a logged-out visitor [newsletter-bundle-landing-2]', async () => {
  const service = createService(undefined);
  const { boxes, hook, outcomes } = await open();
  boxes[0]?.click();
  await submit(hook);
  expect(messagesOf(hook)).toEqual(['Vul dit veld in.', expect.stringContaining('Ik ben geen robot')]);
  const email = hook.querySelector<HTMLInputElement>('#m') as HTMLInputElement;
  email.focus();
  email.value = 'an@lezers.example';
  await settle();
  await submit(hook);
  expect(messagesOf(hook)).toEqual([expect.stringContaining('Ik ben geen robot')]);
  expect(service.calls).toEqual([]);
  service.answers['/newsletters/inline-subscribe'] = { confirmation: 'pending' };
  service.verify();
  await submit(hook);
  expect(service.calls[0]?.fields).toMatchObject({
    MAIL: 'an@lezers.example',
    'g-recaptcha-response': 'geen-robot',
  });
  expect(outcomes()[0]).toBe('Ingeschreven, nog te bevestigen');
});
