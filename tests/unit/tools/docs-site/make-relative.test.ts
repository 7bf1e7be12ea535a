import { expect, it } from 'vitest';
import { makeRelative } from '../../../../tools/docs-site/make-relative.ts';

it.each([
  ['index.html', '<a href="/nmt-docs/cms.html">', '<a href="./cms.html">'],
  ['reference/features/ads.html', '<a href="/nmt-docs/cms.html">', '<a href="../../cms.html">'],
  ['assets/style.css', 'src:url(/nmt-docs/assets/a.woff2)', 'src:url(../assets/a.woff2)'],
  ['hashmap.json', '{"a":"/nmt-docs/"}', '{"a":"/nmt-docs/"}'],
])('%s: %s', (path, text, relative) => expect(makeRelative(path, text)).toBe(relative));

it.each([
  ['"/nmt-docs/"', '/a/b/'],
  ['"/nmt-docs/assets/a.js"', '/a/b/assets/a.js'],
  // biome-ignore lint/suspicious/noTemplateCurlyInString: a template in the script that is read
  ['`/nmt-docs/${name}`', '/a/b/x.js'],
  ['JSON.parse("{\\"base\\":\\"/nmt-docs/\\"}").base', '/a/b/'],
])('the script %s has the address at which it is served', (script, value) => {
  const made = makeRelative('assets/chunks/app.js', script);
  const served = made.replaceAll('import.meta.url', '"https://site.example/a/b/assets/chunks/app.js"');
  expect(new Function('name', `return ${served}`)('x.js')).toBe(value);
});

it.each(["'", '`'])('keeps the JSON of the search index in %s whole', (quote) => {
  const index = `const e=${quote}{"0":"/nmt-docs/a.html#b"}${quote};`;
  const made = makeRelative('assets/chunks/@localSearchIndexroot.a.js', index);
  const served = made.replaceAll('import.meta.url', '"https://site.example/a/b/assets/chunks/a.js"');
  expect(JSON.parse(new Function(`${served}return e`)())).toEqual({ 0: '/a/b/a.html#b' });
});

it('makes the links of a page absolute before its scripts run', () => {
  expect(makeRelative('a.html', '<body></body>')).toMatch(/^<body><script>.+<\/script><\/body>$/);
});
