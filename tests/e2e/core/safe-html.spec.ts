import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import type { Page } from 'playwright/test';
import { expect, test } from 'playwright/test';

/**
 * The sanitiser is tested in a browser that enforces CSP and Trusted Types: the result of a text depends on the
 * browser's own parser. The browser's sanitizer and DOMPurify have the same results.
 */
const POLICY =
  "default-src 'self'; img-src 'self' data:; base-uri 'none'; require-trusted-types-for 'script'; trusted-types";
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
          return new XMLSerializer().serializeToString(holder).replaceAll(/ xmlns="[^"]*(xhtml|svg|MathML)"/g, '');
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

/** The result for some HTML, as XML. Without a result it stays unchanged. */
const CASES: Record<string, readonly [html: string, result?: string]> = {
  'a teaser with a hook': [
    '<article class="kaart" data-widget="time-ago" data-item-id="1"><h2 id="kop">Kop</h2>' +
      '<a href="/nieuws/titel-a1" aria-label="Lees titel">Lees</a><a href="https://elders.example/">Elders</a>' +
      '<img src="/a.jpg" alt="Foto" width="4" height="3" loading="lazy" />' +
      '<time datetime="2025-11-07T12:00:00Z">vandaag</time></article>',
  ],
  'a picture and a film': [
    '<picture><source srcset="/a.webp 1x, /b.webp 2x" type="image/webp" media="(width &lt; 40em)" /><img src="data:image/gif;base64,R0" alt="" /></picture>' +
      '<video poster="/p.jpg" controls="" playsinline=""><track src="/t.vtt" kind="captions" srclang="nl" /></video>',
  ],
  'a table, a list and an unfolded text': [
    '<table><caption>Stand</caption><tbody><tr><th scope="row" colspan="2">a</th><td>b</td></tr></tbody></table>' +
      '<ol start="3" reversed=""><li value="4">c</li></ol><details open=""><summary>d</summary>e</details>',
  ],
  'an icon': [
    '<svg viewBox="0 0 24 24" aria-hidden="true" fill="none" stroke-width="2"><title>Deel</title>' +
      '<defs><linearGradient id="verloop" gradientUnits="userSpaceOnUse"><stop offset="0" stop-color="red"/></linearGradient>' +
      '<clipPath id="rand"><circle cx="1" cy="1" r="1"/></clipPath></defs>' +
      '<g clip-path="url(#rand)"><path d="M0 0h1" fill="url(#verloop)"/><text><tspan x="1">a</tspan></text></g></svg>',
  ],
  'a formula': ['<math display="block"><mfrac><mi>a</mi><mn>2</mn></mfrac></math>'],
  "the site's own forms": [
    '<form action="/zoeken" method="get"><label for="q">Zoek</label><input id="q" name="q" type="search" required="" /></form>' +
      '<form><select name="r"><option value="a" selected="">A</option></select></form><form action="https://krant.example/s"><textarea name="s">t</textarea></form>',
  ],
  'a button that sends a form elsewhere': [
    '<form action="/x"><button formaction="https://elders.example/">Zoek</button></form>',
    '<form action="/x"><button>Zoek</button></form>',
  ],
  'addresses of other programs': [
    '<a href="mailto:a@krant.example">a</a><a href="tel:0201234567">b</a><a href="#kop">c</a><a href="?p=2">d</a>',
  ],
  'a template': ['<p>a</p><template><p>b</p></template>'],
  'a list with an end': ['<ul><li>a<li>b</ul>', '<ul><li>a</li><li>b</li></ul>'],
  'the text of a whole page': [
    '<!doctype html><html lang="nl"><head><title>t</title><meta charset="utf-8"><link rel="stylesheet" href="/x.css"></head><body class="x"><p>a</p></body></html>',
    '<p>a</p>',
  ],
  'a custom element and an unknown one': [
    '<x-kaart soort="a"><p>a</p></x-kaart><onbekend>b</onbekend>',
    '<p>a</p>b',
  ],
  'attributes that libraries run': [
    '<p @click="hacked()" x-on:click="hacked()" v-html="a" ng-click="hacked()" hx-get="/x" _="on click">a</p>',
    '<p>a</p>',
  ],
  'an element that a script of the page would upgrade': [
    '<p is="x-p">a</p><ul><li IS = x-li>b</li></ul>',
    '<p>a</p><ul><li>b</li></ul>',
  ],
  comments: ['<p>a</p><!-- <b>c</b> -->', '<p>a</p>'],
  scripts: [
    '<p>a</p><script>window.hacked = 1</script><script src="https://krant.example/a.js"></script>',
    '<p>a</p>',
  ],
  frames: [
    '<p>a</p><iframe src="/x"></iframe><iframe srcdoc="<b>x</b>"></iframe><object data="/x"><p>b</p></object><embed src="/x">',
    '<p>a</p>',
  ],
  'event handlers': ['<p onclick="window.hacked=1" onpointerdown="window.hacked=1">a</p>', '<p>a</p>'],
  'inline styles': ['<p style="position: fixed">a</p><style>p { position: fixed }</style>', '<p>a</p>'],
  srcdoc: ['<p srcdoc="x">a</p>', '<p>a</p>'],
  'the shadow of an element': [
    '<div><template shadowrootmode="open"><p>a</p></template>b</div>',
    '<div><template><p>a</p></template>b</div>',
  ],
  'text for browsers without scripts': ['<p>a</p><noscript><p>b</p></noscript>', '<p>a</p>'],
  'foreign forms': [
    '<p>a</p><form action="https://elders.example/"><input name="wachtwoord"></form>',
    '<p>a</p>',
  ],
  'forms whose fields hide their properties': [
    '<p>a</p><form action="https://elders.example/"><input name="action"><input name="getAttribute"><input id="remove"><input name="localName"></form>',
    '<p>a</p>',
  ],
  'names that hide what the document has': [
    '<img id="cookie" name="body" alt=""><a id="kop">a</a><form id="forms" action="/x"><input name="action"><input name="elements"></form>',
    '<img alt="" /><a id="kop">a</a><form action="/x"><input /><input /></form>',
  ],
  'forms that send mail': [
    '<p>a</p><form action="mailto:a@elders.example"><input name="x"></form>',
    '<p>a</p>',
  ],
  'bases, stylesheets and refreshes': [
    '<p>a</p><base href="https://elders.example/"><link rel="stylesheet" href="/x.css"><meta http-equiv="refresh" content="0;url=/x">',
    '<p>a</p>',
  ],
  'an address that runs': ['<a href="javascript:hacked()">a</a>', '<a>a</a>'],
  'one with white space': ['<a href=" java\tscript:hacked()">a</a>', '<a>a</a>'],
  'one in other letters': ['<a href="JaVaScRiPt&colon;hacked()">a</a>', '<a>a</a>'],
  'a page in an address': ['<a href="data:text/html,x">a</a>', '<a>a</a>'],
  'an address with another scheme': [
    '<a href="vbscript:x">a</a><a href="whatsapp://send">b</a>',
    '<a>a</a><a>b</a>',
  ],
  'one in a template': [
    '<p>a</p><template><a href="data:text/html,x">b</a><script>window.hacked=1</script></template>',
    '<p>a</p><template><a>b</a></template>',
  ],
  'links and animations in svg': [
    '<svg><a href="javascript:hacked()" xlink:href="data:text/html,x"><text>a</text></a><use href="/x.svg#a"/><animate attributeName="href" to="javascript:hacked()"/><foreignObject><p>b</p></foreignObject></svg>',
    '<svg><a><text>a</text></a></svg>',
  ],
};

