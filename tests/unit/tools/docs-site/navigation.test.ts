import { expect, it } from 'vitest';
import { NAVIGATION } from '../../../../tools/docs-site/navigation.ts';
import { stagePages } from '../../../../tools/docs-site/stage-pages.ts';
import { readMarkdown } from '../../../../tools/links/read-markdown.ts';

const pages = stagePages('.');

it('names every page of the documents, once', () => {
  const named = NAVIGATION.flatMap((section) => section.pages.map((page) => `${page}.md`));
  expect(named.toSorted()).toEqual([...pages.keys()].toSorted());
});

it('gives each page a heading, which is its name in the navigation', () => {
  for (const [page, text] of pages) expect(text, page).toMatch(/^# .+/m);
});

it('leads from page to page only', () => {
  for (const [page, text] of pages) {
    const targets = readMarkdown(text).links.map(({ target }) => target);
    const inside = targets.filter((target) => !/^([a-z]+:|#)/.test(target));
    for (const target of inside) {
      const [path = ''] = target.split('#');
      expect(
        pages.has(new URL(path, `https://site.example/${page}`).pathname.slice(1)),
        `${page}: ${target}`,
      ).toBe(true);
    }
  }
});
