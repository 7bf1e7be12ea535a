import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

/** A build as far as the package reads it: a real one takes 10 seconds. */
const FILES = {
  'manifest.json': JSON.stringify({ format: 1, pages: { default: { scripts: [], styles: [] } } }),
  'contract.json': JSON.stringify({ version: '1.0.0', deprecated: [] }),
  'csp.json': JSON.stringify({
    format: 1,
    release: 'r1',
    why: { 'script-src': 'scripts' },
    pages: { default: { directives: { 'script-src': ["'self'"] }, thirdParties: ['charts'] } },
    thirdParties: {
      charts: {
        docs: 'Charts',
        config: ['scripts.chartEmbed'],
        adapter: 'render-chart.ts',
        features: ['chart-embed'],
        site: ['script-src'],
        origins: {},
      },
    },
  }),
  'texts.json': '{}',
  'loader.js': '(()=>{})();',
  'loader.js.map': '{}',
  'THIRD-PARTY-NOTICES.txt': 'react\n',
  'api/weather.schema.json': '{}',
};

/**
 * Writes it into a separate folder.
 * @param siteConfig the JSON Schema of the configuration, from which the types are made
 * @returns the folder
 */
export function smallBuild(siteConfig: object): string {
  const dist = mkdtempSync(join(tmpdir(), 'nmt-build-'));
  for (const [path, text] of Object.entries({
    ...FILES,
    'site-config.schema.json': JSON.stringify(siteConfig),
  })) {
    mkdirSync(dirname(join(dist, path)), { recursive: true });
    writeFileSync(join(dist, path), text);
  }
  return dist;
}