const PAYLOADS = [
  '<img src="x" onerror="window.hacked=1">',
  '<svg><script>window.hacked=1</script><animate onbegin="window.hacked=1" attributeName="x" dur="1s"/></svg>',
  '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=window.hacked=1&gt;">',
  '<noscript><p title="</noscript><img src=x onerror=window.hacked=1>">',
  '<form><math><mtext></form><form><mglyph><style></math><img src onerror=window.hacked=1>',
  '<template><script>window.hacked=1</script></template>',
  '<x-element onfocus="window.hacked=1" autofocus tabindex="1"></x-element>',
  '<x-a<b onclick="window.hacked=1"><script<x>window.hacked=1</script>',
  ...Object.values(CASES).map(([html]) => html),
];

for (const [way, policies] of [
  ["the browser's sanitizer", "'none'"],
  ['DOMPurify', 'dompurify'],
] as const) {
  test(`keeps what a fragment is made of, and removes what could run, send elsewhere or restyle, by ${way} [page-runtime-8]`, async ({
    page,
  }) => {
    await open(page, policies);
    for (const [what, [html, result = html]] of Object.entries(CASES))
      expect.soft(await cleaned(page, html), what).toBe(`<div>${result}</div>`);
    for (const html of PAYLOADS) await cleaned(page, html);
    await page.waitForLoadState('load');
    expect(await page.evaluate(() => 'hacked' in window)).toBe(false);
  });
}

/** A page whose policy allows only the given policies of Trusted Types. */
async function open(page: Page, policies: string): Promise<void> {
  await page.route('**/*', (route) => route.abort());
  await page.route(`${SITE}/test.js`, (route) =>
    route.fulfill({ contentType: 'text/javascript', body: script }),
  );
  await page.route(`${SITE}/`, (route) =>
    route.fulfill({
      headers: { 'content-type': 'text/html', 'content-security-policy': `${POLICY} ${policies}` },
      body: '<!doctype html><title>Test</title><script src="/test.js"></script><body>',
    }),
  );
  if (policies === 'dompurify') await page.addInitScript(() => Reflect.deleteProperty(Document, 'parseHTML'));
  await page.goto(`${SITE}/`);
}

/** The inserted nodes as XML, after the page has had time to run any scripts. */
function cleaned(page: Page, html: string): Promise<string> {
  return page.evaluate(
    (text) => (window as unknown as { cleaned(html: string): Promise<string> }).cleaned(text),
    html,
  );
}
