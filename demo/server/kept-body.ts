/** The bytes of answers that are in memory anyway. */
const bodies = new WeakMap<Response, Buffer>();

/**
 * An answer whose bytes {@link bodyOf} gives back without reading them from its stream: most answers are files that the
 * server keeps.
 * @param body is never written to afterwards
 * @param init as for a `Response`
 */
export function answerWith(body: Buffer, init: ResponseInit): Response {
  const answer = new Response(new Uint8Array(body), init);
  bodies.set(answer, body);
  return answer;
}

/** The bytes of an answer. One that {@link answerWith} made can be asked any number of times, another one once. */
export async function bodyOf(answer: Response): Promise<Buffer> {
  return bodies.get(answer) ?? Buffer.from(await answer.arrayBuffer());
}
