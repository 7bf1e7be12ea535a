import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, type Page, test } from 'playwright/test';
import { missingPackages, startBench } from '../../../integrations/wordpress/bench/bench.mjs';
import { skipWithout } from '../support/skip-without.ts';

interface Contract {
  readonly features: Readonly<Record<string, { readonly selector: string; readonly sample?: string }>>;
}

/** Features that mount by themselves on any page, without a backend. */
const MOUNTING = [
  'about-us',
  'agreement-widget',
  'app-promo-bar',
  'card-slider',
  'career-carousel',
  'chess-solution',
  'decision-tree',
  'explicit-media',
  'font-scaling',
  'form',
  'full-page-photo-scroller',
  'glossary-annotator',
  'listen-to',
  'pagination',
  'photo-lightbox',
  'podcast-player',
  'podcast-slider',
  'quiz',
  'scroll-images',
  'scrolly',
  'sticky-header',
  'soundtrack',
  'special-bevrijding-nederland',
  'special-cookies-list',
  'special-duurzaamheid',
  'special-econogram',
  'special-hoogstraat',
  'special-image-map',
  'special-inbeeld2019',
  'special-jaar1968',
  'special-l-flat',
  'special-lostboys',
  'special-parallax',
  'special-party-comparison',
  'special-rebus',
  'special-regeerakkoord',
  'special-usp-page',
  'header',
  'stories',
  'tab-lists',
];

const missing = missingPackages();
const contract: Contract = missing
  ? { features: {} }
  : JSON.parse(readFileSync('dist/contract.json', 'utf8'));

let bench: Awaited<ReturnType<typeof startBench>>;

test.describe.configure({ mode: 'serial' });
skipWithout(missing);

test.beforeAll(async () => {
  test.setTimeout(180_000);
  if (!missing) bench = await startBench({ dist: `${process.cwd()}/dist` });
});

test.afterAll(async () => {
  await bench?.stop();
});

/** The attributes of a sample's outermost element as its block stores them. */
function blockAttributes(tag: string): Record<string, string> {
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

function publish(post: { title: string; slug: string; type?: 'page' | 'post'; content: string }) {
  return bench.call('publish', post) as { id: number; url: string };
}

/** The test server has no backends: the features' calls fail. */
async function withoutBackends(page: Page) {
  await page.route(
    (url) =>
      url.origin === bench.url && /^\/(papi|static|data|paywall-api|quiz|third-party)\//.test(url.pathname),
    (route) => route.fulfill({ status: 404 }),
  );
}

async function logIn(page: Page, user: string) {
  await page.goto(`${bench.url}/wp-login.php`);
  // WordPress moves the focus here after a while, even out of a field that is being filled in.
  await expect(page.locator('#user_login')).toBeFocused();
  await page.locator('#user_login').fill(user);
  await page.locator('#user_pass').fill(user);
  await page.locator('#wp-submit').click();
  await page.waitForURL(/wp-admin/);
}

/** Scrolls every hook into view and waits until it has mounted. */
async function expectMounted(page: Page, features: readonly string[]) {
  for (const feature of features) {
    const hook = page.locator(contract.features[feature]?.selector ?? '').first();
    await hook.scrollIntoViewIfNeeded().catch(() => {});
    await expect(hook, feature).toHaveAttribute('data-widget-state', 'mounted');
  }
}

test('mounts forty features on a page of a block theme, under a strict policy that stops scripts in its content', async ({
  page,
}) => {
  test.setTimeout(180_000);
  bench.call('option', { policy: 'enforce', trusted_types: true });
  const { id, url } = publish({
    title: 'Alle onderdelen',
    slug: 'alle-onderdelen',
    type: 'post',
    content: [
      ...MOUNTING.map(block),
      '<!-- wp:html -->\n<script>window.injected = true</script>\n<!-- /wp:html -->',
    ].join('\n\n'),
  });
  await withoutBackends(page);
  await page.addInitScript(() => {
    const seen: string[] = [];
    Object.assign(window, { seen });
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective, sample, blockedURI }) =>
      seen.push(`${effectiveDirective} ${blockedURI} ${sample}`),
    );
  });
  const failures: string[] = [];
  page.on('console', (message) => {
    if (message.text().includes('The feature failed')) failures.push(message.text());
  });
  const answer = await page.goto(url);
  await expectMounted(page, MOUNTING);
  expect(failures).toEqual([]);
  // The facts of the page are set on the body, and the styles that reserve space by them apply before the loader runs.
  await expect(page.locator('body')).toHaveAttribute('data-page-type', 'article');
  await expect(page.locator('body')).toHaveAttribute('data-article-id', String(id));
  await expect(page.locator('.wp-block-post-content')).toHaveAttribute('data-page-type', 'article');
  // Neither the plugin nor WordPress logs a complaint.
  const log = readFileSync(bench.log, { encoding: 'utf8', flag: 'a+' });
  expect(log.split('\n').filter((line) => /nmt[-_]widgets/i.test(line))).toEqual([]);

  const policy = answer?.headers()['content-security-policy'] ?? '';
  expect(policy).toMatch(/script-src 'nonce-[0-9a-f]{32}' 'strict-dynamic';/);
  expect(policy).toContain('trusted-types nmt nmt-scripts dompurify');
  expect(await page.evaluate('window.injected')).toBeUndefined();
  expect(await page.evaluate('window.seen')).toEqual([expect.stringMatching(/^script-src-elem inline/)]);
  const second = await page.request.get(url);
  expect(second.headers()['content-security-policy']).not.toBe(policy);

  // An expected wall's files are included in the page, under the same policy.
  const wall = publish({
    title: 'Muur',
    slug: 'muur',
    type: 'post',
    content: '<!-- wp:nmt-widgets/paywall {"expected":true} /-->',
  });
  const html = await (await page.request.get(wall.url)).text();
  const { expected } = JSON.parse(readFileSync('dist/manifest.json', 'utf8')).features.paywall;
  for (const { file } of expected as { file: string }[]) {
    const element = file.endsWith('.css')
      ? `<style nonce="\\w+" data-nmt-file="${file}"`
      : `<script nonce="\\w+"[^>]* async crossorigin src="/assets/${file}"`;
    expect(html).toMatch(new RegExp(element));
  }
  bench.call('option', { policy: 'off', trusted_types: false });
});

