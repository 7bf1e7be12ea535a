import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { integrityOf } from '../../../../build/hash.ts';
import { ARTICLES } from '../../../../demo/content/index.ts';
import { datePaper } from '../../../../demo/server/addresses.ts';
import { START } from '../../demo/demo-site.ts';
import { demoPaper, FILES, lint, lintByLaw, TEXTS } from './demo-paper.ts';
import { MISTAKES } from './mistakes.ts';

const get = demoPaper();
const article = ARTICLES.find(({ kind }) => kind === 'article');
const ARTICLE = article ? datePaper(START).address(article) : '';

/** The files' names depend on their texts. */
const withFiles = (text: string) =>
  text
    .replaceAll('ARTICLE_PARTS_HASH', integrityOf(TEXTS['article-parts.js']))
    .replaceAll('ARTICLE_PARTS', FILES['article-parts.js']);

describe('mistakes in a page of the paper', () => {
  it('are forty at least', () => expect(MISTAKES.length).toBeGreaterThanOrEqual(40));

  it.each(MISTAKES)('finds $name: $rule', async ({ page = ARTICLE, find, by, rule, message, on }) => {
    const served = await (await get(page)).text();
    const found = withFiles(find);
    expect(served, 'the page has what is replaced').toContain(found);
    const edited = served.replace(found, () => withFiles(by));
    const findings = (await lint(page, edited)).filter((finding) => finding.rule === rule);
    expect(findings.map((finding) => finding.message)).toContainEqual(
      typeof message === 'string' ? message : expect.stringMatching(message),
    );
    const wanted = on ?? withFiles(by).split('\n')[0] ?? '';
    const lines = edited.split('\n');
    expect(findings.map(({ line }) => lines[line - 1])).toContainEqual(expect.stringContaining(wanted));
    for (const { column } of findings) expect(column).toBeGreaterThan(0);
  });
});

describe('a script of the site that is named as the loader', () => {
  const THEIRS = '<script src="/theme/loader.js"></script>';
  const loaders = async (added: string) => {
    const served = await (await get(ARTICLE)).text();
    const findings = await lint(ARTICLE, served.replace('<head>', `<head>${added}`));
    return findings.map(({ message }) => message);
  };

  it('is no mistake beside the loader', async () => expect(await loaders(THEIRS)).toEqual([]));

  it('hides no second loader', async () => {
    const messages = await loaders(`${THEIRS}<script async src="/assets/loader.js"></script>`);
    expect(messages).toContainEqual(expect.stringContaining('There is a second loader'));
  });
});

describe('examples of the documents', () => {
  /** Pages with examples of a feature that is being made, or of a template with placeholders. */
  const UNFINISHED = ['adding-a-feature.md', 'site-in-an-hour.md'];
  const documents = ['docs', 'widgets'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter(
        (file) =>
          file.endsWith('.md') && !/^(reference|requirements)\b/.test(file) && !UNFINISHED.includes(file),
      )
      .map((file) => join(folder, file)),
  );
  const examplesOf = (file: string) =>
    [...readFileSync(file, 'utf8').matchAll(/^```html\n([\s\S]*?)^```$/gm)].map(([, html = '']) => html);

  it('have no mistake that would be copied', async () => {
    const examples = documents.flatMap((file) => examplesOf(file).map((html) => ({ file, html })));
    expect(examples.length).toBeGreaterThan(40);
    const findings = await Promise.all(examples.map(({ file, html }) => lint(file, html)));
    // An example of a whole page shows its subject, and not each file of a release.
    const ofRelease = /^nmt\/(loader|head-script|base-style|page-files|site-config)$/;
    expect(findings.flat().filter(({ rule }) => !ofRelease.test(rule))).toEqual([]);
  });
});

describe('pages without mistakes', () => {
  /** Pages of a separate build, and of third parties. */
  const OTHERS = /^\/features\/workbench|^\/third-party\/|^\/demo\/post\//;
  const FILE = /\.(css|js|woff2|svg|xml|pdf|mp3|mp4|webm|webmanifest)$/;

  /** The names of hooks, attributes and types on a page: of two pages with the same ones, only one is checked. */
  const shapeOf = (text: string) =>
    [...new Set(text.match(/\sdata-(?:(?:widget|special|page-type)="[^"]*"|[a-z-]+)/g))].sort().join();

  it('none is found where line breaks are CRLF, which browsers read as LF', async () => {
    const text = await (await get('/')).text();
    expect(await lint('/', text.replaceAll('\n', '\r\n'))).toEqual([]);
  });

  it('none is found on any page that the demo serves, of the law neither, but for a state of consent-gate', {
    timeout: 240_000,
  }, async () => {
    const open = ['/', '/features/', '/demo/backend/'];
    const seen = new Set(open);
    const shapes = new Set<string>();
    const findings: unknown[] = [];
    for (const address of open) {
      const answer = await get(address);
      if (!answer.headers.get('content-type')?.includes('text/html')) continue;
      const text = await answer.text();
      if (!shapes.has(shapeOf(text))) findings.push(...(await lintByLaw(address, text)));
      shapes.add(shapeOf(text));
      for (const [, link = ''] of text.matchAll(/\shref="(\/(?!\/)[^"#?]*)/g)) {
        if (seen.has(link) || FILE.test(link) || OTHERS.test(link)) continue;
        seen.add(link);
        open.push(link);
      }
    }
    expect(findings).toEqual([
      expect.objectContaining({ file: '/features/consent-gate.html', rule: 'nmt/unknown-script' }),
    ]);
    expect(shapes.size).toBeGreaterThan(200);
  });
});
