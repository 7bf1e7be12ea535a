import { expect, it } from 'vitest';
import { call, demoSite } from './demo-site.ts';

const site = demoSite();
const read = async (path: string) => (await call(site, path)).text();

it('the page of specials says of each what its own page says', async () => {
  const list = await read('/specials/');
  const teasers = [...list.matchAll(/<h[23]><a href="(\/[^"]+)">([^<]+)<\/a><\/h[23]><p>([^<]+)<\/p>/g)];
  expect(teasers.length).toBeGreaterThan(14);
  for (const [, address = '', title, text] of teasers) {
    const page = await read(address);
    expect(/<h1[^>]*>([^<]+)<\/h1>/.exec(page)?.[1], address).toBe(title);
    expect(/<meta name="description" content="([^"]+)"/.exec(page)?.[1], address).toBe(text);
  }
});

it('a podcast has a page with its cover and its episodes, which play there', async () => {
  const page = await read('/podcasts/hans/');
  expect(page).toContain('<h1>Hans</h1>');
  expect(page).toContain('omslag-hans-640');
  expect(page.match(/data-audio-url="[^"]+">Luister</g)).toHaveLength(2);
  expect((await call(site, '/podcasts/bestaat-niet/')).status).toBe(404);
});
