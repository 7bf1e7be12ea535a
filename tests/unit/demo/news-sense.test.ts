import { describe, expect, it } from 'vitest';
import { amsterdamClock } from '../../../core/platform/time/amsterdam-clock.ts';
import { FRESH } from '../../../demo/content/fresh.ts';
import { ARTICLES, articleById, MOST_READ } from '../../../demo/content/index.ts';
import { OLDER } from '../../../demo/content/older/index.ts';
import { PODCAST_EPISODES } from '../../../demo/content/podcasts.ts';
import { datePaper } from '../../../demo/server/addresses.ts';
import { call, demoSite } from './demo-site.ts';

/** Times at which the demo may be started: at any hour, and around daylight saving changes. */
const STARTS = [
  '2026-11-23T00:10+01:00',
  '2026-11-23T02:55+01:00',
  '2026-11-23T06:30+01:00',
  '2026-06-15T12:00+02:00',
  '2026-11-23T23:50+01:00',
  '2026-03-29T03:05+02:00',
  '2026-03-29T12:00+02:00',
  '2026-03-30T01:30+02:00',
  '2026-10-25T02:30+02:00',
  '2026-10-25T02:30+01:00',
  '2026-10-26T00:10+01:00',
];

/** The hours of publication between which a text may use a word. */
const WORDS: readonly (readonly [word: RegExp, from: number, to: number])[] = [
  [/goedemorgen/i, 5, 12],
  [/goedemiddag/i, 12, 18],
  [/goedenavond/i, 18, 24],
  [/van(ochtend|morgen)|sinds de ochtend|in de ochtend kwamen/i, 6, 24],
  [/vanmiddag|vanavond/i, 6, 24],
  [/vannacht/i, 5, 24],
  [/gisteren om/i, 5, 24],
];

/** The words of a text that do not fit the time of its publication. */
function misfits(text: unknown, time: Date): string[] {
  const hour = amsterdamClock(time.getTime()).minutes / 60;
  const words = JSON.stringify(text);
  return WORDS.filter(([, from, to]) => hour < from || hour >= to).flatMap(
    ([word]) => word.exec(words)?.[0] ?? [],
  );
}

const everything = [...FRESH, ...ARTICLES, ...OLDER];

describe.each(STARTS)('the paper of a server that starts at %s', (iso) => {
  const start = Date.parse(iso);
  const paper = datePaper(start);

  it('has nothing of the future, and no update before its liveblog', () => {
    for (const article of everything) {
      const published = paper.publishedAt(article).getTime();
      expect(published, article.slug).toBeLessThanOrEqual(start);
      expect(paper.updatedAt(article).getTime(), article.slug).toBeLessThanOrEqual(start);
      if (article.kind !== 'liveblog') continue;
      const times = article.updates.map(({ minutesAgo }) => paper.updateTime(article, minutesAgo).getTime());
      expect(Math.max(...times)).toBeLessThanOrEqual(start);
      expect(Math.min(...times)).toBeGreaterThanOrEqual(published);
    }
    for (const { hoursAgo } of PODCAST_EPISODES) expect(hoursAgo).toBeGreaterThan(0);
  });

  it('has texts that fit their time', () => {
    for (const article of everything) {
      const { updates = [], later = [], ...text } = { updates: undefined, later: undefined, ...article };
      expect(misfits(text, paper.publishedAt(article)), article.slug).toEqual([]);
      if (article.kind !== 'liveblog') continue;
      for (const update of updates) {
        expect(misfits(update, paper.updateTime(article, update.minutesAgo)), update.headline).toEqual([]);
      }
      // These may be published at any hour.
      for (let hour = 0; hour < 24; hour += 1) {
        expect(misfits(later, new Date(start + hour * 3_600_000)), article.slug).toEqual([]);
      }
    }
  });

  it('lists the news by its time, the newest first, on the front page, in a section and in the feed', async () => {
    const site = demoSite(undefined, start);
    const read = async (path: string) => (await call(site, path)).text();
    for (const path of ['/', '/sectie/binnenland/', '/sectie/sport/']) {
      const page = await read(path);
      const latest = /data-widget="latest-news".*?<\/section>/s.exec(page)?.[0] ?? '';
      const times = (markup: string) =>
        [...markup.matchAll(/<time datetime="([^"]+)"/g)].map(([, time = '']) => Date.parse(time));
      expect(times(latest).length).toBeGreaterThan(8);
      expect(times(latest)).toEqual(times(latest).sort((one, other) => other - one));
      expect(Math.max(...times(page))).toBeLessThanOrEqual(start);
      if (path === '/') continue;
      const list = /data-list-items.*?data-list-more/s.exec(page)?.[0] ?? '';
      expect(times(list).length).toBeGreaterThan(4);
      expect(times(list)).toEqual(times(list).sort((one, other) => other - one));
    }
    const { items } = JSON.parse(await read('/feeds/home/latest-news.json')) as {
      items: { article_published_at: string }[];
    };
    const published = items.map(({ article_published_at }) => Date.parse(article_published_at));
    expect(published).toEqual([...published].sort((one, other) => other - one));
  });
});

