import type { APIResponse } from 'playwright/test';

/**
 * The headers of a document that a test edits. Without its Integrity-Policy: the server sends it with pages that load no
 * scripts of others, and does not know what the test puts into one.
 * @param response the document as it was sent
 */
export function editedHeaders(response: APIResponse): Record<string, string> {
  const headers = response.headers();
  delete headers['integrity-policy'];
  return headers;
}
