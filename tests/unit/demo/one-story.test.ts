import { describe, expect, it } from 'vitest';
import { FRESH } from '../../../demo/content/fresh.ts';
import { ARTICLES, articleById } from '../../../demo/content/index.ts';
import { OLDER } from '../../../demo/content/older/index.ts';
import { ARCHIVE_EPISODES, episodeAddress } from '../../../demo/content/podcast-archive.ts';
import type { Article, Liveblog } from '../../../demo/content/types.ts';
import { datePaper } from '../../../demo/server/addresses.ts';
import { courseAt } from '../../../demo/server/liveblog/as-time-passes.ts';
import { call, demoSite, START } from './demo-site.ts';

const MINUTE = 60_000;
const site = demoSite();
const paper = datePaper(START);

/** Pages that list stories, for a logged-in reader. */
const PAGES = [
  '/',
  '/sectie/binnenland/',
  '/sectie/sport/',
  '/sectie/opinie/',
  '/onderwerp/weer/',
  '/onderwerp/hoogwater/',
  '/onderwerp/atletiek/',
  '/bord/',
  '/mijn-nieuws/',
  '/search?query=storm',
  '/search?query=poldermarathon',
  '/search?query=havenplan&volgorde=nieuwste',
  '/search?source=archive',
  '/search?source=archive&query=noorderveld',
  '/archief/',
  '/agenda/',
  '/podcasts/',
  '/podcasts/afleveringen/',
  '/bestaat-niet',
  '/video/pont/',
  '/data/fragments/latest-news',
  '/data/fragments/most-read',
];

/** Answers that contain stories. */
const ANSWERS = [
  '/feeds/home/latest-news.json',
  '/zoek/suggesties?query=storm',
  '/zoek/suggesties?query=poldermarathon',
  '/zoek/suggesties?query=havenplan',
  '/papi/api/mijnnieuws?limit=50',
  '/papi/api/v2/user/me/index/home/missed-items?block_amount=50',
  '/papi/api/leeslijst/get?limit=50',
  '/data/mijnonderwerpen/items/301?offset=0&limit=20',
  '/data/mijnonderwerpen/items/309?offset=0&limit=20',
  '/papi/api/user/recommendations/',
  '/data/cards/article',
  '/data/cards/archive',
];

