// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { safeRedirect } from '../../../../../core/domain/paywall/safe-redirect.ts';
import { visitedPage } from '../../user/visitor/reader.ts';

const page = visitedPage({ redirectHosts: ['site.example'] });
const to = (address: string, redirectHosts: readonly string[] = []) =>
  safeRedirect(address, { redirectHosts, subscriptionSiteUrl: 'https://abonneren.example/x' }, page);

it.each([
  ['/mijn-account/', [], true],
  ['https://abonneren.example/a', [], true],
  ['https://diep.abonneren.example/a', [], true],
  // A separate list replaces the subscription site.
  ['https://abonneren.example/a', ['elders.example'], false],
  ['https://elders.example/a', ['elders.example'], true],
  // The site's own list applies in both cases.
  ['https://site.example/a', [], true],
  ['https://site.example/a', ['elders.example'], true],
  ['https://nepabonneren.example/', [], false],
  ['http://abonneren.example/', [], false],
  ['https://abonneren.example:444/', [], false],
  ['https://iemand@abonneren.example/', [], false],
  ['//kwaad.example/', [], false],
  ['javascript:alert(1)', [], false],
  ['\\\\kwaad.example', [], false],
])('opens %s with %j: %s [paywall-config-5]', (address, hosts, isFine) => {
  expect(to(address, hosts) !== undefined).toBe(isFine);
});
