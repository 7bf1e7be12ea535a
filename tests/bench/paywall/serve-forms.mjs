import { readFileSync } from 'node:fs';
import { request as forward } from 'node:http';
import { createSecureServer } from 'node:http2';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import { selfSigned } from '../lib/certificate.mjs';
import { PROFILES } from '../lib/profiles.mjs';
import { openLine, urgencyOf } from './line.mjs';

/** Scripts that a template includes in the page, so that they do not wait for the loader. */
const SENT_ALONG = /<script async crossorigin src="\/assets\/[^>]*><\/script>/g;
const CALLED_ALONG = /<link rel="preload" as="fetch" crossorigin href="\/paywall-api\/[^>]*>/g;
const STYLED_ALONG =
  /<style data-nmt-file="[^"]*">[^<]*<\/style>(?=(?:<style[^>]*>[^<]*<\/style>)*<\/body>)/g;
/** The template's marker for an expected wall. */
const EXPECTED = / data-expected(?=[ >])/g;
/** The page and its files, which are cached; everything else is requested from the demo each time. */
const KEPT = /^\/(assets|static|demo\/betaalmuur)\//;

/**
 * A proxy between the browser and the demo that serves the page in four forms: `together` like the product;
 * `with priority`, with the wall's scripts more urgent than others; `in steps`, that is page, loader, feature,
 * decision, campaign, and then the wall's code, with the files of a step in parallel; and `one by one`, the same steps
 * with one request at a time. Playwright's interception cannot be used, because it disables the browser's cache. Pages
 * and files are cached in memory, so that the server's own time does not count.
 * @param {string} demo the demo's origin
 * @returns {Promise<{ origin: string, pin: string, setForm: (form: 'together' | 'with priority' | 'in steps' | 'one by
 * one') => void, close: () => void }>} a form applies from the next page on
 */
export async function serveForms(demo) {
  const { features } = JSON.parse(readFileSync('dist/manifest.json', 'utf8'));
  const wall = new Set(features.paywall.expected.map(({ file }) => stemOf(file)));
  const isOfWall = (path) => path.startsWith('/assets/') && wall.has(stemOf(path));
  const line = openLine(PROFILES.slow.network);
  let form = 'together';
  let visit = newVisit();
  /** How each form changes the page. */
  const changes = {
    together: (answer) => answer,
    'with priority': (answer) => changed(answer, (html) => html.replace(SENT_ALONG, urged)),
    'in steps': serially,
    'one by one': serially,
  };
  const urged = (script) =>
    isOfWall(/src="([^"]+)"/.exec(script)[1]) && !script.includes('fetchpriority')
      ? script.replace('<script ', '<script fetchpriority="high" ')
      : script;
  const isSerial = () => form === 'in steps' || form === 'one by one';
  const kept = new Map();
  const answerOf = async (request) => {
    const { pathname } = new URL(request.url, demo);
    if (!KEPT.test(pathname)) return requestDemo(demo, request);
    const isPage = pathname.startsWith('/demo/');
    const key = isPage ? `${form} ${request.url}` : request.url;
    if (!kept.has(key)) {
      const answer = await requestDemo(demo, request);
      kept.set(key, isPage ? changes[form](answer) : answer);
    }
    return kept.get(key);
  };
  const { key, cert, pin } = selfSigned();
  const server = createSecureServer({ key, cert, allowHTTP1: true }, async (request, response) => {
    const { pathname } = new URL(request.url, demo);
    if (pathname.startsWith('/demo/')) visit = newVisit();
    const { campaign, onCampaign } = visit;
    if (isSerial() && isOfWall(pathname)) await campaign;
    const answerIt = async () => {
      const [answer] = await Promise.all([answerOf(request), line.travel()]);
      await line.send(response, urgencyOf(request.headers), answer);
    };
    visit.last = form === 'one by one' ? visit.last.then(answerIt) : answerIt();
    await visit.last;
    if (pathname.includes('/api/web/campaigns/')) onCampaign();
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `https://127.0.0.1:${server.address().port}`,
    pin,
    setForm: (next) => {
      form = next;
    },
    close: () => {
      line.close();
      server.close();
    },
  };
}

/** The name that a script and its style share. */
function stemOf(path) {
  return path.replace(/^.*\//, '').replace(/\.\w+$/, '');
}

function newVisit() {
  let onCampaign;
  const campaign = new Promise((resolve) => {
    onCampaign = resolve;
  });
  return { campaign, onCampaign, last: Promise.resolve() };
}

/** @returns {Promise<{ status: number, headers: object, body: Buffer }>} */
function requestDemo(demo, request) {
  const { method, url } = request;
  // HTTP/2 pseudo-headers must not be sent over HTTP/1.1.
  const headers = Object.fromEntries(
    Object.entries(request.headers).filter(([name]) => !name.startsWith(':')),
  );
  return new Promise((resolve, reject) => {
    const onward = forward(
      demo + url,
      { method, headers: { ...headers, 'accept-encoding': 'br' } },
      async (answer) => {
        const body = Buffer.concat(await answer.toArray());
        const { 'transfer-encoding': _, connection, 'keep-alive': __, ...kept } = answer.headers;
        resolve({ status: answer.statusCode, headers: { ...kept, 'content-length': body.length }, body });
      },
    );
    onward.on('error', reject);
    request.pipe(onward);
  });
}

/** The page without everything that makes its steps overlap. */
function serially(answer) {
  return changed(answer, (html) =>
    html
      .replace(SENT_ALONG, '')
      .replace(CALLED_ALONG, '')
      .replace(STYLED_ALONG, '')
      .replace(EXPECTED, ''),
  );
}

/** A page with other HTML. */
function changed({ status, headers, body }, change) {
  const html = change(brotliDecompressSync(body).toString());
  const packed = brotliCompressSync(html);
  return { status, headers: { ...headers, 'content-length': packed.length }, body: packed };
}
