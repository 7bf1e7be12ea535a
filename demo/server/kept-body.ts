/** The bytes of responses that are in memory anyway. */
const bodies = new WeakMap<Response, Buffer>();

/**
 * Makes a response whose bytes {@link bodyOf} returns without reading its stream: most responses are files that the
 * server caches.
 * @param body must not be modified afterwards
 * @param init as for a `Response`
 */
export function answerWith(body: Buffer, init: ResponseInit): Response {
  const answer = new Response(new Uint8Array(body), init);
  bodies.set(answer, body);
  return answer;
}

/** The bytes of a response. One made by {@link answerWith} can be read any number of times, any other once. */
export async function bodyOf(answer: Response): Promise<Buffer> {
  return bodies.get(answer) ?? Buffer.from(await answer.arrayBuffer());
}
