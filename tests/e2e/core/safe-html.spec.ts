import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { expect, test } from 'playwright/test';

/**
 * The sanitiser is tested in a browser that enforces CSP and Trusted Types: the result of a text depends on the
 * browser's own parser.
 */
const HEADERS = {
  'content-type': 'text/html',
  'content-security-policy':
    "default-src 'self'; img-src 'self' data:; base-uri 'none'; require-trusted-types-for 'script'; trusted-types dompurify",
};
const SITE = 'https://krant.example';

let script: string;

test.beforeAll(async () => {
  const helper = fileURLToPath(new URL('../../../core/platform/html/safe-html.ts', import.meta.url));
  const built = await build({
    stdin: {
      contents: `import { safeHtml } from ${JSON.stringify(helper)};
        window.cleaned = async (html) => {
          const holder = document.createElement('div');
          holder.append(await safeHtml(html));
          document.body.append(holder);
          return new XMLSerializer().serializeToString(holder).replaceAll(' xmlns="http://www.w3.org/1999/xhtml"', '');
        };
        window.violations = [];
        addEventListener('securitypolicyviolation', (event) => window.violations.push(event.violatedDirective));`,
      resolveDir: fileURLToPath(new URL('../../..', import.meta.url)),
    },
    bundle: true,
    format: 'iife',
    write: false,
  });
  script = built.outputFiles[0]?.text ?? '';
});

test.beforeEach(async ({ page }) => {
  await page.route('**/*', (route) => route.abort());
  await page.route(`${SITE}/test.js`, (route) =>
    route.fulfill({ contentType: 'text/javascript', body: script }),
  );
  await page.route(`${SITE}/`, (route) =>
    route.fulfill({
      headers: HEADERS,
      body: '<!doctype html><title>Test</title><script src="/test.js"></script><body>',
    }),
  );
  await page.goto(`${SITE}/`);
});

/** The inserted nodes as XML, after the page had time to run whatever would run. */
function cleaned(page: import('playwright/test').Page, html: string): Promise<string> {
  return page.evaluate(
    (text) => (window as unknown as { cleaned(html: string): Promise<string> }).cleaned(text),
    html,
  );
}

test("keeps the elements of a fragment and the site's own forms, without buttons that send them elsewhere [page-runtime-8]", async ({
  page,
}) => {
  const html =
    '<article class="kaart" data-widget="time-ago" data-item-id="1"><h2 id="kop">Kop</h2>' +
    '<a href="/nieuws/titel-a1">Lees</a><a href="https://elders.example/">Elders</a>' +
    '<img src="/a.jpg" alt="Foto" width="4" height="3" loading="lazy" />' +
    '<time datetime="2025-11-07T12:00:00Z">vandaag</time></article>';
  expect(await cleaned(page, html)).toBe(`<div>${html}</div>`);
  expect(await page.evaluate(() => (window as unknown as { violations: string[] }).violations)).toEqual([]);

  const forms =
    '<form action="/zoeken"><input name="q"><button formaction="https://elders.example/">Zoek</button></form>' +
    '<form><input name="r"></form><form action="https://krant.example/s"><input name="s"></form>';
  const result = await cleaned(page, forms);
  expect(result.match(/<form/g)).toHaveLength(3);
  expect(result).not.toContain('formaction');
});

const HOSTILE: Record<string, string> = {
  scripts: '<p>a</p><script>window.hacked = 1</script><script src="https://krant.example/a.js"></script>',
  frames:
    '<p>a</p><iframe src="/x"></iframe><iframe srcdoc="<b>x</b>"></iframe><object data="/x"></object><embed src="/x">',
  'event handlers': '<p onclick="window.hacked=1" onpointerdown="window.hacked=1">a</p>',
  'inline styles': '<p style="position: fixed">a</p><style>p { position: fixed }</style>',
  srcdoc: '<p srcdoc="x">a</p>',
  'foreign forms': '<p>a</p><form action="https://elders.example/"><input name="wachtwoord"></form>',
  'forms whose fields hide their properties':
    '<p>a</p><form action="https://elders.example/"><input name="action"><input name="getAttribute"><input id="remove"><input name="localName"></form>',
  'forms that send mail': '<p>a</p><form action="mailto:a@elders.example"><input name="x"></form>',
  'bases, stylesheets and refreshes':
    '<p>a</p><base href="https://elders.example/"><link rel="stylesheet" href="/x.css"><meta http-equiv="refresh" content="0;url=/x">',
};
test('removes what could run, send elsewhere or restyle, and keeps the text beside it [page-runtime-8]', async ({
  page,
}) => {
  for (const [what, html] of Object.entries(HOSTILE))
    expect.soft(await cleaned(page, html), what).toBe('<div><p>a</p></div>');
  for (const address of [
    'javascript:hacked()',
    ' java\tscript:hacked()',
    'JaVaScRiPt:hacked()',
    'data:text/html,x',
  ])
    expect.soft(await cleaned(page, `<a href="${address}">a</a>`), address).toBe('<div><a>a</a></div>');
});

test('runs nothing, whatever it is given [page-runtime-8]', async ({ page }) => {
  const payloads = [
    '<img src="x" onerror="window.hacked=1">',
    '<svg><script>window.hacked=1</script><animate onbegin="window.hacked=1" attributeName="x" dur="1s"/></svg>',
    '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=window.hacked=1&gt;">',
    '<noscript><p title="</noscript><img src=x onerror=window.hacked=1>">',
    '<form><math><mtext></form><form><mglyph><style></math><img src onerror=window.hacked=1>',
    '<template><script>window.hacked=1</script></template>',
    '<x-element onfocus="window.hacked=1" autofocus tabindex="1"></x-element>',
    ...Object.values(HOSTILE),
  ];
  for (const html of payloads) await cleaned(page, html);
  await page.waitForLoadState('load');
  expect(await page.evaluate(() => 'hacked' in window)).toBe(false);
});
