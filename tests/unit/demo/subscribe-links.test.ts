import { expect, it } from 'vitest';
import { siteBrowsers } from './site-browser.ts';

const newBrowser = siteBrowsers();

/** The opening tags of the links to subscribe, and of their ancestors. */
const invitationsOf = (html: string) => html.match(/<[^>]* data-header-subscribe[^>]*>/g) ?? [];

it.each([
  ['anonymous', 2, false],
  ['registered', 3, false],
  ['newcomer', 3, false],
  ['regional', 3, false],
  ['subscribed', 3, true],
  ['subscribed-plus', 3, true],
  ['family-member', 3, true],
])(
  'the header and the menus invite %s to subscribe without a script, or do not',
  async (visitor, count, hidden) => {
    const html = await (await newBrowser().call(`/sectie/sport/?visitor=${visitor}`)).text();
    const invitations = invitationsOf(html);
    expect(invitations).toHaveLength(count);
    expect(invitations.every((tag) => / hidden\b/.test(tag) === hidden)).toBe(true);
    const [banner = ''] = /<header class="site-header".*?<\/header>/s.exec(html) ?? [];
    expect(banner.match(/>Abonneren<\/a>/g)).toHaveLength(count);
    expect(banner).toContain('href="/abonnementen/?return_to=%2Fsectie%2Fsport%2F"');
  },
);

it('offers a larger subscription to who has one only', async () => {
  const offers = async (visitor: string) =>
    (await (await newBrowser().call(`/?visitor=${visitor}`)).text()).includes('data-widget="upgrade-button"');
  expect([await offers('registered'), await offers('long-standing')]).toEqual([false, true]);
});

it.each([
  ['anonymous', 'Al abonnee? <a href="/login/'],
  ['registered', 'Je bent ingelogd als <strong>Jasmijn Vermeulen</strong>'],
  ['subscribed', 'Je bent al abonnee met'],
])('the subscriptions page knows whether %s is logged in and subscribes', async (visitor, text) => {
  const html = await (await newBrowser().call(`/abonnementen/?visitor=${visitor}`)).text();
  const main = /<main.*?<\/main>/s.exec(html)?.[0] ?? '';
  const texts = ['Al abonnee?', 'Je bent ingelogd als', 'Je bent al abonnee met'].filter((each) =>
    main.includes(each),
  );
  expect(texts).toHaveLength(1);
  expect(main).toContain(text);
});
