import { describe, expect, it } from 'vitest';
import { SITE_PAGES } from '../../../demo/content/site-pages.ts';
import { call, demoSite } from './demo-site.ts';

const site = demoSite();
const open = async (address: string) => (await call(site, address)).text();
/** The titles of the results on a page, with highlighted words. */
const titles = (html: string) =>
  [...html.matchAll(/<article class="teaser teaser--list result.*?<h2><a[^>]*>(.*?)<\/a>/gs)].map(
    ([, title]) => title,
  );
const plain = (html: string) => titles(html).map((title) => title?.replace(/<\/?mark>/g, ''));

describe('searching the paper', () => {
  it.each([
    ['klimaat', 'Klimaat'],
    ['warmtepompen', 'De stille opmars van de warmtepomp'],
    ['warmtepomp', 'De stille opmars van de warmtepomp'],
    ['Marieke de Groot', 'Marieke de Groot'],
    ['onder de zeespiegel', 'Onder de zeespiegel'],
    // Today's news comes before an older title that contains the exact word.
    ['storm', 'Eerste najaarsstorm bereikt de kust, veerdiensten liggen stil'],
    ['puzzels', 'Puzzels'],
    ['sudoku', 'De sudoku van vandaag'],
    ['sport', 'Sport'],
    ['privacy', 'Privacy'],
    ['nieuwsbrief', 'Nieuwsbrieven'],
    ['l-flat', 'De L-flat'],
  ])('for %s has "%s" first', async (query, title) => {
    expect(plain(await open(`/search?query=${encodeURIComponent(query)}`))[0]).toBe(title);
  });

  it('for podcasts finds podcasts, and the pages about them', async () => {
    const html = await open('/search?query=podcast');
    expect(html).toMatch(
      /<p class="meta" data-result-count="\d\d">\d\d podcasts, 2 pagina’s, het meest relevante eerst/,
    );
    expect(titles(html).length).toBe(10);
    expect(html).toContain('Meer resultaten');
  });

  it('marks the words, in the form that was found', async () => {
    const html = await open('/search?query=warmtepompen');
    expect(titles(html)[0]).toBe('De stille opmars van de <mark>warmtepomp</mark>');
  });

  it('shows words as text', async () => {
    const html = await open('/search?query=%3Cimg%20src=x%3E');
    expect(html).not.toContain('<img src=x>');
    expect(html).toContain('Geen resultaten gevonden voor &quot;&lt;img src=x&gt;&quot;.');
  });

  it('asks whether another word was meant, and finds that', async () => {
    const html = await open('/search?query=wamtepomp');
    expect(html).toContain(
      'We vonden niets met ‘wamtepomp’, wel dit. Bedoelde je <a href="/search?query=warmtepomp">warmtepomp</a>?',
    );
    expect(plain(html)).toEqual(['De stille opmars van de warmtepomp']);
  });

  it('helps where nothing is found, and before anything is asked', async () => {
    const nothing = await open('/search?query=qqqxyz&sectie=sport');
    expect(nothing).toContain('Zoek <a href="/search?query=qqqxyz">zonder filters</a>');
    expect(nothing).toContain('<a href="/archief/">het archief</a>');
    const empty = await open('/search');
    for (const html of [nothing, empty]) expect(html).toContain('href="/onderwerp/klimaat/"');
    // So that words entered here are searched in the default order.
    expect(empty).toContain('<option value="" selected>Meest relevant</option>');
  });

  it('narrows by kind, section and author, and sorts by date', async () => {
    expect(plain(await open('/search?query=klimaat&soort=onderwerp'))).toEqual(['Klimaat']);
    expect(plain(await open('/search?query=marieke&soort=auteur'))).toEqual(['Marieke de Groot']);
    const own = await open('/search?auteur=marieke-de-groot');
    expect(own).toContain('Alleen bij <b>Marieke de Groot</b>.');
    expect(plain(own).length).toBeGreaterThan(1);
    const oldest = plain(await open('/search?query=water&soort=artikel&volgorde=oudste&pagina=2'));
    const newest = plain(await open('/search?query=water&soort=artikel&volgorde=nieuwste'));
    expect(oldest.at(-1)).not.toBe(newest.at(-1));
    expect((await call(site, '/search?query=water&pagina=99')).status).toBe(404);
  });

  it('finds no advertisement', async () => {
    expect(await open('/search?query=advertentie+partner')).toContain('data-result-count="0"');
  });
});

describe('the archive', () => {
  it('has another name, every article by date, and nothing else', async () => {
    const html = await open('/search?source=archive&query=klimaat');
    expect(html).toContain('<h1>Archief</h1>');
    expect(html).toMatch(/<title>klimaat - Archief/);
    expect(plain(html)).not.toContain('Klimaat');
    expect(html).toContain('artikelen, het nieuwste eerst.');
    expect(html).toContain('<a href="/search?query=klimaat">Zoeken</a>');
    expect(await open('/search?query=klimaat')).toContain('<h1>Zoeken</h1>');
  });

  it('can be leafed through by section, period and topic, without words', async () => {
    expect(plain(await open('/search?source=archive')).length).toBe(10);
    expect(await open('/search?source=archive&onderwerp=wonen')).toContain('<h1>Archief over Wonen</h1>');
    expect(await open('/search?source=archive&from_date=2030-01-01')).toContain('data-result-count="0"');
  });

  it('reads a period whose ends are exchanged', async () => {
    const day = '/search?source=archive&from_date=2026-03-29&to_date=2026-03-27';
    const html = await open(day);
    expect(plain(html).length).toBeGreaterThan(0);
    expect(html).toMatch(/name="from_date" type="date" value="2026-03-27"/);
  });

  it('says what it has, and offers the nearest day to one without a newspaper', async () => {
    const range = 'van dinsdag 24 februari 2026 tot en met zondag 29 maart 2026.';
    expect(await open('/archief/')).toContain(range);
    const early = await open('/search?source=archive&sectie=sport&from_date=2020-05-01&to_date=2020-05-01');
    expect(early).toContain('Geen resultaten gevonden op vrijdag 1 mei 2020.');
    expect(early).toContain(range);
    const [, address = '', day] = /dichtst bij ligt: <a href="([^"]+)">([^<]+)</.exec(early) ?? [];
    expect(day).toMatch(/februari 2026|maart 2026/);
    expect(plain(await open(address.replaceAll('&amp;', '&')))).toHaveLength(1);
  });
});

it('finds the pages of the site by what they say of themselves', async () => {
  for (const { address, title, about } of Object.values(SITE_PAGES).flat()) {
    const answer = await call(site, address);
    const page = answer.status === 200 ? await answer.text() : '';
    expect(page.replace(/<[^>]*>/g, ' ').replace(/\s+/g, ' '), address).toContain(title);
    expect(`${page}Kies een nieuw wachtwoord.`, address).toContain(about);
  }
});

it('suggests topics, authors and titles while somebody types', async () => {
  const suggest = async (query: string) =>
    (
      (await (await call(site, `/zoek/suggesties?query=${encodeURIComponent(query)}`)).json()) as {
        data: { title: string; url: string; label: string }[];
      }
    ).data;
  expect((await suggest('klim'))[0]).toEqual({
    title: 'Klimaat',
    url: '/onderwerp/klimaat/',
    label: 'Onderwerp',
  });
  expect((await suggest('mariek'))[0]).toMatchObject({ title: 'Marieke de Groot', label: 'Auteur' });
  expect((await suggest('water')).length).toBeLessThanOrEqual(8);
  expect(await suggest('qqqxyz')).toEqual([]);
  expect((await call(site, '/zoek/suggesties')).status).toBe(400);
});
