import { createHash } from 'node:crypto';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { chooseEncoding } from '../../../demo/server/delivery.ts';
import { call, demoSite } from './demo-site.ts';

const site = demoSite();
const get = (address: string, headers: Record<string, string> = {}) => call(site, address, { headers });

describe('headers', () => {
  it('sends every page with a policy that allows only the inlined head script by its hash', async () => {
    for (const address of ['/', '/sectie/sport/', '/features/', '/bestaat-niet']) {
      const { headers } = await get(address);
      const policy = headers.get('content-security-policy') ?? '';
      expect(policy).toContain("default-src 'none'");
      expect(policy).toContain("script-src 'self' 'sha256-headhash='");
      expect(policy).toContain("require-trusted-types-for 'script'");
      expect(policy).not.toContain('unsafe');
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('cache-control')).toBe('no-cache');
      expect(headers.get('vary')).toContain('Cookie');
    }
  });

  it('has nothing on a page that the policy would refuse', async () => {
    const text = await (await get('/')).text();
    expect(text).not.toMatch(/\sstyle="|\son\w+="/);
    const styles = [...text.matchAll(/<style>([\s\S]*?)<\/style>/g)].map(([, style]) => style);
    const [base, paper = ''] = styles;
    expect(base).toBe(':root{--paper:#fff}');
    expect(styles).toHaveLength(2);
    const policy = (await get('/')).headers.get('content-security-policy');
    expect(policy).toContain(`'sha256-${createHash('sha256').update(paper).digest('base64')}'`);
    const inline = [...text.matchAll(/<script(?![^>]*\bsrc=)([^>]*)>/g)].map(([, attributes]) =>
      attributes?.trim(),
    );
    expect(inline).toEqual(['', 'type="application/json" id="site-config"', 'type="speculationrules"']);
    const [, rules = ''] = /<script type="speculationrules">(.*?)<\/script>/s.exec(text) ?? [];
    expect(JSON.parse(rules).prerender[0].where.and[1].not.href_matches).toEqual(
      expect.arrayContaining(['/login*', '/abonnementen*', '/account*']),
    );
    expect(policy).toContain(`'sha256-${createHash('sha256').update(rules).digest('base64')}'`);
  });

  it('writes into a page what its own classes need of the paper’s style, and links all of it elsewhere', async () => {
    const front = await (await get('/')).text();
    expect(front).not.toContain('paper.css');
    expect(front).toContain('.front__top{');
    expect(front).not.toContain('.map{');
    const plain = await get('/inloggen/');
    expect(await plain.text()).toContain('<link rel="stylesheet" href="/static/paper.css">');
    expect(plain.headers.get('content-security-policy')).toContain("style-src 'self' 'sha256-base';");
  });

  it('runs only what it pins on a page without scripts of others, and reports elsewhere', async () => {
    const login = await get('/inloggen/');
    expect(login.headers.get('integrity-policy')).toBe('blocked-destinations=(script), endpoints=(reports)');
    const scripts = [...(await login.text()).matchAll(/<script[^>]* src="[^>]*>/g)].map(
      ([element]) => element,
    );
    expect(scripts.length).toBeGreaterThan(1);
    expect(scripts.filter((element) => !/ crossorigin.* integrity="sha/.test(element))).toEqual([]);
    const gate = await get('/features/consent-gate.html');
    expect(gate.headers.has('integrity-policy')).toBe(false);
    expect(gate.headers.has('integrity-policy-report-only')).toBe(true);
  });

  it('says where browsers report what a policy refused', async () => {
    const { headers } = await get('/');
    expect(headers.get('reporting-endpoints')).toBe('reports="/data/browser-reports"');
    expect(headers.get('content-security-policy')).toMatch(/; report-to reports$/);
  });

  it('says where weaknesses are reported, for half a year', async () => {
    const text = await (await get('/.well-known/security.txt')).text();
    expect(text).toContain('Expires: 2026-09-25T00:00:00.000Z\n');
    const [, policy = ''] = /^Policy: http:\/\/localhost(\S+)$/m.exec(text) ?? [];
    expect((await get(policy)).status).toBe(200);
  });

  it('writes the styles of features into the page, each with the name of its file and its hash in the policy', async () => {
    const { headers } = await get('/');
    expect(await (await get('/')).text()).toContain(
      '<style data-nmt-file="weather-1.css">.weather{}</style>',
    );
    expect(headers.get('content-security-policy')).toContain("'sha384-abc'");
    const plain = await get('/features/');
    expect(plain.headers.get('content-security-policy')).not.toContain("'sha384-abc'");
  });

  it('loads in the order that the first paint needs: head script, base style, loader, the rest', async () => {
    const text = await (await get('/')).text();
    const marks = [
      'document.documentElement.id',
      ':root{--paper:#fff}',
      'site-config',
      'loader-1.js',
      '@font-face',
      'weather-1.css',
      'weather-1.js',
      'integrity-1.json',
    ];
    const places = marks.map((mark) => text.indexOf(mark));
    expect(places).toEqual([...places].sort((one, other) => one - other));
    expect(Math.min(...places)).toBeGreaterThan(0);
    const section = await (await get('/sectie/sport/')).text();
    expect(section).not.toContain('weather-1.js');
    // Browsers log files that are preloaded and not used soon.
    expect(section).not.toContain('integrity-1.json');
  });

  it.each([
    ['/assets/base-1.css', 'public, max-age=31536000, immutable'],
    ['/assets/loader.js', 'public, max-age=300, stale-while-revalidate=86400'],
    ['/assets/manifest.json', 'public, max-age=300, stale-while-revalidate=86400'],
    ['/static/fonts/serif.woff2', 'public, max-age=604800, stale-while-revalidate=2592000'],
    ['/static/paper.css', 'public, max-age=300, stale-while-revalidate=86400'],
  ])('lets browsers keep %s: %s', async (address, cache) => {
    const answer = await get(address);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('cache-control')).toBe(cache);
  });

  it.each(['/assets/../package.json', '/assets/%2e%2e/package.json', '/static/..%2f..%2fpackage.json'])(
    'serves nothing outside its folders: %s',
    async (address) => {
      expect((await get(address)).status).toBe(404);
    },
  );
});

describe('delivery', () => {
  it('compresses text in the browser’s formats, brotli first', async () => {
    const plain = await (await get('/assets/loader.js')).text();
    const brotli = await get('/assets/loader.js', { 'Accept-Encoding': 'gzip, br' });
    expect(brotli.headers.get('content-encoding')).toBe('br');
    expect(brotliDecompressSync(Buffer.from(await brotli.arrayBuffer())).toString()).toBe(plain);
    const gzip = await get('/assets/loader.js', { 'Accept-Encoding': 'gzip, br;q=0' });
    expect(gzip.headers.get('content-encoding')).toBe('gzip');
    expect(gunzipSync(Buffer.from(await gzip.arrayBuffer())).toString()).toBe(plain);
    expect(gzip.headers.get('vary')).toContain('Accept-Encoding');
  });

  it('leaves pictures as they are', async () => {
    const answer = await get('/static/images/rivier-640.webp', { 'Accept-Encoding': 'br' });
    expect(answer.headers.get('content-type')).toBe('image/webp');
    expect(answer.headers.has('content-encoding')).toBe(false);
  });

  it.each(['/', '/static/paper.css', '/assets/loader.js', '/data/weather'])(
    'answers 304 without a body for %s when the browser has it already',
    async (address) => {
      const tag = (await get(address)).headers.get('etag') ?? '';
      const again = await get(address, { 'If-None-Match': `"other", ${tag}` });
      expect(again.status).toBe(304);
      expect(await again.text()).toBe('');
      expect((await get(address, { 'If-None-Match': '"other"' })).status).toBe(200);
    },
  );

  it('reads Accept-Encoding with weights', () => {
    expect(chooseEncoding('gzip;q=0.8, br;q=0.5')).toBe('br');
    expect(chooseEncoding('deflate')).toBeUndefined();
    expect(chooseEncoding('')).toBeUndefined();
  });
});
