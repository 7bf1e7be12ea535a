import { describe, expect, it } from 'vitest';
import { ARTICLES, articleById } from '../../../demo/content/index.ts';
import type { Liveblog } from '../../../demo/content/types.ts';
import { datePaper } from '../../../demo/server/addresses.ts';
import { courseAt } from '../../../demo/server/liveblog/as-time-passes.ts';
import { inOrder } from '../../../demo/server/liveblog/live-update.ts';
import { call, demoSite, START } from './demo-site.ts';

const MINUTE = 60_000;
const paper = datePaper(START);
const liveblog = (id: number) => {
  const article = articleById(id);
  if (article.kind !== 'liveblog') throw new Error(`${id} is not a liveblog.`);
  return article;
};
const storm = liveblog(4104);
const marathon = liveblog(4117);

describe('a liveblog of the demo as time passes', () => {
  const at = (minutes: number, article: Liveblog = storm) =>
    courseAt(article, START, START + minutes * MINUTE);
  const length = (article: Liveblog) => article.later.at(-1)?.minutesLater ?? 0;

  it.each([storm, marathon])('tells a story that ends, and says nothing twice: $slug', (article) => {
    const told = [...article.updates, ...article.later, ...article.extra];
    expect(new Set(told.map(({ headline }) => headline)).size).toBe(told.length);
    expect(new Set(told.map(({ body }) => body.join())).size).toBe(told.length);
    const minutes = article.later.map(({ minutesLater }) => minutesLater);
    expect(minutes).toEqual([...new Set(minutes)].sort((one, other) => one - other));
    expect(at(length(article) - 1, article).ended).toBe(false);
    expect(at(length(article), article).ended).toBe(true);
    expect(at(30 * 24 * 60, article)).toEqual({
      ...at(length(article), article),
      updates: at(30 * 24 * 60, article).updates,
    });
    // The front page's text at the end differs from the expectation at the beginning.
    expect(at(length(article), article).headline).not.toBe(article.headline);
  });

  it('gains updates, corrects some, withdraws some, and pins some for a while', () => {
    const seen = new Set<number>();
    let [corrected, withdrawn, pinned, unpinned, silent] = [0, 0, 0, 0, 0];
    for (let minute = 1; minute <= length(storm); minute++) {
      const [before, now] = [at(minute - 1).updates, at(minute).updates];
      const known = new Map(before.map((update) => [update.id, update]));
      for (const update of now) {
        const last = known.get(update.id);
        if (!last) {
          expect(seen.has(update.id)).toBe(false);
          seen.add(update.id);
          if (update.silent) silent += 1;
        } else {
          if (last.notes.length < update.notes.length) corrected += 1;
          if (!last.pinned && update.pinned) pinned += 1;
          if (last.pinned && !update.pinned) unpinned += 1;
          if (JSON.stringify(last) !== JSON.stringify(update)) {
            expect(update.changedAt).toBe(START + minute * MINUTE);
          }
        }
      }
      withdrawn += before.filter(({ id }) => !now.some((update) => update.id === id)).length;
      expect(new Set(now.map(({ id }) => id)).size).toBe(now.length);
    }
    for (const count of [corrected, withdrawn, unpinned, silent]) expect(count).toBeGreaterThan(0);
    expect(pinned, 'those that are pinned come so').toBe(0);
    expect(seen.size).toBe(storm.later.length);
  });

  it('lists pinned ones first, then the newest', () => {
    const listed = inOrder(at(20).updates);
    const firstOpen = listed.findIndex(({ pinned }) => !pinned);
    expect(firstOpen).toBe(1);
    expect(listed.slice(firstOpen).some(({ pinned }) => pinned)).toBe(false);
    const times = listed.slice(firstOpen).map(({ time }) => time);
    expect(times).toEqual([...times].sort((one, other) => other - one));
  });

  it('stays as it is where it has ended', () => {
    expect(at(300, liveblog(4190))).toEqual(at(0, liveblog(4190)));
    expect(at(0, liveblog(4190)).ended).toBe(true);
  });
});

describe('a liveblog elsewhere in the paper', () => {
  const site = demoSite();
  const own = paper.address(storm);
  /** Ninety minutes, and a day, after the start of the server. */
  it.each([
    ['while it runs', 90],
    ['after it has ended', 24 * 60],
  ])('has one headline and one time %s, on every page and in every answer', async (_, minutes) => {
    const now = encodeURIComponent(new Date(START + minutes * MINUTE).toISOString());
    const read = async (path: string) => (await call(site, `${path}?now=${now}`)).text();
    const course = courseAt(storm, START, START + minutes * MINUTE);
    const time = new Date(Math.max(...course.updates.map((update) => update.time))).toISOString();
    const page = await read(own);
    expect(page).toContain(`<h1>${course.headline}</h1>`);
    expect(page).toContain(`<title>${course.headline}`);
    expect(page).toMatch(new RegExp(`datetime="${time}" (?:data-tooltip="[^"]+" )?data-liveblog-updated`));
    for (const path of ['/', '/sectie/binnenland/', paper.address(articleById(4101))]) {
      const text = await read(path);
      const links = [...text.matchAll(new RegExp(`<a href="${own}">([^<]+)</a>`, 'g'))]
        .map(([, words]) => words)
        .filter((words) => !/liveblog/i.test(words ?? ''));
      expect(links.length, path).toBeGreaterThan(0);
      expect([...new Set(links)], path).toEqual([course.headline]);
      if (path !== '/sectie/binnenland/') continue;
      expect(text).toContain(`<p class="lead__text">${course.lead}</p>`);
    }
    const front = await read('/');
    expect(front).toMatch(new RegExp(`data-article-id="4104".*?<time datetime="${time}"`, 's'));
    const feed = JSON.parse(await read('/feeds/home/latest-news.json')) as {
      items: { article_id: number }[];
    };
    expect(feed.items.find(({ article_id }) => article_id === storm.id)).toMatchObject({
      headline: course.headline,
      article_published_at: time,
    });
    const label = JSON.parse(await read(`/data/liveblog-newstheme-block/${storm.id}`)) as { title: string }[];
    expect(course.updates.map(({ headline }) => headline)).toEqual(
      expect.arrayContaining(label.map(({ title }) => title)),
    );
  });
});