test('tells a wrong shortcode to its editor, and shows visitors a page that works', async ({
  browser,
  page,
}) => {
  const { url } = publish({
    title: 'Fouten',
    slug: 'fouten',
    content: [
      '[nmt feature="share-overlay" article-id="nul" article-url="/a"]<p>Deel dit stuk.</p>[/nmt]',
      '[nmt feature="quizz"]<p>Geen quiz.</p>[/nmt]',
      '[nmt feature="font-scaling" font-ratio="0" font-raito="3" font-max="40"]<p>Schaal</p>[/nmt]',
      '[nmt feature="listen-to" audio-url="javascript:alert(1)"]<p>Luister.</p>[/nmt]',
      '[nmt feature="tab-lists" aria-label="&quot;&gt;&lt;img src=x onerror=alert(1)&gt;"]<p>Lijsten</p>[/nmt]',
    ]
      .map((shortcode) => `<!-- wp:shortcode -->\n${shortcode}\n<!-- /wp:shortcode -->`)
      .concat(
        '<!-- wp:paragraph -->\n<p>Lees [nmt feature="stories"]verder[/nmt].</p>\n<!-- /wp:paragraph -->',
      )
      .join('\n\n'),
  });
  await withoutBackends(page);

  await page.goto(url);
  const content = page.locator('.wp-block-post-content');
  await expect(content.getByText('Alleen redacteuren')).toHaveCount(0);
  for (const text of ['Deel dit stuk.', 'Geen quiz.', 'Schaal', 'Luister.', 'Lijsten']) {
    await expect(content.getByText(text, { exact: true })).toBeVisible();
  }
  // Without a required attribute no hook is made; otherwise the invalid attribute is left out.
  await expect(content.locator('[data-widget="share-overlay"], [data-widget="listen-to"]')).toHaveCount(0);
  const scaling = content.locator('[data-widget="font-scaling"]');
  await expect(scaling).toHaveAttribute('data-widget-state', 'mounted');
  await expect(scaling).toHaveAttribute('data-font-max', '40');
  await expect(scaling).not.toHaveAttribute('data-font-ratio');
  await expect(content.locator('img')).toHaveCount(0);
  // WordPress adds paragraphs around the tags of blocks: none of them is left in a hook.
  await expect(content.locator('[data-widget="tab-lists"] > *')).toHaveText(['Lijsten']);

  const session = await browser.newPage();
  await logIn(session, 'editor');
  await session.goto(url);
  await expect(session.locator('.nmt-widgets-errors li')).toHaveText([
    'stories mag niet in <p> staan: zet het op een eigen regel.',
    'share-overlay: article-id is ‘nul’; verwacht: een geheel getal vanaf 1.',
    'Er is geen onderdeel met de naam ‘quizz’. Bedoelde je ‘quiz’?',
    'font-scaling: font-ratio is ‘0’; verwacht: een getal vanaf 1 tot en met 1000.',
    'font-scaling heeft geen attribuut ‘font-raito’. Bedoelde je ‘font-ratio’?',
    'listen-to: audio-url is ‘javascript:alert(1)’; verwacht: een https-adres of een pad op deze site.',
  ]);
  await session.close();

  // A reader with an account is a visitor: the head is the same, without personal data.
  const reader = await browser.newPage();
  await logIn(reader, 'subscriber');
  const answer = await reader.request.get(url);
  const [own, others] = [await answer.text(), await (await page.request.get(url)).text()];
  const config = (html: string) => /id="site-config">(.*?)<\/script>/.exec(html)?.[1];
  expect(config(own)).toBe(config(others));
  expect(own).not.toContain('Alleen redacteuren');
  expect(config(own)).not.toMatch(/Geheime|subscriber|krant\.example/);
  await reader.close();
});

