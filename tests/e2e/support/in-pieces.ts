import { type IncomingHttpHeaders, request } from 'node:http';
import { expect, type Page } from 'playwright/test';
import { startServer } from './own-server.ts';

/** A page that arrives in pieces, as over a slow connection or from a server that writes while it reads. */
export interface PageInPieces {
  readonly url: string;
  /** Sends the next piece; false once all have been sent. */
  next(): boolean;
  close(): Promise<void>;
}

/**
 * Serves one page in pieces that the caller releases one by one: it is split in the middle of each text, as may happen
 * on a network. All other requests are passed on unchanged.
 * @param baseURL address of the demo's server
 * @param path the page's path
 */
export async function serveInPieces(baseURL: string, path: string): Promise<PageInPieces> {
  const { headers, html } = await read(new URL(path, baseURL));
  const cuts = [0, ...middlesOfTexts(html), html.length];
  const pieces = cuts.slice(1).map((end, index) => html.subarray(cuts[index], end));
  let write: ((piece: Buffer) => void) | undefined;
  let end = () => {};
  const server = await startServer((incoming, response) => {
    if (incoming.url === path) {
      response.writeHead(200, headers);
      response.flushHeaders();
      write = (piece) => response.write(piece);
      end = () => response.end();
      return;
    }
    const passed = request(
      new URL(incoming.url ?? '/', baseURL),
      { method: incoming.method, headers: { ...incoming.headers, host: new URL(baseURL).host } },
      (answer) => {
        response.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(response);
      },
    );
    passed.on('error', () => response.destroy());
    incoming.pipe(passed);
  });
  return {
    url: `${server.origin}${path}`,
    next() {
      if (!write) throw new Error('The browser has not asked for the page yet.');
      const piece = pieces.shift();
      if (piece) write(piece);
      else end();
      return piece !== undefined;
    },
    close: server.close,
  };
}

/**
 * Opens a page in pieces and lets the browser paint after each.
 * @param page a new tab
 * @param served the page
 */
export async function openInPieces(page: Page, served: PageInPieces): Promise<void> {
  await page.goto(served.url, { waitUntil: 'commit' });
  while (served.next()) {
    // No frame is painted before the body has begun.
    await page.evaluate(
      () => document.body && new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))),
    );
  }
  await page.waitForLoadState();
  await expect.poll(() => page.evaluate(() => document.fonts.status)).toBe('loaded');
}

/** @returns the positions in bytes, in order, except for those within scripts and styles */
function middlesOfTexts(html: Buffer): number[] {
  // In this encoding a character is a byte.
  const source = html.toString('latin1');
  const texts = source.matchAll(/<(?:script|style)\b.*?<\/(?:script|style)>|(?<=>)[^<]*[^<\s][^<]*/gs);
  return [...texts]
    .filter(([text]) => !text.startsWith('<'))
    .map(({ 0: text, index }) => index + (text.length >> 1));
}

async function read(url: URL): Promise<{ headers: IncomingHttpHeaders; html: Buffer }> {
  const response = await fetch(url, { headers: { 'accept-encoding': 'identity' } });
  const html = Buffer.from(await response.arrayBuffer());
  const { 'content-length': _, ...headers } = Object.fromEntries(response.headers);
  return { headers, html };
}
