// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import type { PageView } from '../../../../../core/user/analytics/page-views.ts';
import { pingOf } from '../../../../../widgets/shell/visit-ping/ping-of.ts';

const SITE = 'https://www.krant.example';
const visit = (view: Partial<PageView> = {}, articleId = '4101') =>
  pingOf({
    page: { articleId },
    view: {
      id: 'v-1',
      restored: false,
      address: `${SITE}/nieuws/2026/03/29/titel-a4101`,
      referrer: `${SITE}/sectie/economie/`,
      ...view,
    },
    version: 'r7',
  });

it('carries all eight fields [click-tracking-1]', () => {
  expect(visit()).toEqual({
    v: 'v-1',
    r: `${SITE}/sectie/economie/`,
    from: `${SITE}/sectie/economie/`,
    to: `${SITE}/nieuws/2026/03/29/titel-a4101`,
    via: '',
    blog_slug: '',
    post_id: '4101',
    version: 'r7',
  });
});

it('has no page of this site when the reader arrived from elsewhere [click-tracking-1]', () => {
  for (const referrer of ['https://zoek.example/?q=x', `${SITE}.elders.example/`, '']) {
    expect(visit({ referrer })).toMatchObject({ r: referrer, from: '' });
  }
});

it('loses tokens and e-mail addresses from from, to and r [click-tracking-2, gift-9]', () => {
  const secrets = '?token=geheim&gift_token=geheim&email=jan%40geheim.nl&x=1';
  const ping = visit({ address: `${SITE}/a${secrets}`, referrer: `${SITE}/b${secrets}` });
  expect(ping).toMatchObject({ to: `${SITE}/a?x=1`, r: `${SITE}/b?x=1`, from: `${SITE}/b?x=1` });
  expect(JSON.stringify(ping)).not.toContain('geheim');
});

it('loses those of the addresses inside of an address, and addresses with an e-mail address in their path [click-tracking-2]', () => {
  const secrets = '?return_to=%2Factiveer%2F%3Fx%3D1%26token%3Dgeheim&wie=jan%2540geheim.nl';
  const ping = visit({ address: `${SITE}/login/${secrets}`, referrer: `${SITE}/profiel/jan%2540geheim.nl/` });
  expect(ping).toMatchObject({ to: `${SITE}/login/?return_to=%2Factiveer%2F%3Fx%3D1`, r: '', from: '' });
});

it.each([
  ['?via=nieuwsbrief', 'nieuwsbrief'],
  ['?utm_source=social.x', 'social.x'],
  ['?via=a&utm_source=b', 'a'],
  ['?utm_source=b#via=a', 'a'],
  ['?via=a#via=b', 'a'],
  ['#via=%', ''],
  ['?via=jan@voorbeeld.nl', ''],
  [`?via=${'a'.repeat(51)}`, ''],
  ['?via=', ''],
  ['', ''],
])('with %s has via %j [click-tracking-1]', (query, via) => {
  expect(visit({ address: `${SITE}/${query}` }).via).toBe(via);
});

it('names the blog and the article of the page [click-tracking-1]', () => {
  expect(visit({ address: `${SITE}/blog/economie-blog/x` }, '')).toMatchObject({
    blog_slug: 'economie-blog',
    post_id: '',
  });
  expect(visit({}, 'jan@voorbeeld.nl').post_id).toBe('');
});

it('marks a restored page, without the first referrer [click-tracking-1]', () => {
  expect(visit({ id: 'v-2', restored: true, address: `${SITE}/?via=x` })).toMatchObject({
    v: 'v-2',
    r: '',
    from: '',
    via: 'history',
  });
});
