import { describe, expect, it } from 'vitest';
import { ARTICLES } from '../../../demo/content/index.ts';
import { datePaper } from '../../../demo/server/addresses.ts';
import { call, demoSite, START } from './demo-site.ts';

const site = demoSite();
const paper = datePaper(START);
const article = (kind: string) => {
  const found = ARTICLES.find((candidate) => candidate.kind === kind);
  if (!found) throw new Error(`The paper has no ${kind}.`);
  return found;
};
const ordinary = article('article');
const body = async (address: string) => {
  const text = await (await call(site, address)).text();
  return /<body([^>]*)>/.exec(text)?.[1] ?? '';
};

describe('addresses of the newspaper', () => {
  it('dates an article in Amsterdam time', () => {
    const { hours: _, ...anytime } = ordinary;
    const lateInTheEvening = datePaper(Date.parse('2026-03-28T23:30:00Z') + ordinary.hoursAgo * 3_600_000);
    expect(lateInTheEvening.address(anytime)).toContain('/nieuws/2026/03/29/');
  });

  it('serves the front page and the sections with their page types [page-metadata-1]', async () => {
    expect(await body('/')).toContain('data-page-type="frontpage"');
    const section = await body('/sectie/economie/');
    expect(section).toContain('data-page-type="index"');
    expect(section).toContain('data-index-slug="economie"');
  });

  it.each(['article', 'liveblog', 'inbeeld', 'native-ad'])(
    'serves a page of type %s [page-metadata-1]',
    async (kind) => {
      const attributes = await body(paper.address(article(kind)));
      expect(attributes).toContain('data-page-type="article"');
      expect(attributes).toContain(`data-article-type="${kind}"`);
      expect(attributes).toContain(`data-article-id="${article(kind).id}"`);
      expect(attributes).toContain('data-demo="true"');
    },
  );

  it('shows a page that needs a login to the visitor of `?visitor=`', async () => {
    const answer = await call(site, '/service-mails/?visitor=subscribed');
    expect(answer.status).toBe(200);
    const other = await call(site, '/service-mails/?visitor=anonymous');
    expect([other.status, other.headers.get('location')]).toEqual([
      302,
      '/login/?return_to=%2Fservice-mails%2F',
    ]);
  });

  it('marks the full-page variant of a photo story [page-metadata-8]', async () => {
    const stories = ARTICLES.filter(({ kind }) => kind === 'inbeeld');
    const variants = await Promise.all(
      stories.map(async (story) =>
        (await body(paper.address(story))).includes('data-article-variant="full-page"'),
      ),
    );
    expect(variants.toSorted()).toEqual([false, true]);
    expect(await body(paper.address(ordinary))).not.toContain('data-article-variant');
  });

  it('sends headline, authors, topics and date as structured data [page-metadata-2]', async () => {
    const text = await (await call(site, paper.address(ordinary))).text();
    const data = JSON.parse(/<script type="application\/ld\+json">(.*?)<\/script>/.exec(text)?.[1] ?? '');
    expect(data).toMatchObject({
      headline: ordinary.headline,
      author: [{ name: ordinary.author }],
      keywords: ordinary.topics.map((topic) => `onderwerp:${topic}`),
      datePublished: paper.publishedAt(ordinary).toISOString(),
    });
  });

  it('leaves header and footer to the app in the app view [app-view-1]', async () => {
    const address = paper.address(ordinary);
    const web = await (await call(site, address)).text();
    const app = await (await call(site, `${address}/appview`)).text();
    expect(web).toContain('class="site-header"');
    expect(app).toContain(ordinary.headline);
    expect(app).not.toContain('class="site-header"');
    expect(app).not.toContain('class="site-footer"');
  });

  it.each([
    ['a wrong slug', `/nieuws/2026/03/29/iets-anders-a${ordinary.id}`, ''],
    ['a wrong date', `/nieuws/1999/01/01/${ordinary.slug}-a${ordinary.id}`, ''],
    ['a slash at the end', `${paper.address(ordinary)}/`, ''],
    ['the app view', `/nieuws/1999/01/01/x-a${ordinary.id}/appview`, '/appview'],
  ])('redirects %s to the right address and keeps the query', async (_, wrong, suffix) => {
    const answer = await call(site, `${wrong}?gift=1`);
    expect(answer.status).toBe(301);
    expect(answer.headers.get('location')).toBe(`${paper.address(ordinary)}${suffix}?gift=1`);
  });

  it.each([
    '/nieuws/2026/03/29/x-a999999',
    '/nieuws/2026/03/29/zonder-nummer',
    '/sectie/mode/',
    '/x',
    '/features/x',
  ])('answers %s with the paper’s own 404 page', async (address) => {
    const answer = await call(site, address);
    expect(answer.status).toBe(404);
    expect(await answer.text()).toContain('Deze pagina bestaat niet meer');
  });

  it('shows a page as the requested visitor, and remembers it', async () => {
    const answer = await call(site, '/?visitor=regional');
    const [session = '', hint] = answer.headers.getSetCookie();
    expect(session).toMatch(/^nmt_session=[^;]{36};.*HttpOnly; SameSite=Lax/);
    expect(hint).toMatch(/^nmt_login=[^;]{8};(?!.*HttpOnly)/);
    const later = await call(site, '/', { headers: { Cookie: session } });
    expect(await later.text()).toContain('Jij leest als Regionaal abonnee<');
  });

  it('takes the login hint away from an anonymous visitor, and ignores unknown kinds', async () => {
    const before = await call(site, '/?visitor=regional');
    const Cookie = before.headers.getSetCookie()[0] ?? '';
    const anonymous = await call(site, '/?visitor=anonymous', { headers: { Cookie } });
    expect(anonymous.headers.getSetCookie().join()).toMatch(/nmt_login=[^;]*; Max-Age=0/);
    const unknown = await call(site, '/?visitor=admin');
    expect(unknown.headers.getSetCookie().join()).not.toContain('nmt_login');
  });

  it('opens a session with the page of a liveblog, which the calls of that page share', async () => {
    const path = paper.address(article('liveblog'));
    const [Cookie = '', ...more] = (await call(site, path)).headers.getSetCookie();
    expect(Cookie).toMatch(/^nmt_session=/);
    expect(more).toEqual([]);
    expect((await call(site, path, { headers: { Cookie } })).headers.getSetCookie()).toEqual([]);
  });

  it('shows a page at the requested time, in Amsterdam time where it has no zone [dates-2]', async () => {
    const answer = await call(site, '/?now=2026-12-24T08:30');
    expect(answer.headers.getSetCookie().join()).toContain(encodeURIComponent('2026-12-24T07:30:00.000Z'));
    expect(await answer.text()).toContain('donderdag 24 december 2026');
    const misread = await call(site, '/?now=gisteren');
    expect(misread.headers.getSetCookie().join()).not.toContain('nmt_now');
  });

  it.each([
    ['hard-none', 'anonymous', true],
    ['hard-none', 'registered', true],
    ['hard-none', 'subscribed', false],
  ])('sends a wall’s files along for %s as %s: %s', async (campaign, visitor, isSent) => {
    const text = await (await call(site, `/demo/betaalmuur/${campaign}/?visitor=${visitor}`)).text();
    expect(text.includes('wall-1.js')).toBe(isSent);
  });

  it('sends nothing of a wall along where none is expected', async () => {
    expect(await (await call(site, paper.address(ordinary))).text()).not.toContain('wall-1.js');
  });

  it('passes calls to the backend stand-in', async () => {
    const answer = await call(site, '/data/weather');
    expect(await answer.json()).toHaveProperty('displayTemp');
  });
});

describe('the backend behind the newspaper', () => {
  it("lives at the visitor's time", async () => {
    const weatherAt = async (time: string) => {
      const answer = await call(site, '/data/weather', {
        headers: { cookie: `nmt_now=${encodeURIComponent(time)}` },
      });
      return answer.json();
    };
    const night = await weatherAt('2026-01-10T03:00:00.000Z');
    const noon = await weatherAt('2026-07-10T11:00:00.000Z');
    expect(noon).not.toEqual(night);
    expect(await weatherAt('2026-01-10T03:00:00.000Z')).toEqual(night);
  });
});
