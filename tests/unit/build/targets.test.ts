import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import postcss from 'postcss';
import { expect, it } from 'vitest';

/** Features that a supported browser lacks and no build adds, with the browser's first version that has them. */
const TOO_NEW: readonly (readonly [name: string, use: RegExp])[] = [
  ['Array.toSorted and its like (Chromium 110)', /\.to(Sorted|Reversed|Spliced)\(/],
  ['AbortSignal.any (Chromium 116, Firefox 124, Safari 17.4)', /AbortSignal\.any\(/],
  ['URL.canParse (Chromium 120, Safari 17)', /URL\.(canParse|parse)\(/],
  ['Promise.withResolvers (Chromium 119, Firefox 121, Safari 17.4)', /Promise\.(withResolvers|try)\(/],
  ['groupBy (Chromium 117, Firefox 119, Safari 17.4)', /(Object|Map)\.groupBy\(/],
  ['Array.fromAsync (Chromium 121)', /Array\.fromAsync\(/],
  ['methods of Set (Chromium 122, Firefox 127, Safari 17)', /\.(union|intersection|difference|isSubsetOf)\(/],
  [':has() in a selector of a script, which throws (Firefox 121)', /['"`][^'"`]*:has\([^'"`]*['"`]/],
];

const ROOT = join(import.meta.dirname, '../../..');

const filesLike = (name: RegExp) =>
  ['core', 'widgets'].flatMap((folder) =>
    readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => name.test(file))
      .map((file) => join(folder, file)),
  );

/** Contracts are read by linters, not by browsers. */
const files = filesLike(/(?<!\.contract|\.d)\.tsx?$/);

it.each(TOO_NEW)('no script uses %s', (_, use) => {
  const found = files.filter((file) =>
    readFileSync(join(ROOT, file), 'utf8')
      .split('\n')
      .some((line) => !/^\s*(\*|\/[/*])/.test(line) && use.test(line)),
  );
  expect(found).toEqual([]);
});

/** Pseudo-classes that a supported browser lacks. */
const NEW_SELECTOR = /:(has|dir|state)\(|:(popover-open|open|user-(in)?valid)\b|::details-content/;

/**
 * A selector without the contents of `:is()` and `:where()`, of which browsers ignore only the parts that they do not
 * support.
 */
const unforgiving = (selector: string): string => {
  const inner = /:(is|where)\([^()]*(\([^()]*(\([^()]*\)[^()]*)*\)[^()]*)*\)/g;
  return selector.replace(inner, '');
};

it('no rule of a style is lost in a browser that lacks the selector beside its own', () => {
  const found = filesLike(/\.css$/).flatMap((file) => {
    const mixed: string[] = [];
    postcss.parse(readFileSync(join(ROOT, file), 'utf8')).walkRules(({ selectors }) => {
      const news = selectors.filter((selector) => NEW_SELECTOR.test(unforgiving(selector)));
      if (news.length > 0 && news.length < selectors.length) mixed.push(`${file}: ${news[0]}`);
    });
    return mixed;
  });
  expect(found).toEqual([]);
});
