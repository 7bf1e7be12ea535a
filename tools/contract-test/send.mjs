/** Longer than any answer of the contract may take, so that a slow one is told from none, in milliseconds. */
const PATIENCE = 2_000;

/**
 * @typedef {object} Answer
 * @property {number} status
 * @property {Headers} headers
 * @property {string} text
 * @property {number} milliseconds until the whole answer was there
 */

/**
 * Sends a request, and follows no redirect.
 * @param {URL} url
 * @param {RequestInit} init
 * @param {number} timeout of the call, in milliseconds
 * @returns {Promise<Answer | { failure: string }>} why there was no answer
 */
export async function send(url, init, timeout) {
  const began = performance.now();
  try {
    const response = await fetch(url, {
      ...init,
      redirect: 'manual',
      signal: AbortSignal.timeout(timeout + PATIENCE),
    });
    const text = await response.text();
    const { status, headers } = response;
    return { status, headers, text, milliseconds: performance.now() - began };
  } catch (cause) {
    return { failure: reasonOf(cause, timeout) };
  }
}

function reasonOf(cause, timeout) {
  if (cause.name === 'TimeoutError') return `no answer within ${timeout} ms`;
  const { code, message } = cause.cause ?? cause;
  const reasons = {
    ECONNREFUSED: 'nobody listens at the address',
    ENOTFOUND: 'the host is not known',
    ECONNRESET: 'the connection was broken off',
    UND_ERR_SOCKET: 'the connection was broken off',
    CERT_HAS_EXPIRED: 'the certificate has expired',
  };
  return reasons[code] ?? `no answer: ${message}`;
}
