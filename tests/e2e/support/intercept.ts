import type { CDPSession, Page } from 'playwright/test';

/** A header of a response. */
export interface Header {
  readonly name: string;
  readonly value: string;
}

/** A paused request, with its response if it was paused after that arrived. */
export interface PausedRequest {
  readonly requestId: string;
  readonly request: { readonly url: string };
  readonly responseStatusCode?: number | undefined;
  readonly responseHeaders?: readonly Header[] | undefined;
}

/** The requests to pause, and whether before they are sent or after their response has arrived. */
interface Pattern {
  /** Pattern of the address; `*` matches any characters. */
  readonly urlPattern?: string;
  readonly resourceType?: 'Document';
  readonly requestStage?: 'Request' | 'Response';
}

/** Errors of a page that has been closed, or has navigated in the meantime. */
const GONE = /Invalid InterceptionId|Invalid state for continueInterceptedRequest|closed|detached/;

/**
 * Answers some requests of a tab in the test. All others reach the server as they do without a test: `page.route` sends
 * each of them through the test and disables the browser's cache, which costs a page a seventh of its time.
 * @param page the page, whose frames of the same site are included
 * @param pattern pattern of the requests
 * @param answer ends each of them by a command of DevTools' `Fetch` domain
 * @returns a function that stops intercepting
 */
export async function intercept(
  page: Page,
  pattern: Pattern,
  answer: (session: CDPSession, paused: PausedRequest) => Promise<unknown>,
): Promise<() => Promise<void>> {
  const session = await page.context().newCDPSession(page);
  session.on('Fetch.requestPaused', async (paused) => {
    try {
      await answer(session, paused);
    } catch (error) {
      if (!GONE.test(String(error))) throw error;
    }
  });
  await session.send('Fetch.enable', { patterns: [pattern] });
  return () => session.detach();
}

/** Whether an address matches a pattern, in which `*` matches any characters. */
export function hasPattern(address: string, pattern: string): boolean {
  const parts = pattern.split('*').map((part) => part.replace(/[.?+^$()[\]{}|\\]/g, '\\$&'));
  return new RegExp(`^${parts.join('.*')}$`).test(address);
}

/** Answers a paused request. */
export async function fulfill(
  session: CDPSession,
  { requestId }: PausedRequest,
  status: number,
  headers: readonly Header[],
  body: string,
): Promise<void> {
  const responseHeaders = headers.map(({ name, value }) => ({ name, value }));
  const encoded = Buffer.from(body).toString('base64');
  await session.send('Fetch.fulfillRequest', {
    requestId,
    responseCode: status,
    responseHeaders,
    body: encoded,
  });
}
