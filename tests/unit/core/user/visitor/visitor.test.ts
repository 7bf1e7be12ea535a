import { describe, expect, it } from 'vitest';
import { visitorKind } from '../../../../../core/user/visitor/kind.ts';
import { SUBSCRIBER_SEGMENTS } from '../../../../../core/user/visitor/segment.ts';
import { statusConstant, USER_STATUSES } from '../../../../../core/user/visitor/status.ts';
import { classify, type Login, type Site } from '../../../../../core/user/visitor/visitor.ts';

const PLUS = ['nrc-plus', 'nrch-digitale-editie-zesdaags'];
const SITE: Site = {
  plusPermissions: PLUS,
  isServiceSite: false,
  segments: {
    VT: 'abonnee_digitaal_papier_voltijd',
    DT: 'abonnee_digitaal_papier_deeltijd',
    PLUS: 'abonnee_digitaal_plus',
    BASIS: 'abonnee_digitaal_basis',
    BASIS2: 'abonnee_digitaal_basis',
  },
};

const login = (permissions: string[] = [], productGroupCodes: string[] = []): Login => ({
  permissions,
  familyStatus: 'none',
  subscriberIds: [],
  productGroupCodes,
});

/**
 * Every combination of login, subscriber's, regional and plus permission, and service site. Columns: loggedIn,
 * nrc-online, mediahuis, plus, service site; status, kind, segment without codes.
 */
const COMBINATIONS = `
0 0 0 0 0  logged-out      logged-out      niet_abonnee
0 0 0 0 1  logged-out      logged-out      niet_abonnee
0 0 0 1 0  logged-out      logged-out      niet_abonnee
0 0 0 1 1  logged-out      logged-out      niet_abonnee
0 0 1 0 0  logged-out      logged-out      niet_abonnee
0 0 1 0 1  logged-out      logged-out      niet_abonnee
0 0 1 1 0  logged-out      logged-out      niet_abonnee
0 0 1 1 1  logged-out      logged-out      niet_abonnee
0 1 0 0 0  logged-out      logged-out      niet_abonnee
0 1 0 0 1  logged-out      logged-out      niet_abonnee
0 1 0 1 0  logged-out      logged-out      niet_abonnee
0 1 0 1 1  logged-out      logged-out      niet_abonnee
0 1 1 0 0  logged-out      logged-out      niet_abonnee
0 1 1 0 1  logged-out      logged-out      niet_abonnee
0 1 1 1 0  logged-out      logged-out      niet_abonnee
0 1 1 1 1  logged-out      logged-out      niet_abonnee
1 0 0 0 0  registered      registered      geregistreerd_gebruiker
1 0 0 0 1  subscribed      subscribed      abonnee_onbekend_segment
1 0 0 1 0  subscribed-plus subscribed-plus abonnee_onbekend_segment
1 0 0 1 1  subscribed-plus subscribed-plus abonnee_onbekend_segment
1 0 1 0 0  registered      regional        geregistreerd_regio_gebruiker
1 0 1 0 1  subscribed      regional        abonnee_onbekend_segment
1 0 1 1 0  subscribed-plus subscribed-plus abonnee_onbekend_segment
1 0 1 1 1  subscribed-plus subscribed-plus abonnee_onbekend_segment
1 1 0 0 0  subscribed      subscribed      abonnee_onbekend_segment
1 1 0 0 1  subscribed      subscribed      abonnee_onbekend_segment
1 1 0 1 0  subscribed-plus subscribed-plus abonnee_onbekend_segment
1 1 0 1 1  subscribed-plus subscribed-plus abonnee_onbekend_segment
1 1 1 0 0  subscribed      regional        abonnee_onbekend_segment
1 1 1 0 1  subscribed      regional        abonnee_onbekend_segment
1 1 1 1 0  subscribed-plus subscribed-plus abonnee_onbekend_segment
1 1 1 1 1  subscribed-plus subscribed-plus abonnee_onbekend_segment
`
  .trim()
  .split('\n')
  .map((row) => row.split(/\s+/));