const STORIES = new Map([...FRESH, ...ARTICLES, ...OLDER].map((article) => [article.id, article]));
const isLiveblog = (article: Article): article is Liveblog => article.kind === 'liveblog';
const words = (html: string) => html.replace(/<[^>]*>/g, '').trim();
const unescaped = (text: string) =>
  text.replace(/&(quot|amp|lt|gt|#39);/g, (_, name: string) => ENTITIES[name] ?? '');
const ENTITIES: Readonly<Record<string, string>> = { quot: '"', amp: '&', lt: '<', gt: '>', '#39': "'" };

/** A story's headline and the time of its last news. */
interface Named {
  readonly id: number;
  readonly headline: string;
  /** In epoch milliseconds; undefined if there is none. */
  readonly at?: number | undefined;
}

/** The stories to which a page links by their headlines, each with the time beside it. */
function storiesOf(page: string): Named[] {
  const named: Named[] = [];
  // An entry is the part between two opening tags.
  for (const entry of page.split(/(?=<article|<li[ >])/)) {
    const times = [...entry.matchAll(/<time datetime="([^"]+)"/g)];
    for (const [, id = '', inner = ''] of entry.matchAll(
      /<a href="\/nieuws\/[^"]*-a(\d+)"[^>]*>(.*?)<\/a>/gs,
    )) {
      const headline = unescaped(words(inner)).replaceAll('\u00ad', '');
      if (headline === '' || /liveblog|lees verder|^Verder lezen/i.test(headline)) continue;
      named.push({
        id: Number(id),
        headline,
        at: times.length === 1 ? Date.parse(times[0]?.[1] ?? '') : undefined,
      });
    }
  }
  return named;
}

/** The stories anywhere in an answer. */
function storiesIn(answer: unknown): Named[] {
  if (Array.isArray(answer)) return answer.flatMap(storiesIn);
  if (typeof answer !== 'object' || answer === null) return [];
  const { article_id, articleId, url, headline, title, article_published_at, published_at, publishedAt } =
    answer as Record<string, unknown>;
  const id = article_id ?? articleId ?? /-a(\d+)$/.exec(String(url ?? ''))?.[1];
  const name = headline ?? title;
  const time = article_published_at ?? published_at ?? publishedAt;
  const own =
    id !== undefined && typeof name === 'string'
      ? [{ id: Number(id), headline: name, at: momentOf(time) }]
      : [];
  return [...own, ...Object.values(answer).flatMap(storiesIn)];
}

function momentOf(time: unknown): number | undefined {
  if (typeof time === 'string') return Date.parse(time);
  return typeof time === 'number' ? time * 1000 : undefined;
}

describe.each([
  ['when the server starts', 0],
  ['while the storm passes and the marathon’s oldest runner is on his way', 150],
  ['a day later', 24 * 60],
])('a story %s', (_, minutes) => {
  const at = START + minutes * MINUTE;
  const now = encodeURIComponent(new Date(at).toISOString());
  const course = (liveblog: Liveblog) => courseAt(liveblog, paper.updateTime(liveblog, 0).getTime(), at);
  const right = (article: Article) =>
    isLiveblog(article)
      ? {
          headline: course(article).headline,
          at: Math.max(...course(article).updates.map(({ time }) => time)),
        }
      : { headline: article.headline, at: paper.publishedAt(article).getTime() };

  it('has one headline and one time on every page and in every answer', async () => {
    let cookie = '';
    const read = async (path: string, init: RequestInit = {}) => {
      const and = path.includes('?') ? '&' : '?';
      const answer = await call(site, `${path}${and}now=${now}`, {
        ...init,
        headers: { Cookie: cookie, Origin: 'http://localhost', ...init.headers },
      });
      const session = answer.headers.getSetCookie().find((one) => one.startsWith('nmt_session'));
      cookie = session?.split(';')[0] ?? cookie;
      return answer;
    };
    await read('/?visitor=subscribed');
    for (const { id } of ARTICLES.filter(isLiveblog)) {
      await read('/papi/api/favorite/add', {
        method: 'PUT',
        body: JSON.stringify({ article_id: id }),
        headers: { 'Content-Type': 'application/json', 'Idempotency-Key': `list-${id}` },
      });
    }
    const places: [string, Named[]][] = [];
    const ownPages = [4101, ...ARTICLES.filter(isLiveblog).map(({ id }) => id)].map((id) =>
      paper.address(articleById(id)),
    );
    for (const path of [...PAGES, ...ownPages])
      places.push([path, storiesOf(await (await read(path)).text())]);
    for (const path of ANSWERS) {
      const answer = await read(path);
      expect(answer.status, path).toBe(200);
      places.push([path, storiesIn(await answer.json())]);
    }
    const wrong = places.flatMap(([path, stories]) =>
      stories.flatMap(({ id, headline, at: time }) => {
        const story = STORIES.get(id);
        if (!story) return [`${path}: ${id} is not a story`];
        const should = right(story);
        return headline === should.headline && (time === undefined || Math.abs(time - should.at) < 1000)
          ? []
          : [`${path}: ${id} is “${headline}” of ${new Date(time ?? 0).toISOString()}`];
      }),
    );
    expect(wrong).toEqual([]);
    // Detects places that list nothing.
    const empty = places.filter(([, stories]) => stories.length === 0).map(([path]) => path);
    expect(empty).toEqual([]);
    for (const liveblog of ARTICLES.filter(isLiveblog)) {
      const found = places.filter(([, stories]) => stories.some(({ id }) => id === liveblog.id));
      expect(found.length, liveblog.slug).toBeGreaterThan(6);
    }
  });
});

describe('an episode of a podcast', () => {
  it('has one title and one length on every page and in every answer', async () => {
    const titles = new Map(ARCHIVE_EPISODES.map((episode) => [episodeAddress(episode), episode]));
    const pages = await Promise.all(
      ['/', '/podcasts/', '/podcasts/afleveringen/', '/search?query=podcast', '/podcasts/hans/het-hek/'].map(
        async (path) => (await call(site, path)).text(),
      ),
    );
    let count = 0;
    for (const page of pages) {
      for (const [, address = '', inner = ''] of page.matchAll(
        /<a href="(\/podcasts\/[^"?#]+\/[^"?#]+\/)"[^>]*>(.*?)<\/a>/gs,
      )) {
        const episode = titles.get(address);
        if (!episode || words(inner) === '') continue;
        expect(unescaped(words(inner)).replaceAll('\u00ad', ''), address).toBe(episode.title);
        count += 1;
      }
    }
    expect(count).toBeGreaterThan(20);
  });
});
