import type { Page } from 'playwright/test';
import { fulfill, type Header, intercept } from './intercept.ts';

/** Changes a text. */
export type Edit = (text: string) => string;

/**
 * Headers of a document that a test edits which the browser does not get: Integrity-Policy, which the server sends for
 * pages without third-party scripts, unaware of what the test inserts, and headers that only apply to the compressed
 * text.
 */
const LEFT_OUT = ['integrity-policy', 'content-encoding', 'content-length'];

/**
 * Changes documents of a tab before the browser gets them, to simulate another CMS template.
 * @param page
 * @param isEdited whether the document of an address is changed
 * @param edit gets and returns HTML; must change something
 * @param policy changes its content policy
 * @returns a function that stops changing documents
 */
export function editDocuments(
  page: Page,
  isEdited: (address: URL) => boolean,
  edit: Edit,
  policy: Edit = (text) => text,
): Promise<() => Promise<void>> {
  return intercept(page, { resourceType: 'Document', requestStage: 'Response' }, async (session, paused) => {
    const { requestId, request, responseStatusCode: status = 0, responseHeaders = [] } = paused;
    const isRedirect = status >= 300 && status < 400;
    if (!status || isRedirect || !isEdited(new URL(request.url)))
      return session.send('Fetch.continueRequest', { requestId });
    const { body, base64Encoded } = await session.send('Fetch.getResponseBody', { requestId });
    const html = base64Encoded ? Buffer.from(body, 'base64').toString() : body;
    const edited = edit(html);
    if (edited === html) throw new Error('The edit changed nothing.');
    await fulfill(session, paused, status, editedHeaders(responseHeaders, policy), edited);
  });
}

function editedHeaders(headers: readonly Header[], policy: Edit): Header[] {
  const kept = headers.filter(({ name }) => !LEFT_OUT.includes(name.toLowerCase()));
  const [current] = kept.filter(isPolicy);
  const others = kept.filter((header) => !isPolicy(header));
  const changed = policy(current?.value ?? '');
  return changed ? [...others, { name: 'content-security-policy', value: changed }] : others;
}

function isPolicy({ name }: Header): boolean {
  return name.toLowerCase() === 'content-security-policy';
}
