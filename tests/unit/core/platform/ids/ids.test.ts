import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { articleIdFromAddress, articleIdOf } from '../../../../../core/platform/ids/article-id.ts';
import { slugify } from '../../../../../core/platform/ids/slugify.ts';
import { publicationCode } from '../../../../../widgets/paper/digital-paper/publication-code.ts';
import { anyText } from '../../../support/any-text.ts';

describe('a slug', () => {
  it.each([
    ['Café Théâtre', 'cafe-theatre'],
    ['Coöperatie   in\tMaastricht\n', 'cooperatie-in-maastricht'],
    ["'s-Hertogenbosch!", 's-hertogenbosch'],
    ['snake_case blijft', 'snake_case-blijft'],
    ['  -- a  --  ', '---a---'],
    ['Kunst & Cultuur', 'kunst-cultuur'],
    ['Smørrebrød in Łódź', 'smørrebrød-in-łodz'],
    ['IJ́sland 2025', 'ijsland-2025'],
    ['!?', ''],
  ])('of "%s" is "%s" [slugs-and-ids-1]', (text, slug) => {
    expect(slugify(text)).toBe(slug);
  });

  it('holds nothing but letters, digits, underscores and hyphens, and is its own slug [slugs-and-ids-1]', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const slug = slugify(text);
        expect(slug).toMatch(/^[\p{L}\p{Nd}_-]*$/u);
        expect(slugify(slug)).toBe(slug);
      }),
    );
  });
});

describe('an article id', () => {
  it.each([
    '/nieuws/2025/11/07/titel-a4912345',
    '/nieuws/2025/11/07/titel-a4912345/',
    '/nieuws/2025/11/07/titel-a4912345/appview',
    '/nieuws/2025/11/07/titel-a4912345/appview/',
    'https://www.example.nl/nieuws/2025/11/07/een-a1-snelweg-a4912345?a=-a1#-a2',
  ])('is read from %s [slugs-and-ids-2, slugs-and-ids-4]', (address) => {
    expect(articleIdFromAddress(address)).toBe('4912345');
  });

  it.each([
    '',
    '/',
    '/nieuws/titel',
    '/nieuws/titel-a',
    '/nieuws/titel-a12x',
    '/nieuws/titel-a12//',
    '/nieuws/titel-a12/appview/meer',
    '/nieuws/titel-a12/print',
    '/zoeken?naar=-a12',
    '/zoeken#titel-a12',
    'http://[',
  ])('is not in %s [slugs-and-ids-4]', (address) => {
    expect(articleIdFromAddress(address)).toBeUndefined();
  });

  it('from the page has priority [slugs-and-ids-4]', () => {
    expect(articleIdOf({ articleId: '1', path: '/nieuws/titel-a2' })).toBe('1');
    expect(articleIdOf({ articleId: '', path: '/nieuws/titel-a2' })).toBe('2');
    expect(articleIdOf({ articleId: '', path: '/' })).toBeUndefined();
  });
});

describe('a publication code', () => {
  it.each([
    ['handelsblad', 'NH'],
    ['krant', 'NH'],
    ['next', 'NN'],
    ['ochtend', 'NN'],
    ['algemeen-handelsblad', 'AH'],
    ['nieuwe-rotterdamsche-courant', 'NRC'],
  ])('of %s is %s [slugs-and-ids-3]', (publication, code) => {
    expect(publicationCode(publication)).toBe(code);
  });

  it.each(['', 'Krant', 'weekblad', 'constructor', '__proto__'])(
    'of "%s" is nothing [slugs-and-ids-4]',
    (publication) => {
      expect(publicationCode(publication)).toBeUndefined();
    },
  );
});
