import { createHash } from 'node:crypto';

/**
 * A content hash for file names.
 * @param {...string} parts
 * @returns {string} five characters of 0-9 and a-z: 26 bits. Where two versions of a file ever share one, integrity tells them apart and the retry under a new query brings the right one
 */
export function contentHash(...parts) {
  const digest = createHash('sha256');
  for (const part of parts) digest.update(part).update('\0');
  return BigInt(`0x${digest.digest('hex')}`)
    .toString(36)
    .slice(-5);
}

/**
 * Subresource integrity, also the form that a CSP takes in quotes.
 * @param {string | Buffer} text
 */
export function integrityOf(text) {
  return `sha256-${createHash('sha256').update(text).digest('base64')}`;
}
