// @vitest-environment happy-dom
// @vitest-environment-options {"url": "https://krant.example/nieuws/2026/03/29/titel-a4101?gift_token=geheim&pagina=2#kop"}
import { afterEach, describe, expect, it } from 'vitest';
import { canonicalUrl, countedUrl, sharedUrl } from '../../../../../core/domain/share/shared-url.ts';
import { pageTitle } from '../../../../../core/runtime/page/page-title.ts';

const PAGE = { articleRelativeUrl: '', path: '/nieuws/2026/03/29/titel-a4101' };
const origin = 'https://krant.example';

afterEach(() => {
  document.head.innerHTML = '';
});

const setCanonical = (href: string) => {
  document.head.innerHTML = `<link rel="canonical" href="${href}">`;
};

describe('the canonical address [share-2, share-overlay-3]', () => {
  it.each([
    ['/nieuws/echt-a4101', `${origin}/nieuws/echt-a4101`],
    ['https://andere.example/a?id=1', 'https://andere.example/a?id=1'],
    ['/a?gift_token=x&id=1#deel', `${origin}/a?id=1`],
    ['https://wie:wat@andere.example/a', 'https://andere.example/a'],
    ['javascript:alert(1)', `${origin}${PAGE.path}`],
    ['http://andere.example/', `${origin}${PAGE.path}`],
    [' ', `${origin}${PAGE.path}`],
  ])('is the page’s canonical address, without fragment and tokens: %j', (href, url) => {
    setCanonical(href);
    expect(canonicalUrl(PAGE)).toBe(url);
  });

  it('is else the article’s own, else the path without query and app view', () => {
    expect(canonicalUrl({ ...PAGE, articleRelativeUrl: '/nieuws/anders-a4101' })).toBe(
      `${origin}/nieuws/anders-a4101`,
    );
    expect(canonicalUrl(PAGE)).toBe(origin + PAGE.path);
    expect(canonicalUrl({ ...PAGE, path: `${PAGE.path}/appview` })).toBe(origin + PAGE.path);
  });
});

describe('the address from a caller', () => {
  it.each([
    ['#update-7', `${origin}/a#update-7`],
    ['/b?token=x&id=1', `${origin}/b?id=1`],
    ['https://andere.example/c#d', 'https://andere.example/c#d'],
    ['javascript:alert(1)', ''],
    ['data:text/html,x', ''],
    ['http://andere.example/', ''],
    ['https://', ''],
  ])('keeps its fragment and loses its tokens: %j', (address, url) => {
    expect(sharedUrl(address, `${origin}/a`)).toBe(url);
  });
});

it('names the place of sharing, and keeps parameters and fragment [share-modal-5]', () => {
  const url = new URL(countedUrl(`${origin}/a?q=a%26b#kop`, { source: 'x & y', medium: 'social' }));
  expect(Object.fromEntries(url.searchParams)).toEqual({
    q: 'a&b',
    utm_source: 'x & y',
    utm_medium: 'social',
    utm_campaign: 'share',
    utm_term: 'share-modal',
  });
  expect(url.hash).toBe('#kop');
  expect(countedUrl('geen adres:', { source: 'a', medium: 'b' })).toBe('geen adres:');
});

it('is called by its og:title, else by its title', () => {
  document.title = 'Kop - De krant';
  expect(pageTitle()).toBe('Kop - De krant');
  document.head.insertAdjacentHTML('beforeend', '<meta property="og:title" content=" Kop ">');
  expect(pageTitle()).toBe('Kop');
});
