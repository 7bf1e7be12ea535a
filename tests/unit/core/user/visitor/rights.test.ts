import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { mayGive } from '../../../../../core/domain/gift/may-give.ts';
import { visitorKind } from '../../../../../core/user/visitor/kind.ts';
import {
  DIGITAL_PLUS_PERMISSIONS,
  hasAnyPermission,
  REGIONAL_PERMISSION,
  SUBSCRIBER_PERMISSION,
} from '../../../../../core/user/visitor/permissions.ts';
import {
  hasDigitalPlus,
  isPlus,
  isRegional,
  isSubscriber,
  mayGiveArticles,
} from '../../../../../core/user/visitor/rights.ts';
import { classify, type Login } from '../../../../../core/user/visitor/visitor.ts';

const root = join(import.meta.dirname, '../../../../..');

const login = (...permissions: string[]): Login => ({
  permissions,
  familyStatus: 'none',
  subscriberIds: [],
  productGroupCodes: [],
});

const visitor = (permissions: string[] | undefined, isServiceSite: boolean) =>
  classify(permissions && login(...permissions), { plusPermissions: ['plus'], isServiceSite, segments: {} });

const SIX_DAYS = 'nrch-digitale-editie-zesdaags';
const NEXT = 'nrcnext-digitale-editie';

/** Visitors' rights: permissions, service site; subscriber, plus, regional, digital plus, may give; kind. */
const VISITORS = [
  [undefined, false, [0, 0, 0, 0, 0], 'logged-out'],
  [undefined, true, [0, 0, 0, 0, 0], 'logged-out'],
  [[], false, [0, 0, 0, 0, 0], 'registered'],
  [['something-else'], false, [0, 0, 0, 0, 0], 'registered'],
  [['nrc-online-trial', 'NRC-ONLINE', 'mediahuis2'], false, [0, 0, 0, 0, 0], 'registered'],
  [['nrc-online'], false, [1, 0, 0, 0, 1], 'subscribed'],
  [['mediahuis'], false, [0, 0, 1, 0, 0], 'regional'],
  [['nrc-online', 'mediahuis'], false, [1, 0, 1, 0, 0], 'regional'],
  // A visitor who is a subscriber because of the service site or a plus permission cannot give articles without
  // `nrc-online`.
  [[], true, [1, 0, 0, 0, 0], 'subscribed'],
  [['mediahuis'], true, [1, 0, 1, 0, 0], 'regional'],
  [['plus'], false, [1, 1, 0, 0, 0], 'subscribed-plus'],
  [['nrc-online', 'plus'], false, [1, 1, 0, 0, 1], 'subscribed-plus'],
  [['nrc-online', 'plus', 'mediahuis'], false, [1, 1, 1, 0, 0], 'subscribed-plus'],
  // The digital paper only makes a plus subscriber if the page says so.
  [[SIX_DAYS], false, [0, 0, 0, 1, 0], 'registered'],
  [['nrc-online', NEXT], false, [1, 0, 0, 1, 1], 'subscribed'],
  [['nrc-online', 'plus', SIX_DAYS], false, [1, 1, 0, 1, 1], 'subscribed-plus'],
] as const;

it.each(VISITORS)(
  '%j, service site %s [visitor-1, visitor-2, visitor-3, profile-api-4, paywall-decision-1, gift-1, newsletter-button-4]',
  (permissions, isServiceSite, [subscriber, plus, regional, digitalPlus, gives], kind) => {
    const who = visitor(permissions && [...permissions], isServiceSite);
    expect({
      subscriber: isSubscriber(who),
      plus: isPlus(who),
      regional: isRegional(who),
      digitalPlus: hasDigitalPlus(who),
      gives: mayGiveArticles(who),
      kind: visitorKind(who),
    }).toEqual({
      subscriber: !!subscriber,
      plus: !!plus,
      regional: !!regional,
      digitalPlus: !!digitalPlus,
      gives: !!gives,
      kind,
    });
    expect(mayGive(who, { articleIsFree: false, articleType: 'article' })).toBe(!!gives);
  },
);

it('tells every kind of visitor', () => {
  const kinds = new Set(VISITORS.map(([, , , kind]) => kind));
  expect([...kinds].sort()).toEqual([
    'logged-out',
    'regional',
    'registered',
    'subscribed',
    'subscribed-plus',
  ]);
});

it('counts permissions only for who is logged in, and any one of them', () => {
  const permissions = ['een', 'twee'];
  expect(hasAnyPermission({ loggedIn: true, permissions }, ['twee', 'drie'])).toBe(true);
  expect(hasAnyPermission({ loggedIn: true, permissions }, ['drie'])).toBe(false);
  expect(hasAnyPermission({ loggedIn: true, permissions }, [])).toBe(false);
  expect(hasAnyPermission({ loggedIn: false, permissions }, ['twee'])).toBe(false);
});

it('has the names of permissions in one file of the product, and in the contract', () => {
  const names = [SUBSCRIBER_PERMISSION, REGIONAL_PERMISSION, ...DIGITAL_PLUS_PERMISSIONS];
  const naming = ['core', 'widgets']
    .flatMap((folder) =>
      readdirSync(join(root, folder), { recursive: true }).map((path) => `${folder}/${path}`),
    )
    .filter((path) => /\.tsx?$/.test(path) && !path.endsWith('.contract.ts'))
    .filter((path) => {
      // Examples in docstrings may contain them.
      const source = readFileSync(join(root, path), 'utf8').replace(/^ *\*.*$/gm, '');
      return names.some((name) => new RegExp(`(['"\`])${name}\\1`).test(source));
    });
  expect(naming).toEqual(['core/user/visitor/permissions.ts']);
});
