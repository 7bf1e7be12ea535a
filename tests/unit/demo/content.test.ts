import { describe, expect, it } from 'vitest';
import { ARTICLES, readingTime } from '../../../demo/content/index.ts';
import { SECTIONS } from '../../../demo/content/sections.ts';
import type { Article, OrdinaryArticle } from '../../../demo/content/types.ts';

const ofKind = (kind: Article['kind']) => ARTICLES.filter((article) => article.kind === kind);
const paragraphs = ({ body }: Article) => body.filter((block) => typeof block === 'string').length;

describe('the paper', () => {
  it('has something in every section', () => {
    for (const section of Object.keys(SECTIONS)) {
      expect(ARTICLES.filter((article) => article.section === section).length, section).toBeGreaterThan(1);
    }
    expect(ofKind('article').length).toBeGreaterThanOrEqual(14);
  });

  it('has addresses that follow the slug rule, and ids that are used once [slugs-and-ids-1]', () => {
    for (const { slug } of ARTICLES) expect(slug).toMatch(/^[a-z0-9_]+(-[a-z0-9_]+)*$/);
    expect(new Set(ARTICLES.map(({ id }) => id)).size).toBe(ARTICLES.length);
  });

  it('has a long read, a photo story, an advertisement and liveblogs whose updates run back in time', () => {
    expect(Math.max(...ARTICLES.map(paragraphs))).toBeGreaterThanOrEqual(20);
    expect(ofKind('inbeeld').length).toBe(2);
    expect(ofKind('native-ad').length).toBe(1);
    for (const liveblog of ARTICLES) {
      if (liveblog.kind !== 'liveblog') continue;
      const ages = liveblog.updates.map(({ minutesAgo }) => minutesAgo);
      expect(ages.length).toBeGreaterThan(10);
      expect(ages).toEqual([...ages].sort((one, other) => one - other));
    }
  });

  it('counts reading time in whole minutes, at least one', () => {
    const words = (count: number) => 'woord '.repeat(count).trim();
    const [first] = ofKind('article');
    const article = (text: string): OrdinaryArticle => ({
      ...(first as OrdinaryArticle),
      lead: 'kort',
      body: [text],
    });
    expect(readingTime(article(words(10)))).toBe(1);
    expect(readingTime(article(words(630)))).toBe(3);
  });
});
