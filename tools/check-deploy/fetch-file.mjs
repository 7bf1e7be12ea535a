/** Longest wait for an answer, in ms. */
const TIMEOUT = 20_000;

/**
 * Fetches a file as a page of another origin does.
 * @param {string} address
 * @param {RequestInit} [init]
 * @returns {Promise<{ address: string, problem?: string, status?: number, headers: Headers, body: Buffer, text: string }>}
 *   `problem` says why there is no file; then the body is empty
 */
export async function fetchFile(address, init = {}) {
  const nothing = { address, headers: new Headers(), body: Buffer.alloc(0), text: '' };
  try {
    const answer = await fetch(address, {
      redirect: 'manual',
      signal: AbortSignal.timeout(TIMEOUT),
      headers: { Origin: 'https://nmt-check-deploy.example', 'Accept-Encoding': 'br, gzip' },
      ...init,
    });
    const { status, headers } = answer;
    const body = Buffer.from(await answer.arrayBuffer());
    const got = { address, status, headers, body, text: body.toString('utf8') };
    if (status >= 300 && status < 400)
      return { ...got, problem: `It redirects to ${headers.get('location')}; expected the file itself.` };
    return status === 200 ? got : { ...got, problem: `It answers ${status}; expected 200.` };
  } catch (error) {
    const reason =
      error.name === 'TimeoutError' ? `not in ${TIMEOUT / 1000} s` : (error.cause?.message ?? error.message);
    return { ...nothing, problem: `There is no answer: ${reason}.` };
  }
}
