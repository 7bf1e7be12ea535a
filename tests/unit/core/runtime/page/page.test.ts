// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from 'vitest';
import { isSafeAddress, parseAddress } from '../../../../../core/runtime/page/address.ts';
import { completePage } from '../../../../../core/runtime/page/page.ts';
import { logged } from '../../../support/logged.ts';
import { facts } from '../loader/support.ts';

beforeEach(() => {
  document.body.dataset.pageType = ' article ';
  document.body.dataset.rubric = 'Binnenland';
  configure('{"disabled":[]}');
});

/** Inserts the site's configuration into the page. */
function configure(text: string | undefined): void {
  document.getElementById('site-config')?.remove();
  if (text === undefined) return;
  const block = document.createElement('script');
  block.id = 'site-config';
  block.type = 'application/json';
  block.textContent = text;
  document.head.append(block);
}

describe('the page', () => {
  it('has all facts of body, frozen [page-metadata-1]', () => {
    const page = completePage(facts({ pageType: ' article ', query: '?a=1' }));
    expect(page).toMatchObject({
      pageType: 'article',
      rubric: 'Binnenland',
      query: '?a=1',
      path: location.pathname,
      config: { disabled: [] },
    });
    expect(Object.isFrozen(page)).toBe(true);
  });

  it('keeps its configuration when another fragment makes other facts', () => {
    const first = facts();
    const page = completePage(first);
    const later = completePage({ ...first, hash: '#later' });
    expect(later.hash).toBe('#later');
    expect(later.config).toBe(page.config);
  });

  it('is read once, by its first caller', () => {
    const given = facts();
    const page = completePage(given);
    document.body.dataset.rubric = 'Sport';
    expect(completePage(given)).toBe(page);
    expect(completePage(facts()).rubric).toBe('Sport');
  });

  it.each([undefined, '', '{kapot', '[]', '"tekst"', '7', 'null'])(
    'warns once of a site config that is %j, and goes on without one [loader-13]',
    (text) => {
      configure(text);
      expect(completePage(facts()).config).toEqual({});
      completePage(facts());
      expect(logged(/^warn/)).toEqual([
        ['nmt page:', 'script#site-config is missing or holds no JSON object; the defaults are used.'],
      ]);
    },
  );

  it('takes an empty site config without a word', () => {
    configure('{}');
    expect(completePage(facts()).config).toEqual({});
  });
});

describe('an address', () => {
  const BASE = 'https://krant.example/nieuws/';

  it.each(['/pad', 'pad', '?a=1', '#b', '', 'https://elders.example/x', '//elders.example/x'])(
    'is safe: %j',
    (address) => {
      expect(isSafeAddress(address, BASE)).toBe(true);
    },
  );

  it.each([
    'javascript:alert(1)',
    ' JavaScript:alert(1)',
    'java\nscript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'vbscript:x',
    'blob:https://krant.example/1',
    'file:///etc/passwd',
    'http://krant.example/',
    'https://',
    'http://[',
  ])('is not safe: %j', (address) => {
    expect(isSafeAddress(address, BASE)).toBe(false);
  });

  it('may be http on a page that is', () => {
    expect(isSafeAddress('/pad', 'http://127.0.0.1:8080/')).toBe(true);
    expect(isSafeAddress('http://127.0.0.1:8081/pad', 'http://127.0.0.1:8080/')).toBe(false);
  });

  it('is parsed against the page, or is none', () => {
    expect(parseAddress('../x', BASE)?.href).toBe('https://krant.example/x');
    expect(parseAddress('https://', BASE)).toBeUndefined();
  });
});
