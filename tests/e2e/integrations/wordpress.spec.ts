import { readFileSync } from 'node:fs';
import { type BrowserContext, expect, type Page, test } from 'playwright/test';
import { missingPackages, startBench } from '../../../integrations/wordpress/bench/bench.mjs';

interface Contract {
  readonly features: Readonly<
    Record<
      string,
      { readonly selector: string; readonly pageTypes: readonly string[] | null; readonly sample?: string }
    >
  >;
}

const missing = missingPackages();
const contract: Contract = missing ? { features: {} } : JSON.parse(readFileSync('dist/contract.json', 'utf8'));

let bench: Awaited<ReturnType<typeof startBench>>;

test.describe.configure({ mode: 'serial' });
test.skip(missing !== '', missing);

test.beforeAll(async () => {
  test.setTimeout(180_000);
  if (!missing) bench = await startBench({ dist: `${process.cwd()}/dist` });
});

test.afterAll(async () => {
  await bench?.stop();
});

/** The attributes of a sample's outermost element as its block stores them. */
function blockAttributes(tag: string) {
  const pairs = [...tag.matchAll(/\s([\w-]+)(?:="([^"]*)")?/g)].map(([, name = '', value = 'true']) => [
    name.replace(/^data-/, '').replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase()),
    value.replaceAll('&quot;', '"').replaceAll('&amp;', '&'),
  ]);
  return Object.fromEntries(pairs.filter(([name]) => name !== 'widget' && name !== 'special'));
}

/** A block with a feature's sample of the contract, as an editor would fill it. */
function block(feature: string): string {
  const [, tag = '', content = ''] =
    /^(<\w+[^>]*>)(.*)<\/\w+>\s*$/s.exec(contract.features[feature]?.sample ?? '') ?? [];
  const attributes = JSON.stringify(blockAttributes(tag)).replaceAll('--', '\\u002d\\u002d');
  const html = `<!-- wp:html -->\n${content}\n<!-- /wp:html -->`;
  return `<!-- wp:nmt-widgets/${feature} ${attributes} -->\n${html}\n<!-- /wp:nmt-widgets/${feature} -->`;
}

test('scratch', async ({ page, baseURL }) => {
  test.setTimeout(120_000);
  const names = Object.keys(contract.features).filter((n) => /^\[data-(widget|special)/.test(contract.features[n]!.selector) && contract.features[n]!.sample);
  const { url } = bench.call('publish', { title: 'Alles', slug: 'alles', type: 'post', content: names.map(block).join('\n\n') });
  await page.route((u) => u.origin === bench.url && !/^\/(assets|wp-|alles)/.test(u.pathname), async (route) => {
    const u = new URL(route.request().url());
    await route.continue({ url: u.href.replace(bench.url, baseURL ?? '') }).catch(() => {});
  });
  page.on('console', (m) => m.type() === 'error' && console.log(m.text().slice(0, 200)));
  await page.goto(url);
  for (let i = 0; i < 60; i++) { await page.mouse.wheel(0, 900); await page.waitForTimeout(100); }
  await page.waitForTimeout(2000);
  const states = await page.$$eval('[data-widget],[data-special]', (els) => els.map((e) => `${e.getAttribute('data-widget') ?? e.getAttribute('data-special')}:${e.getAttribute('data-widget-state')}`));
  const by: Record<string, string[]> = {};
  for (const s of states) (by[s.split(':')[1]!] ??= []).push(s.split(':')[0]!);
  console.log(names.length, JSON.stringify(by));
  console.log(readFileSync(bench.log, 'utf8').split('\n').filter((l) => /nmt-widgets/.test(l)).join('\n'));
});