describe('the pages of a liveblog', () => {
  const site = demoSite();
  const read = async (path: string, init?: RequestInit) => {
    const answer = await call(site, path, init);
    const text = await answer.text();
    const ids = [...text.matchAll(/data-article-id="(\d{6,})"/g)].map(([, id]) => id);
    return { answer, text, ids };
  };

  it('holds its updates, on further pages too [liveblog-1, liveblog-3]', async () => {
    const first = await read(paper.address(marathon));
    const second = await read(`${paper.address(marathon)}/2`);
    const third = await read(`${paper.address(marathon)}/3`);
    const whole = await read(`${paper.address(marathon)}/appview`);
    expect([...first.ids, ...second.ids, ...third.ids]).toEqual(whole.ids);
    expect(first.text).toContain('data-paginated="true"');
    expect(whole.text).not.toContain('data-paginated');
    expect((await read(`${paper.address(marathon)}/4`)).answer.status).toBe(404);
    expect((await read(`${paper.address(storm)}/2`)).answer.status).toBe(404);
    expect((await read(`${paper.address(marathon)}/1`)).answer.headers.get('location')).toBe(
      paper.address(marathon),
    );
    expect((await read(paper.address(liveblog(4190)))).text).toContain('data-ended="true"');
  });

  it('is answered 304 as long as nothing happened [liveblog-2]', async () => {
    const { answer } = await read(paper.address(storm));
    const etag = answer.headers.get('etag') ?? '';
    const again = await read(paper.address(storm), { headers: { 'If-None-Match': etag } });
    expect(again.answer.status).toBe(304);
    expect(again.text).toBe('');
  });

  it('changes for the visitor who presses a button of the demo bar, and for no other', async () => {
    const path = `/demo/liveblog/${storm.id}`;
    const before = await read(paper.address(storm));
    let cookie = '';
    const press = async (
      action: string,
      headers: Record<string, string> = { Origin: 'http://localhost' },
    ) => {
      const answer = await call(site, path, {
        method: 'POST',
        headers: { ...headers, Cookie: cookie, 'Content-Type': 'application/x-www-form-urlencoded' },
        body: new URLSearchParams({ action, from: paper.address(storm) }).toString(),
      });
      cookie = answer.headers.getSetCookie()[0]?.split(';')[0] ?? cookie;
      return answer;
    };
    const mine = () => read(paper.address(storm), { headers: { Cookie: cookie } });
    const pressed = await press('new');
    expect([pressed.status, pressed.headers.get('location')]).toEqual([303, paper.address(storm)]);
    const [added] = (await mine()).ids;
    expect((await mine()).ids).toEqual([added, ...before.ids]);
    await press('pin');
    expect((await mine()).text).toContain('data-pinned="1"');
    await press('change');
    await press('change');
    const notes = (await mine()).text.match(/<p class="update__note">.*?<\/p>/g) ?? [];
    expect(notes.map((note) => note.replace(/<[^>]*>/g, ''))).toEqual([
      'Aanvulling, 12:00: Lezers vroegen naar de bron: onze verslaggever stond erbij.',
      'Aanvulling, 12:00: We hebben hier de naam van de fotograaf aan toegevoegd.',
    ]);
    await press('silent');
    expect((await mine()).text).toContain('stille_update');
    await press('remove');
    expect((await mine()).ids).toEqual([added, ...before.ids]);
    expect((await read(paper.address(storm))).ids).toEqual(before.ids);

    expect((await press('new', { 'Sec-Fetch-Site': 'cross-site' })).status).toBe(403);
    expect((await press('ontploffen')).status).toBe(404);
    expect(
      (await call(site, `${path}1`, { method: 'POST', headers: { Origin: 'http://localhost' } })).status,
    ).toBe(404);
  });

  it('plays the faults of a page that is polled, and none of the page itself', async () => {
    const again = { headers: { 'Sec-Fetch-Mode': 'cors' } };
    for (const state of ['storing', 'inloggen', 'half', 'enorm', 'zonder-id']) {
      const path = `/demo/liveblogstand/${state}/`;
      const opened = await read(path);
      expect(opened.text.trim().endsWith('</html>')).toBe(true);
      const asked = await read(path, again);
      expect(asked.text).not.toBe(opened.text);
    }
    expect((await read('/demo/liveblogstand/enorm/', again)).text.length).toBeGreaterThan(20_000_000);
    expect((await read('/demo/liveblogstand/iets/')).answer.status).toBe(404);
  });

  it('keeps every liveblog within the sections', () => {
    expect(ARTICLES.filter(({ kind }) => kind === 'liveblog')).toHaveLength(3);
  });
});