test('checks attributes in the editor and settings on their page, for those who may', async ({ page }) => {
  test.setTimeout(180_000);
  await logIn(page, 'author');
  await page.goto(`${bench.url}/wp-admin/post-new.php`);
  // The editor has loaded once it has the blocks.
  await page.waitForFunction(
    'window.wp?.blocks?.getBlockType("nmt-widgets/quiz") && wp.data.select("core/editor")',
  );
  await page.evaluate(`wp.data.dispatch('core/block-editor').insertBlocks(
    wp.blocks.createBlock('nmt-widgets/reading-list-button', { articleId: 0 }))`);
  const block = page.locator('.nmt-widgets-block');
  await expect(block.locator('.components-notice')).toHaveText(
    /reading-list-button: article-id is ‘0’; verwacht: een geheel getal vanaf 1\./,
  );
  await page.evaluate(`wp.data.dispatch('core/block-editor').updateBlockAttributes(
    wp.data.select('core/block-editor').getBlocks()[0].clientId, { articleId: 12 })`);
  await expect(block.locator('.components-notice')).toHaveCount(0);
  await block.getByRole('button', { name: 'Voeg het voorbeeld in' }).click();
  const content = String(await page.evaluate(`wp.data.select('core/editor').getEditedPostContent()`));
  expect(content).toContain('<!-- wp:nmt-widgets/reading-list-button {"articleId":12} -->\n<!-- wp:html -->');
  // The block is the same after it has been stored and parsed again.
  expect(
    await page.evaluate(`wp.blocks.parse(${JSON.stringify(content)}).map((block) => block.isValid)`),
  ).toEqual([true]);
  page.on('dialog', (dialog) => dialog.accept());
  const refused = await page.goto(`${bench.url}/wp-admin/options-general.php?page=nmt-widgets`);
  expect(refused?.status()).toBe(403);

  // Editors can change what administrators allow, but not the sources of files.
  bench.call('option', { roles: ['editor'] });
  const source = `${process.cwd()}/dist`;
  const saved = bench.call('sanitize', 'editor', {
    source: '/etc',
    path: 'https://elsewhere.example/',
    roles: ['author'],
    config: '{"disabled":["quiz"]}',
  });
  expect(saved).toMatchObject({
    options: { source, path: '/assets/', roles: ['editor'], config: '{"disabled":["quiz"]}' },
    errors: [],
  });

  await page.context().clearCookies();
  await logIn(page, 'editor');
  await page.goto(`${bench.url}/wp-admin/options-general.php?page=nmt-widgets`);
  await expect(page.getByText(/Release \w+, contract 1\.\d+\.\d+, \d{3} blokken\./)).toBeVisible();
  await page.locator('#nmt_widgets_config').fill('{"brnad": "De Krant"}');
  await page.locator('#nmt_widgets_sources').fill("script-src 'unsafe-inline'");
  await page.locator('form[action$="options.php"] [type="submit"]').click();
  await expect(page.getByText('Er is geen sleutel ‘brnad’. Bedoelde je ‘brand’?')).toBeVisible();
  await expect(
    page.getByText("‘script-src 'unsafe-inline'’ is geen directive met https-adressen."),
  ).toBeVisible();
  await page.locator('#nmt_widgets_config').fill('{"brand": "De <Krant>"}');
  await page.locator('#nmt_widgets_sources').fill('');
  await page.locator('form[action$="options.php"] [type="submit"]').click();
  await page.waitForURL(/settings-updated/);
  await page.goto(bench.url);
  expect(JSON.parse((await page.locator('#site-config').textContent()) ?? '')).toMatchObject({
    brand: 'De <Krant>',
    page: { type: 'frontpage' },
  });
});

