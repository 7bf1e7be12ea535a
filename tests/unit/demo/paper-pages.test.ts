import { beforeAll, describe, expect, it } from 'vitest';
import type { Browser } from '../fixtures/browser.ts';
import { gluedTexts } from './glued-texts.ts';
import { siteBrowsers } from './site-browser.ts';

/** Pages for developers, which show the same card in each of its states. */
const FOR_MAKERS = /^\/(?:features|demo|onderdelen|data|static|papi)\//;

/** Pictures that a page may show more than once, and the reason. */
const ALLOWED: readonly { readonly page: RegExp; readonly picture: RegExp; readonly why: string }[] = [
  { page: /./, picture: /^portret-/, why: 'the face of who writes, beside each piece of that writer' },
  { page: /^\/search/, picture: /^omslag-/, why: 'the cover says of which podcast an episode is' },
  { page: /^\/podcasts\/afleveringen\//, picture: /^omslag-/, why: 'the same' },
  { page: /^\/ebook\//, picture: /^boek-/, why: 'a cover above the books leads to the choice of that book' },
];

const newBrowser = siteBrowsers();

/** The contents of a page with scripts. */
const seen = (page: string) => page.replace(/<noscript>.*?<\/noscript>|<template\b.*?<\/template>/gs, '');

/** Names of the pictures of a page, without size and type; an element has its picture in several sizes. */
function picturesOf(page: string): string[] {
  const body = seen(page.slice(page.indexOf('<body')));
  const shown = /<(?:img|video|input)\s[^>]*>|<script type="application\/json">.*?<\/script>/gs;
  return [...body.matchAll(shown)].flatMap(([part]) => [...new Set(namesIn(part))]);
}

const namesIn = (text: string): string[] =>
  [...text.matchAll(/\/static\/images\/([\w-]+?)(?:-\d+)?\.(?:jpg|webp|svg)/g)].map(([, name = '']) => name);

/** Addresses of the stories to which the titles of a page's cards link. */
function storiesOf(page: string): string[] {
  return [...seen(page).matchAll(/<h[2-4][^>]*><a href="(\/(?:nieuws|podcasts)\/[^"#?]+)"/g)].map(
    ([, address = '']) => address,
  );
}

/** The pictures that a row of cards gets when it comes into view. */
async function laterPictures(browser: Browser, page: string): Promise<string[]> {
  const rows = [...seen(page).matchAll(/data-lazy-load-url="([^"]+)"/g)];
  const answers = await Promise.all(
    rows.map(async ([, address = '']) => (await browser.call(address.replaceAll('&amp;', '&'))).text()),
  );
  // The data of a vacancy also include a picture that its card does not show.
  return answers.flatMap(namesIn).filter((name) => name !== 'bestaat-niet');
}

function repeated(names: readonly string[]): string[] {
  return [...new Set(names.filter((name, at) => names.indexOf(name) !== at))];
}

const isAllowed = (address: string, name: string): boolean =>
  ALLOWED.some(({ page, picture }) => page.test(address) && picture.test(name));

/** Every page to which links lead from the front page, by its address. */
async function allPages(browser: Browser): Promise<Map<string, string>> {
  const pages = new Map<string, string>();
  const waiting = [
    '/',
    '/sectie/bestaat-niet/',
    '/search?query=storm',
    '/search?query=water',
    '/search?source=archive',
  ];
  for (let address = waiting.pop(); address !== undefined; address = waiting.pop()) {
    if (pages.has(address)) continue;
    const answer = await browser.call(address);
    const isPage = answer.headers.get('content-type')?.startsWith('text/html');
    const text = isPage ? await answer.text() : '';
    pages.set(address, text);
    for (const [, link = ''] of text.matchAll(/<a\s[^>]*?href="(\/[^"#]*)/g)) {
      const next = link.replaceAll('&amp;', '&');
      if (!FOR_MAKERS.test(next) && !/^\/(?:logout|login)|[?&](?:visitor|now|demo)=/.test(next))
        waiting.push(next);
    }
  }
  return pages;
}

describe('a page of the paper', () => {
  const browser = newBrowser();
  let pages: ReadonlyMap<string, string>;

  beforeAll(async () => {
    pages = await allPages(browser);
  });

  it('shows no picture twice, and no story in two cards', async () => {
    const wrong: string[] = [];
    for (const [address, page] of pages) {
      const later = await laterPictures(browser, page);
      for (const name of repeated([...picturesOf(page), ...later]))
        if (!isAllowed(address, name)) wrong.push(`${address} shows ${name} twice`);
      for (const story of repeated(storiesOf(page))) wrong.push(`${address} has two cards of ${story}`);
    }
    expect(wrong).toEqual([]);
    expect(pages.size).toBeGreaterThan(150);
  });

  it('lists below the lead of a section no story that is elsewhere on the front page', () => {
    const front = pages.get('/') ?? '';
    const columns = /<div class="front__columns">(.*?)<section class="long-read"/s.exec(front)?.[1] ?? '';
    const listed = [...columns.matchAll(/<li><a href="(\/nieuws\/[^"]+)"/g)].map(
      ([, address = '']) => address,
    );
    expect(listed.length).toBeGreaterThan(10);
    expect(repeated([...storiesOf(front), ...listed])).toEqual([]);
  });

  it('offers to read on with no story of the lists beside it', () => {
    const linksIn = (part: string) =>
      [...part.matchAll(/<a href="(\/nieuws\/[^"]+)"/g)].map(([, link]) => link);
    const wrong: string[] = [];
    let offers = 0;
    for (const [address, page] of pages) {
      const offered = linksIn(
        /<section class="block read-on".*?<\/section><\/div><\/section>/s.exec(page)?.[0] ?? '',
      );
      if (offered.length > 0) offers += 1;
      const aside = linksIn(/<aside class="with-side__side".*?<\/aside>/s.exec(page)?.[0] ?? '');
      for (const link of offered)
        if (aside.includes(link) || offered.indexOf(link) !== offered.lastIndexOf(link))
          wrong.push(`${address}: ${link}`);
    }
    expect(wrong).toEqual([]);
    expect(offers).toBeGreaterThan(7);
  });

  it('leads from each puzzle to the three others', () => {
    const puzzles = ['sudoku', 'kruiswoord', 'schaken', 'rebus'].map((name) => `/puzzels/${name}/`);
    for (const address of puzzles) {
      const more = /Meer puzzels:.*?<\/p>/s.exec(pages.get(address) ?? '')?.[0] ?? '';
      const ways = [...more.matchAll(/href="([^"]+)"/g)].map(([, way]) => way);
      expect(ways).toEqual(puzzles.filter((other) => other !== address));
    }
  });

  it('has a space between the texts of neighbours in a line', () => {
    const glued = new Map<string, string>();
    for (const [address, page] of pages) for (const text of gluedTexts(page)) glued.set(text, address);
    expect(Object.fromEntries(glued)).toEqual({});
  });
});
