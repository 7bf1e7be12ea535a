// @vitest-environment happy-dom
import { describe, expect, it, vi } from 'vitest';
import { mergePaywallConfig, sitePaywall } from '../../../../../core/domain/paywall/config.ts';
import { paywallSession } from '../../../../../core/domain/paywall/paywall-session.ts';
import { safeRedirect } from '../../../../../core/domain/paywall/safe-redirect.ts';

const PAYWALL_DEFAULTS = mergePaywallConfig();

describe('the configuration of the paywall', () => {
  it('takes the attribute first, then the fetched value, then the site’s, then the default [paywall-config-3]', () => {
    const merged = mergePaywallConfig(
      { termsUrl: '/a', apiBase: undefined },
      { termsUrl: '/b', newsSiteUrl: '/b' },
      { termsUrl: '/c', newsSiteUrl: '/c', customerServiceUrl: '/c' },
    );
    expect(merged).toEqual({
      ...PAYWALL_DEFAULTS,
      termsUrl: '/a',
      newsSiteUrl: '/b',
      customerServiceUrl: '/c',
    });
  });

  it.each([
    undefined,
    null,
    'tekst',
    [],
    {
      requestTimeoutMs: -1,
      decisionTimeoutMs: '5000',
      newsletterMediums: 'email',
      paymentHosts: ['', 7],
      contextFields: { path: 7 },
      onCampaignFailure: 'feest',
      identityCheck: 'ja',
      onbekend: true,
    },
  ])('ignores %o [paywall-config-2]', (sent) => {
    expect(mergePaywallConfig(sent)).toEqual(PAYWALL_DEFAULTS);
  });

  it('has the documented defaults [paywall-config-4, payment-4, extended-access-4, paywall-types-25]', () => {
    expect(PAYWALL_DEFAULTS).toMatchObject({
      apiBase: '',
      requestTimeoutMs: 10_000,
      decisionTimeoutMs: 5000,
      meteringTimeoutMs: 1500,
      paymentHosts: ['mollie.com'],
      mobileBreakpoint: 740,
    });
  });

  it('reads the section of the site, whatever is there [paywall-config-2]', () => {
    expect(sitePaywall({ config: { paywall: { termsUrl: '/x' } } })).toEqual({ termsUrl: '/x' });
    expect(mergePaywallConfig(sitePaywall({ config: { paywall: 'niets' } }))).toEqual(mergePaywallConfig());
  });
});

describe('the safe-URL rule', () => {
  const page = { config: {} };
  const rule = (
    address: string,
    redirectHosts: string[] = [],
    subscriptionSiteUrl = 'https://abonneren.example/nu',
  ) => safeRedirect(address, { redirectHosts, subscriptionSiteUrl }, page);

  it.each([
    '/verder',
    `${location.origin}/verder`,
    'https://abonneren.example',
    'https://abonneren.example/x',
    'https://www.abonneren.example/',
  ])('accepts %s, as it was sent [paywall-config-5]', (address) => {
    expect(rule(address)).toBe(address);
  });

  it.each(['http:/elders.example/x', 'http:elders.example/x'])(
    'names the whole address for %s, which means another host to software without a base [paywall-config-5]',
    (address) => {
      const whole = rule(address);
      expect(whole === undefined || whole.startsWith(`${location.origin}/`)).toBe(true);
    },
  );

  it('names the whole address where a base would lead elsewhere [paywall-config-5]', () => {
    vi.spyOn(document, 'baseURI', 'get').mockReturnValue('https://elders.example/');
    expect(rule('/verder')).toBe(`${location.origin}/verder`);
    vi.restoreAllMocks();
  });

  it.each([
    'javascript:alert(1)',
    'data:text/html,x',
    '//elders.example',
    '/\\elders.example',
    '\\\\elders.example',
    'https:\\\\elders.example',
    'http://abonneren.example/',
    'https://abonneren.example.kwaad.example/',
    'https://kwaadabonneren.example/',
    'https://jan:geheim@abonneren.example/',
    'https://abonneren.example:8443/',
    '/ver\nder',
    'java\tscript:alert(1)',
  ])('refuses %j [paywall-config-5]', (address) => {
    expect(rule(address)).toBeUndefined();
  });

  it('uses the list where there is one instead of the subscription site [paywall-config-5]', () => {
    expect(rule('https://elders.example/', ['elders.example'])).toBe('https://elders.example/');
    expect(rule('https://abonneren.example/', ['elders.example'])).toBeUndefined();
    expect(rule('https://elders.example/', [], '')).toBeUndefined();
  });
});

describe('the session id', () => {
  it('is a random UUID that is stored and reused [decision-context-3, decision-context-4]', () => {
    localStorage.clear();
    const id = paywallSession();
    expect(id).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/);
    expect(localStorage.getItem('nmt_paywall_session')).toBe(id);
    expect(paywallSession()).toBe(id);
  });

  it('is renewed where another value is stored [decision-context-4]', () => {
    localStorage.setItem('nmt_paywall_session', '<script>');
    expect(paywallSession()).toHaveLength(36);
  });
});