describe('the visitor', () => {
  it('is tried in every combination', () => {
    expect(new Set(COMBINATIONS.map((row) => row.slice(0, 5).join(''))).size).toBe(32);
  });

  it.each(COMBINATIONS)(
    'logged in %s, nrc-online %s, mediahuis %s, plus %s, service site %s: %s, %s, %s [visitor-1, visitor-2, visitor-3, visitor-7]',
    (loggedIn, subscriber, regional, plus, service, status, kind, segment) => {
      const permissions = [
        ...(subscriber === '1' ? ['nrc-online'] : []),
        ...(regional === '1' ? ['mediahuis'] : []),
        ...(plus === '1' ? PLUS.slice(1) : []),
        'something-else',
      ];
      const site = { ...SITE, isServiceSite: service === '1' };
      // A logged-out visitor has no answer, so that no permission can count.
      const visitor = classify(loggedIn === '1' ? login(permissions) : undefined, site);
      expect(visitor).toMatchObject({ status, segment, loggedIn: loggedIn === '1' });
      expect(visitorKind(visitor)).toBe(kind);
    },
  );

  it('needs plus permissions to be configured, and takes any of them [visitor-2]', () => {
    for (const permission of PLUS) {
      expect(classify(login([permission]), SITE).status).toBe('subscribed-plus');
      expect(classify(login([permission]), { ...SITE, plusPermissions: [] }).status).toBe('registered');
    }
  });

  it('takes permissions by their whole name only [visitor-1, visitor-2]', () => {
    const visitor = classify(login(['nrc-online-trial', 'NRC-ONLINE', 'mediahuis2', 'nrc']), SITE);
    expect([visitor.status, visitorKind(visitor)]).toEqual(['registered', 'registered']);
  });

  it('has a status with an upper-case form for backends [visitor-2]', () => {
    expect(USER_STATUSES.map(statusConstant)).toEqual([
      'LOGGED_OUT',
      'REGISTERED',
      'SUBSCRIBED',
      'SUBSCRIBED_PLUS',
    ]);
  });

  it('is frozen, and contains the server’s data of the reader', () => {
    const messages: Login = {
      ...login(['nrc-online'], ['VT']),
      familyStatus: 'main',
      subscriberIds: ['12'],
      accountCreated: 1,
      email: 'lezer@example.org',
    };
    const visitor = classify(messages, SITE);
    expect(visitor).toMatchObject(messages);
    expect(Object.isFrozen(visitor)).toBe(true);
  });
});

/** Every set of codes: whether each segment's code is among them, and a code that is unmapped. */
const CODE_SETS = Array.from({ length: 32 }, (_, bits) =>
  ['VT', 'DT', 'PLUS', 'BASIS', 'ONBEKEND'].filter((_code, index) => bits & (1 << index)),
);

/** The result of a set of codes, best first: the first code of the list that is in the set decides. */
const BEST = [
  ['VT', 'abonnee_digitaal_papier_voltijd'],
  ['DT', 'abonnee_digitaal_papier_deeltijd'],
  ['PLUS', 'abonnee_digitaal_plus'],
  ['BASIS', 'abonnee_digitaal_basis'],
] as const;

describe('the segment', () => {
  it.each(CODE_SETS.map((codes) => ({ codes, reversed: [...codes].reverse() })))(
    'of codes $codes is that of the best one, for subscribers only [visitor-7, visitor-8, visitor-10]',
    ({ codes, reversed }) => {
      const best = BEST.find(([code]) => codes.includes(code))?.[1] ?? 'abonnee_onbekend_segment';
      for (const order of [codes, reversed]) {
        const segment = (permissions: string[], site = SITE) =>
          classify(login(permissions, order), site).segment;
        expect(segment(['nrc-online'])).toBe(best);
        expect(segment(['nrc-online', 'mediahuis'])).toBe(best);
        expect(segment(['nrc-plus'])).toBe(best);
        expect(segment([], { ...SITE, isServiceSite: true })).toBe(best);
        expect(segment([])).toBe('geregistreerd_gebruiker');
        expect(segment(['mediahuis'])).toBe('geregistreerd_regio_gebruiker');
      }
      expect(classify(undefined, SITE).segment).toBe('niet_abonnee');
    },
  );

  it('has the order of the specification [visitor-8]', () => {
    expect(SUBSCRIBER_SEGMENTS).toEqual(BEST.map(([, segment]) => segment));
  });

  it('is unknown for codes that only look like keys of a table [visitor-10]', () => {
    const codes = ['constructor', '__proto__', 'toString'];
    expect(classify(login(['nrc-online'], codes), SITE).segment).toBe('abonnee_onbekend_segment');
  });

  it.each([
    { reader: undefined, name: 'nobody' },
    { reader: login(), name: 'a registered reader' },
    { reader: login(['mediahuis']), name: 'a regional reader' },
    { reader: login(['nrc-online'], ['BASIS']), name: 'a subscriber' },
    { reader: login(['nrc-plus'], ['VT']), name: 'a plus subscriber' },
  ])('of $name follows debug codes, and nothing else does [visitor-9, visitor-11]', ({ reader }) => {
    const real = classify(reader, SITE);
    const { segment, ...rest } = classify(reader, { ...SITE, debugCodes: ['ONBEKEND', 'DT'] });
    expect(segment).toBe('abonnee_digitaal_papier_deeltijd');
    const { segment: _segment, ...realRest } = real;
    expect(rest).toEqual(realRest);
    expect(classify(reader, { ...SITE, debugCodes: ['ONBEKEND'] }).segment).toBe('abonnee_onbekend_segment');
  });
});
