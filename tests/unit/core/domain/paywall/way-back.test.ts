// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { withWayBack } from '../../../../../core/domain/paywall/way-back.ts';

const SITE = '/abonnementen/';
const at = (path: string) => new URL(path, 'https://krant.example');
const to = (link: string, from: string, site = SITE) => withWayBack(link, site, at(from));

it.each([
  ['/abonnementen/', '/nieuws/ster-a1', '/abonnementen/?return_to=%2Fnieuws%2Fster-a1'],
  [
    'https://krant.example/abonnementen/?kind=1#plus',
    '/nieuws/ster-a1?x=1#lees',
    'https://krant.example/abonnementen/?kind=1&return_to=%2Fnieuws%2Fster-a1%3Fx%3D1%23lees#plus',
  ],
  // Of a payment that is over, and of a visitor.
  [
    '/abonnementen/',
    '/nieuws/ster-a1?activationId=1&paymentRef=2&gaa_n=3&id_token=4&email=a%40b.nl',
    '/abonnementen/?return_to=%2Fnieuws%2Fster-a1',
  ],
  // A page on the way passes on where the visitor came from.
  [
    '/abonnementen/',
    '/paywall-activate/?return_to=%2Fnieuws%2Fa1',
    '/abonnementen/?return_to=%2Fnieuws%2Fa1',
  ],
])('leads from %s on %s back [paywall-config-5]', (link, from, expected) => {
  expect(to(link, from)).toBe(expected);
});

it.each([
  ['/actie/', '/nieuws/a1', SITE],
  ['/abonnementen/?return_to=%2Felders%2F', '/nieuws/a1', SITE],
  ['https://abonneren.example/', '/nieuws/a1', 'https://abonneren.example/'],
  ['/abonnementen/', '/nieuws/a1', 'https://abonneren.example/abonnementen/'],
  ['/abonnementen/', '/nieuws/a1', ''],
])('leaves %s on %s as it is, with the subscription site %j', (link, from, site) => {
  expect(to(link, from, site)).toBe(link);
});

it('does not lead to another site by the address of the page [paywall-config-5]', () => {
  for (const bad of [
    'https://kwaad.example/',
    '//kwaad.example/',
    '/\\kwaad.example',
    'javascript:alert(1)',
  ]) {
    const link = to('/abonnementen/', `/x?return_to=${encodeURIComponent(bad)}`);
    expect(new URL(link, 'https://krant.example').searchParams.get('return_to')).toMatch(/^\/x\?/);
  }
});
