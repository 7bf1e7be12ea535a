// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import { readBodyAttributes } from '../../../../../core/runtime/page/body-attributes.ts';
import { takeLogged, tolerate } from '../../../support/logged.ts';

/** Reads a body with these `data-` attributes, in the format of the CMS. */
function read(attributes: Record<string, string>) {
  const body = document.createElement('body');
  for (const [name, value] of Object.entries(attributes)) body.setAttribute(`data-${name}`, value);
  return readBodyAttributes(body);
}

const warnings = () => takeLogged(/^warn/).map(([, message]) => message);

it('reads every attribute of body with its type [page-metadata-1, page-metadata-8]', () => {
  expect(
    read({
      'page-type': 'article',
      'article-type': 'inbeeld',
      'article-variant': 'full-page',
      'article-id': '4123456',
      'article-urn': 'urn:article:4123456',
      'nmo-content-id': 'nmo-1',
      'index-slug': 'politiek',
      dossier: 'woningnood',
      rubric: 'Binnenland',
      'article-reading-time': '7',
      'article-is-free': 'true',
      'article-is-runner': '1',
      'article-is-safe': 'false',
      'article-updated-at': '2026-03-29T10:15:00Z',
      'article-relative-url': '/nieuws/2026/03/29/titel-a4123456',
      'allow-ads': 'true',
      'paywall-limit': '5',
      'paywall-article-expire-days': '30',
      'static-path': 'https://static.example/',
      'thirdparty-template': '/thirdparty.html',
      'plus-permissions': 'audio, puzzles,,  ',
      'article-download-url': '/download/4123456.pdf',
      'history-notice': 'off',
      'blazy-offset': '250',
    }),
  ).toEqual({
    pageType: 'article',
    articleType: 'inbeeld',
    articleVariant: 'full-page',
    articleId: '4123456',
    articleUrn: 'urn:article:4123456',
    nmoContentId: 'nmo-1',
    indexSlug: 'politiek',
    dossier: 'woningnood',
    rubric: 'Binnenland',
    articleReadingTime: 7,
    articleIsFree: true,
    articleIsRunner: true,
    articleIsSafe: false,
    articleUpdatedAt: '2026-03-29T10:15:00Z',
    articleRelativeUrl: '/nieuws/2026/03/29/titel-a4123456',
    allowAds: true,
    paywallLimit: 5,
    paywallArticleExpireDays: 30,
    staticPath: 'https://static.example/',
    thirdpartyTemplate: '/thirdparty.html',
    plusPermissions: ['audio', 'puzzles'],
    articleDownloadUrl: '/download/4123456.pdf',
    consentRequired: true,
    historyNotice: 'off',
    blazyOffset: 250,
  });
  expect(warnings()).toEqual([]);
});

it('gives each missing attribute its default and warns only of the page type [page-metadata-1, page-metadata-8]', () => {
  expect(read({})).toEqual({
    pageType: '',
    articleType: '',
    articleVariant: '',
    articleId: '',
    articleUrn: '',
    nmoContentId: '',
    indexSlug: '',
    dossier: '',
    rubric: '',
    articleReadingTime: undefined,
    articleIsFree: false,
    articleIsRunner: false,
    articleIsSafe: false,
    articleUpdatedAt: '',
    articleRelativeUrl: '',
    allowAds: undefined,
    paywallLimit: undefined,
    paywallArticleExpireDays: undefined,
    staticPath: '',
    thirdpartyTemplate: '',
    plusPermissions: [],
    articleDownloadUrl: '',
    consentRequired: true,
    historyNotice: '',
    blazyOffset: undefined,
  });
  expect(warnings()).toEqual(['body has no usable data-page-type; features bound to a type stay off.']);
});

describe('the types [page-metadata-8]', () => {
  it.each([
    ['true', true],
    ['1', true],
    [' true ', true],
    ['false', false],
    ['0', false],
    ['', false],
  ])('takes the flag %j for %j', (raw, value) => {
    expect(read({ 'page-type': 'article', 'article-is-free': raw, 'allow-ads': raw })).toMatchObject({
      articleIsFree: value,
      allowAds: value,
    });
    expect(warnings()).toEqual([]);
  });

  it.each([
    [undefined, true],
    ['', true],
    ['true', true],
    ['nee', true],
    ['false', false],
    ['0', false],
  ])('requires consent for data-consent-required %j: %j [consent-6]', (raw, value) => {
    tolerate(`warn nmt page: body's data-consent-required is "nee"; expected a flag.`);
    const attributes = { 'page-type': 'article', ...(raw !== undefined && { 'consent-required': raw }) };
    expect(read(attributes).consentRequired).toBe(value);
  });

  it.each([
    ['5', 5],
    ['-5', -5],
    ['2.5', 2.5],
    [' 5 ', 5],
    ['', undefined],
  ])('takes the number %j for %j', (raw, value) => {
    expect(read({ 'page-type': 'article', 'paywall-limit': raw }).paywallLimit).toBe(value);
    expect(warnings()).toEqual([]);
  });

  it.each<[string, string, string, unknown, string]>([
    ['article-is-free', 'articleIsFree', 'ja', false, 'flag'],
    ['article-is-runner', 'articleIsRunner', 'TRUE', false, 'flag'],
    ['allow-ads', 'allowAds', 'javascript:alert(1)', false, 'flag'],
    ['paywall-limit', 'paywallLimit', 'vijf', undefined, 'number'],
    ['paywall-limit', 'paywallLimit', '5 artikelen', undefined, 'number'],
    ['article-reading-time', 'articleReadingTime', 'Infinity', undefined, 'number'],
    ['blazy-offset', 'blazyOffset', 'NaN', undefined, 'number'],
    ['page-type', 'pageType', '<script>alert(1)</script>', '', 'word'],
    ['article-type', 'articleType', 'in beeld', '', 'word'],
    ['article-variant', 'articleVariant', 'full/page', '', 'word'],
  ])('gives data-%s its default where %s is %j, with one warning', (name, property, raw, value, kind) => {
    const attributes = { 'page-type': 'article', [name]: raw };
    read(attributes);
    expect(read(attributes)).toHaveProperty(property, value);
    expect(warnings()).toEqual([`body's data-${name} is ${JSON.stringify(raw)}; expected a ${kind}.`]);
  });

  it('shows no more of a hostile value than fits a line', () => {
    read({ 'page-type': 'article', 'paywall-limit': 'x'.repeat(10_000) });
    expect(warnings()[0].length).toBeLessThan(150);
  });

  it('gives a list that nobody can change', () => {
    expect(Object.isFrozen(read({ 'plus-permissions': 'audio' }).plusPermissions)).toBe(true);
    expect(read({ 'plus-permissions': ' , ' }).plusPermissions).toEqual([]);
  });
});