test('reads the build from a folder or an address, and keeps the last one if it breaks', async ({ page }) => {
  const folder = mkdtempSync(join(tmpdir(), 'nmt-wordpress-build-'));
  const onPage = async () =>
    /integrity-\w+\.json/.exec(await (await page.request.get(bench.url)).text())?.[0];
  const release = (name: string) => {
    const manifest = JSON.parse(readFileSync('dist/manifest.json', 'utf8'));
    return JSON.stringify({ ...manifest, release: name, integrity: { file: `integrity-${name}.json` } });
  };
  try {
    cpSync('dist', folder, {
      recursive: true,
      filter: (path) => !path.includes('.') || /(\.css|\.json|head\.js)$/.test(path),
    });
    bench.call('option', { source: folder });
    writeFileSync(join(folder, 'manifest.json'), release('first'));
    expect(await onPage()).toBe('integrity-first.json');
    // A deploy in progress: the manifest exists before its files.
    const manifest = JSON.parse(release('second'));
    manifest.styles.base.hash = 'sha256-of-another-file';
    writeFileSync(join(folder, 'manifest.json'), JSON.stringify(manifest));
    bench.call('age', folder);
    expect(await onPage()).toBe('integrity-first.json');
    writeFileSync(join(folder, 'manifest.json'), '{');
    bench.call('age', folder);
    expect(await onPage()).toBe('integrity-first.json');
    await logIn(page, 'admin');
    await page.goto(`${bench.url}/wp-admin/options-general.php?page=nmt-widgets`);
    await expect(page.getByText('manifest.json is geen JSON.')).toBeVisible();
    writeFileSync(join(folder, 'manifest.json'), release('third'));
    await page.getByRole('button', { name: 'Lees de build opnieuw' }).click();
    await expect(page.getByText('Release third')).toBeVisible();
    expect(await onPage()).toBe('integrity-third.json');

    bench.call('option', { source: `${bench.url}/assets` });
    expect(await onPage()).toBe(JSON.parse(readFileSync('dist/manifest.json', 'utf8')).integrity.file);
  } finally {
    bench.call('option', { source: `${process.cwd()}/dist` });
    rmSync(folder, { recursive: true });
  }
});

test('leaves nothing in the database, on a site and on a network', async () => {
  test.setTimeout(180_000);
  bench.call('deactivate');
  const afterwards = bench.call('leftovers') as string[];
  // The settings are kept for when the plugin is installed again; its copies of the build are removed.
  expect(afterwards.filter((row) => row.includes('nmt_widgets_'))).toEqual([]);
  expect(afterwards.length).toBeGreaterThan(0);
  bench.call('uninstall');
  expect(bench.call('leftovers')).toEqual([]);

  const network = await startBench({ dist: `${process.cwd()}/dist`, multisite: true });
  try {
    expect(network.call('network').features).toBeGreaterThan(100);
    expect(network.call('leftovers').length).toBeGreaterThan(3);
    network.call('deactivate');
    network.call('uninstall');
    expect(network.call('leftovers')).toEqual([]);
  } finally {
    await network.stop();
  }
});
