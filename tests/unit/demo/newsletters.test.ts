import { expect, it } from 'vitest';
import { siteBrowsers } from './site-browser.ts';

const newBrowser = siteBrowsers();
const FIELDS = { MAIL: 'an@lezers.example', OPTIN: 'nrcboeken', SUBSCRIBE_SOURCE: 'artikel', return_to: '/' };

it('a sign-up at an address that nobody has confirmed waits for the link in an e-mail, which works once', async () => {
  const browser = newBrowser();
  await browser.call('/');
  await browser.send('/newsletters/formulier', FIELDS);
  const letters = await (await browser.call('/demo/postvak/')).text();
  expect(letters).toContain('Bevestig je inschrijving voor Boeken');
  expect(letters).toContain('Aan an@lezers.example');
  const [, link = ''] = /href="(\/nieuwsbrieven\/bevestigen\/[^"]+)"/.exec(letters) ?? [];
  const answer = await browser.call(link);
  const address = answer.headers.get('location') ?? '';
  expect(answer.status).toBe(303);
  const page = await (await browser.call(address)).text();
  expect(page).toContain('Bedankt, je inschrijving voor Boeken is bevestigd.');
  // The list does not ask for a subscription that has just begun.
  expect(page).not.toContain('data-name="Boeken"');
  expect((await browser.call(link)).status).toBe(404);
});

it('a reader who is logged in is subscribed at once at the own address, without an e-mail', async () => {
  const browser = newBrowser();
  await browser.call('/?visitor=subscribed');
  const email = ((await (await browser.call('/newsletters/optins')).json()) as { email: string }).email;
  await browser.send('/newsletters/formulier', { ...FIELDS, MAIL: email });
  expect(await (await browser.call('/newsletters/optins')).json()).toMatchObject({
    optins: { nrcboeken: 1 },
  });
  expect(await (await browser.call('/demo/postvak/')).text()).not.toContain('Bevestig je inschrijving');
});
