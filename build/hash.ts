import { createHash } from 'node:crypto';

/**
 * A content hash for file names.
 * @returns five characters of 0-9 and a-z: 26 bits. If two versions of a file ever share a hash, integrity
 *   distinguishes them and the retry with another query fetches the right one
 */
export function contentHash(...parts: readonly string[]): string {
  const digest = createHash('sha256');
  for (const part of parts) digest.update(part).update('\0');
  return BigInt(`0x${digest.digest('hex')}`)
    .toString(36)
    .slice(-5);
}

/** The Subresource Integrity value, which is also the form that a CSP takes in quotes. */
export function integrityOf(text: string | Buffer): string {
  return `sha256-${createHash('sha256').update(text).digest('base64')}`;
}
