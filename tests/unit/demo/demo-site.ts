import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describeCsp } from '../../../build/csp.ts';
import { createSite, type Site } from '../../../demo/server/site.ts';

/** The time at which the demo's server starts in the tests. */
export const START = Date.parse('2026-03-29T10:00:00Z');

const file = (name: string) => ({ file: name, integrity: 'sha384-abc' });

const MANIFEST = {
  format: 1,
  release: 'r1',
  head: { file: 'head.js', hash: 'sha256-headhash=' },
  loader: { file: 'loader.js', hashed: file('loader-1.js') },
  integrity: file('integrity-1.json'),
  styles: { base: { ...file('base-1.css'), hash: 'sha256-base' } },
  speculation: { addresses: ['/login*'], links: '[download]' },
  features: { paywall: { expected: [file('wall-1.js')] } },
  pages: {
    default: { scripts: [], styles: [] },
    frontpage: { scripts: [file('weather-1.js')], styles: [file('weather-1.css')] },
  },
};

/** A small build in the format of build.mjs. */
function makeDist(): string {
  const dist = mkdtempSync(join(tmpdir(), 'nmt-dist-'));
  writeFileSync(join(dist, 'manifest.json'), JSON.stringify(MANIFEST));
  writeFileSync(join(dist, 'csp.json'), JSON.stringify(describeCsp(MANIFEST, ['frontpage'])));
  writeFileSync(join(dist, 'head.js'), 'document.documentElement.id="head";');
  writeFileSync(join(dist, 'loader.js'), `/* ${'loader '.repeat(300)} */`);
  writeFileSync(join(dist, 'base-1.css'), ':root{--paper:#fff}');
  writeFileSync(join(dist, 'weather-1.css'), '.weather{}');
  for (const name of ['loader-1.js', 'weather-1.js', 'wall-1.js', 'integrity-1.json'])
    writeFileSync(join(dist, name), '');
  mkdirSync(join(dist, 'api'));
  writeFileSync(join(dist, 'api/login-status.accepted.schema.json'), '{"title":"Login status"}');
  return dist;
}

/** The demo with a small build and a fixed clock. @param start when its server starts, in epoch milliseconds */
export function demoSite(features = 'demo/features', start = START): Site {
  return createSite({
    now: () => start,
    dist: makeDist(),
    features,
    workbench: makeDist(),
    wait: async () => {},
  });
}

/** Calls the apps in the order of http-server's `before` list. */
export async function call(site: Site, address: string, init?: RequestInit): Promise<Response> {
  for (const app of [site.served, site.pages]) {
    const answer = await app.request(address, init);
    if (!answer.headers.has('x-no-route')) return answer;
  }
  throw new Error(`Nothing answers ${address}.`);
}
