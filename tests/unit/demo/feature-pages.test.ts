import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parseFeaturePage } from '../../../demo/server/feature-pages.ts';
import { call, demoSite } from './demo-site.ts';

describe('demo pages of features', () => {
  it('takes title, body attributes and content from a whole document', () => {
    const page = parseFeaturePage(
      'weather',
      '<!doctype html><html><head><title>Weer</title><!--x--></head><body data-page-type="article" data-article-id="7">\n<p>Hallo</p><!--bar--></body></html>',
    );
    expect(page).toMatchObject({
      name: 'weather',
      title: 'Weer',
      body: { 'page-type': 'article', 'article-id': '7' },
    });
    expect(page.content.text).toBe('<p>Hallo</p>');
  });

  it('takes the configuration and the scripts of other parties from the head', () => {
    const page = parseFeaturePage(
      'cmp',
      '<head><script type="application/json" data-site-config>{ "consent": { "source": "tcf" } }</script><script data-before-loader src="/stub.js"></script></head><body><p>a</p></body>',
    );
    expect(page).toMatchObject({
      siteConfig: { consent: { source: 'tcf' } },
      beforeLoader: ['/stub.js'],
    });
    expect(page.content.text).toBe('<p>a</p>');
  });

  it('takes a fragment as content, with its first heading as title', () => {
    const page = parseFeaturePage('a', '<h1>Kop</h1><p>Tekst</p>');
    expect(page).toMatchObject({ title: 'Kop', body: {} });
    expect(page.content.text).toBe('<h1>Kop</h1><p>Tekst</p>');
  });

  it('writes out repeated items with their numbers', () => {
    const page = parseFeaturePage(
      'a',
      '<ul>\n<template data-repeat="9-11"><li id="l{n}">{n}</li></template>\n</ul>',
    );
    expect(page.content.text).toBe(
      '<ul>\n<li id="l9">9</li>\n<li id="l10">10</li>\n<li id="l11">11</li>\n</ul>',
    );
  });

  it('keeps the comments for the linter of pages', () => {
    const comment = '<!-- [html-validate-disable-next nmt/wrong-value -- why] -->';
    expect(parseFeaturePage('a', `<h1>Kop</h1><!--x-->${comment}<p></p>`).content.text).toBe(
      `<h1>Kop</h1>${comment}<p></p>`,
    );
  });

  it('serves each file in the shell of the paper and lists it', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'nmt-features-'));
    writeFileSync(
      join(folder, 'weather.html'),
      '<title>Weer</title><body data-page-type="article"><i>weer</i></body>',
    );
    const site = demoSite(folder);
    for (const address of ['/features/weather.html', '/features/weather']) {
      const text = await (await call(site, address)).text();
      expect(text).toContain('<i>weer</i>');
      expect(text).toContain('data-page-type="article"');
      expect(text).toContain('class="demo-bar"');
    }
    const index = await (await call(site, '/features/')).text();
    expect(index).toContain('data-feature-page="/features/weather.html"');
    // A file that is edited or added is shown after a reload.
    writeFileSync(join(folder, 'nieuw.html'), '<h1>Nieuw</h1>');
    expect(await (await call(site, '/features/')).text()).toContain('Nieuw</a>');
  });
});
