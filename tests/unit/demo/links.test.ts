import { describe, expect, it } from 'vitest';
import { ARTICLES } from '../../../demo/content/index.ts';
import { SECTIONS } from '../../../demo/content/sections.ts';
import { datePaper } from '../../../demo/server/addresses.ts';
import { call, demoSite, START } from './demo-site.ts';

const site = demoSite();
const paper = datePaper(START);
const PAGES = [
  '/',
  '/features/',
  '/demo/backend/',
  '/login/',
  '/logout/',
  '/podcasts/',
  '/podcasts/afleveringen/',
  '/podcasts/hans/het-hek/',
  '/podcasts/hoe-luister-ik/',
  '/video/een-dag-aan-de-pont/',
  '/video/pont/',
  '/vacatures/',
  '/onderwerpen/',
  '/onderwerp/klimaat/',
  '/onderwerp/openbaar-vervoer/appview',
  '/bestaat-niet',
  ...Object.keys(SECTIONS).map((slug) => `/sectie/${slug}/`),
  ...ARTICLES.flatMap((article) => [paper.address(article), `${paper.address(article)}/appview`]),
];

describe('links', () => {
  it('leads every link, picture and file of every page to something that is there', async () => {
    const known = new Map<string, number>();
    const dead: string[] = [];
    for (const page of PAGES) {
      const text = await (await call(site, page)).text();
      for (const [, name = '', value = ''] of text.matchAll(
        /\s(href|src|srcset|data-src[\w-]*|data-frame|data-weather-endpoint|action)="([^"]*)"/g,
      )) {
        for (const part of name === 'srcset' ? value.split(',') : [value]) {
          const address = new URL(
            part.trim().split(' ')[0]?.replaceAll('&amp;', '&') ?? '',
            `http://localhost${page}`,
          );
          // The build creates these files, and names them by the same function as the links.
          if (address.pathname.startsWith('/static/api/')) continue;
          // Share links lead to other sites.
          if (address.origin !== 'http://localhost') continue;
          // Opens a dialog.
          if (address.hash.startsWith('#modal=')) continue;
          if (address.hash && address.pathname === page && !text.includes(`id="${address.hash.slice(1)}"`)) {
            dead.push(`${page}: ${part} has no target`);
          }
          // The 404 page's own address is intentionally invalid: its demo bar reloads it.
          if (address.pathname === '/bestaat-niet') continue;
          const path = address.pathname + address.search;
          if (!known.has(path)) known.set(path, (await call(site, path)).status);
          // A random article has another address; the target of a form may only accept POST.
          const isThere =
            [200, 302].includes(known.get(path) ?? 0) || (name === 'action' && known.get(path) === 405);
          if (!isThere) dead.push(`${page}: ${part} gives ${known.get(path)}`);
        }
      }
    }
    expect(dead).toEqual([]);
    expect(known.size).toBeGreaterThan(80);
  });

  it('reaches every article from the front page or a section', async () => {
    let text = '';
    for (const page of ['/', ...Object.keys(SECTIONS).map((slug) => `/sectie/${slug}/`)]) {
      text += await (await call(site, page)).text();
    }
    const missing = ARTICLES.filter((article) => !text.includes(`href="${paper.address(article)}"`));
    expect(missing.map(({ headline }) => headline)).toEqual([]);
  });

  it('has ids that are used once, on every page', async () => {
    for (const page of PAGES) {
      const text = await (await call(site, page)).text();
      const ids = [...text.matchAll(/\sid="([^"]+)"/g)].map(([, id]) => id);
      expect(ids, page).toEqual([...new Set(ids)]);
    }
  });
});

describe('lazy pictures', () => {
  it('have their sources, size, alternative text and a stand-in without scripts [lazy-images-7]', async () => {
    const text = await (await call(site, '/')).text();
    const pictures = [...text.matchAll(/<img data-src="[^>]*><noscript><img [^>]*><\/noscript>/g)];
    expect(pictures.length).toBeGreaterThan(12);
    expect(text.match(/<img data-src=/g)).toHaveLength(pictures.length);
    for (const [picture] of pictures) {
      expect(picture).toMatch(/data-src-webp="[^"]+" .*width="\d+" height="\d+" alt="[^"]+"/);
    }
  });
});
