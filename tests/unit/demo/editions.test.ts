import { describe, expect, it } from 'vitest';
import { editionOn, newestDay, printedEditions, printedOn } from '../../../demo/content/editions.ts';
import { datePaper } from '../../../demo/server/addresses.ts';
import { call, demoSite, START } from './demo-site.ts';

const at = (time: string) => Date.parse(time);
const paper = datePaper(START);
const site = demoSite();

/** The address of the newest edition, at a time of the visitor. */
async function newestPaper(now: string): Promise<string | null> {
  const answer = await call(site, `/krant/?now=${encodeURIComponent(now)}`);
  return answer.headers.get('location');
}

describe('the newest paper', () => {
  it.each([
    ['in the night', '2026-03-29T00:30+01:00', '2026-03-29'],
    ['in the hour that the clock skips', '2026-03-29T03:10+02:00', '2026-03-29'],
    ['by day', '2026-03-29T12:00+02:00', '2026-03-29'],
    ['just before ten', '2026-03-29T21:59+02:00', '2026-03-29'],
    ['at ten, when that of tomorrow is out', '2026-03-29T22:00+02:00', '2026-03-30'],
    ['in winter', '2026-10-25T23:30+01:00', '2026-10-26'],
    ['for a reader in Tokyo', '2026-03-30T08:00+09:00', '2026-03-30'],
    ['for a reader in New York', '2026-03-29T09:00-04:00', '2026-03-29'],
  ])('%s is that of the day in Amsterdam', (_, now, day) => {
    expect(newestDay(at(now))).toBe(day);
    expect(printedEditions(paper, at(now))[0]?.date).toBe(day);
  });

  it.each([
    ['2026-03-29T12:00+02:00', '/krant/2026/03/29/'],
    ['2026-03-30T00:01+02:00', '/krant/2026/03/30/'],
    ['2026-04-12T12:00+02:00', '/krant/2026/04/12/'],
    ['2020-02-29T12:00+01:00', '/krant/2020/02/29/'],
  ])('at %s is at %s', async (now, path) => {
    expect(await newestPaper(now)).toContain(path);
    const data = await call(site, `/de/data/NH/?now=${encodeURIComponent(now)}`);
    const [newest] = (await data.json()) as { pub_date: string }[];
    expect(`/krant/${newest?.pub_date.replaceAll('-', '/')}/`).toBe(path);
  });

  it('is named on an older one', async () => {
    const path = (await newestPaper('2026-03-29T12:00+02:00'))?.replace(/[?#].*/, '');
    const page = async (now: string) => (await call(site, `${path}?now=${encodeURIComponent(now)}`)).text();
    expect(await page('2026-03-29T12:00+02:00')).not.toContain('nieuwere krant');
    expect(await page('2026-03-29T22:30+02:00')).toMatch(
      /nieuwere krant: <a href="\/krant\/">die van maandag 30 maart 2026</,
    );
  });
});

it('a paper that is not out yet is nowhere, and neither is one before the oldest', () => {
  const now = at('2026-03-29T12:00+02:00');
  expect(editionOn(paper, '2026-03-30', now)).toBeUndefined();
  expect(editionOn(paper, '2026-03-20', now)).toBeUndefined();
  expect(editionOn(paper, '2026-03-28', now)?.pages.length).toBeGreaterThan(0);
});

it('an article stays in the paper in which it was printed first', () => {
  const printed = (now: string) => printedOn(paper, 4115, at(now))?.edition.date;
  expect(printed('2026-04-09T12:00+02:00')).toBe(printed('2026-03-29T12:00+02:00'));
  expect(printed('2026-03-01T12:00+01:00')).toBeUndefined();
  expect(printedOn(paper, 1, START)).toBeUndefined();
});

it('the stand-in’s latest edition is the paper that the links lead to', async () => {
  for (const now of ['2026-03-29T12:00+02:00', '2026-03-29T22:30+02:00', '2026-03-30T05:00+02:00']) {
    const answer = await call(site, `/data/latest-edition?now=${encodeURIComponent(now)}`);
    const { published_at } = (await answer.json()) as { published_at: string };
    expect(newestDay(Date.parse(published_at))).toBe(newestDay(at(now)));
    expect(Date.parse(published_at)).toBeLessThanOrEqual(at(now));
  }
});

describe('what is over', () => {
  const text = async (path: string, now: string) =>
    (await call(site, `${path}?now=${encodeURIComponent(now)}`)).text();

  it('leaves the agenda at the end of its day in Amsterdam', async () => {
    const count = async (now: string) =>
      (await text('/agenda/', now)).match(/class="agenda__entry"/g)?.length ?? 0;
    expect(await count('2026-03-29T12:00+02:00')).toBe(18);
    expect(await count('2026-03-30T23:30+02:00')).toBe(18);
    expect(await count('2026-03-31T00:10+02:00')).toBe(16);
    expect(await text('/agenda/', '2027-01-01T12:00+01:00')).toContain('Er staat nu niets op de agenda.');
    expect(await text('/agenda/', '2026-03-29T12:00+02:00')).toContain('data-ends-at="2026-03-30"');
  });

  it('leaves the front page, the masterclasses and the vacancies', async () => {
    const LATE = '2027-01-01T12:00+01:00';
    expect(await text('/', '2026-03-29T12:00+02:00')).toContain('Nu live');
    expect(await text('/', LATE)).not.toContain('Nu live');
    expect(await text('/masterclasses/', LATE)).not.toContain('data-starts-at');
    expect(await text('/vacatures/', LATE)).not.toContain('data-expires-at');
  });
});