describe('the pages of the paper', () => {
  const site = demoSite();
  const paper = datePaper(Date.parse('2026-03-29T10:00:00Z'));
  const read = async (path: string) => (await call(site, path)).text();
  const block = (page: string, name: string) =>
    new RegExp(`data-widget="${name}".*?</section>`, 's').exec(page)?.[0] ?? '';
  const shown = (list: string) => [...list.matchAll(/<li><(?:a|time)/g)].length;

  it('keep an article out of the lists beside itself, which stay as long as elsewhere', async () => {
    const front = await read('/');
    for (const id of [MOST_READ[0] ?? 0, 4101, 4104]) {
      const own = paper.address(articleById(id));
      const page = await read(own);
      for (const name of ['latest-news', 'most-read']) {
        expect(block(page, name), name).not.toContain(`href="${own}"`);
        expect(shown(block(page, name)), name).toBe(shown(block(front, name)));
      }
      const related = /aria-labelledby="lees-ook".*?<\/section>/s.exec(page)?.[0] ?? '';
      expect(related).not.toContain(`href="${own}"`);
    }
    const second = await read(`${paper.address(articleById(4117))}/2`);
    expect(block(second, 'latest-news')).not.toContain('-a4117"');
  });

  it('say of a liveblog whether it runs, when it was last updated, and in teasers that it has ended', async () => {
    const running = await read(paper.address(articleById(4104)));
    expect(running).toContain('<span data-liveblog-state="live">Live</span>');
    const head = (page: string) => page.match(/<header class="article__head".*?<\/header>/s)?.[0] ?? '';
    expect(head(running).match(/<time [^>]*>/g)).toHaveLength(1);
    expect(running).toMatch(
      /data-tooltip="29 maart 2026, 11:54 uur" data-liveblog-updated="age">6 minuten geleden</,
    );
    const ended = await read(paper.address(articleById(4190)));
    expect(ended).toContain('<span data-liveblog-state="ended">Afgelopen</span>');
    expect(head(ended).match(/<time [^>]*>/g)).toHaveLength(1);
    expect(ended).toMatch(/Laatste update <time [^>]*>26 maart 2026, 20:\d\d uur<\/time>/);
    const section = await read('/sectie/binnenland/');
    expect(section).toContain('data-article-id="4190" data-ended="true">Afgelopen</div>');
    expect(section).toContain('data-article-id="4104">Liveblog</div>');
  });

  it('date articles absolutely, also on paper, with their address, and mention no reading time under two minutes', async () => {
    const article = articleById(4101);
    const page = await read(paper.address(article));
    expect(page).toMatch(/data-tooltip="29 maart 2026, 10:00 uur"[^>]*>2 uur geleden/);
    expect(page).toMatch(/ · <\/span><time [^>]*>29 maart 2026, 10:00 uur<\/time>/);
    expect(page).toContain(`http://localhost${paper.address(article)}</p>`);
    const old = OLDER[0];
    if (!old) throw new Error('There are no older articles.');
    expect((await read(paper.address(old))).match(/data-byline>.*?<\/p>/s)?.[0]).not.toContain('byline__age');
    for (const path of ['/', '/sectie/binnenland/', '/sectie/economie/']) {
      expect(await read(path)).not.toMatch(/ · [01] min</);
    }
  });
});
