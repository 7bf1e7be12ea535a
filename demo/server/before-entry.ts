import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Env, Hono } from 'hono';
import { isDropped } from '../../fixtures/server/dropped.ts';
import { isEventStream } from '../../fixtures/streams/is-event-stream.ts';
import { sendEventStream } from '../../fixtures/streams/send-event-stream.ts';
import { bodyOf } from './kept-body.ts';

/** The request that http-server passes to an entry of its `before` list: a buffered stream around the plain one. */
interface BufferedRequest extends IncomingMessage {
  readonly request: IncomingMessage;
  readonly chunks: Buffer[];
}

type BufferedResponse = Pick<ServerResponse, 'statusCode' | 'setHeader'> & {
  readonly response: ServerResponse;
  emit(event: 'next'): void;
  end(body?: Buffer | string): void;
};

/** Internal header that marks the answer of an app without a route for the request. */
const NO_ROUTE = 'x-no-route';

/**
 * Makes an app pass on requests for which it has no route, so that the next entry of the `before` list gets them. A 404
 * from one of its routes is an answer and is sent.
 */
export function passOn<Bindings extends Env>(app: Hono<Bindings>): Hono<Bindings> {
  app.notFound(() => new Response(null, { status: 404, headers: { [NO_ROUTE]: '1' } }));
  return app;
}

/**
 * Puts an app into http-server's `before` list.
 * @param app answers a request, or passes it on if {@link passOn} was applied
 */
export function beforeEntry<Bindings extends Env>(
  app: Hono<Bindings>,
): (request: BufferedRequest, response: BufferedResponse) => void {
  return (request, response) => {
    answer(app, request, response).catch((cause: unknown) => {
      // Not through `next(error)`: http-server would answer that with status 200.
      console.error(`${request.method} ${request.url} failed:`, cause);
      response.statusCode = 500;
      response.end('Er is iets misgegaan.');
    });
  };
}

async function answer<Bindings extends Env>(
  app: Hono<Bindings>,
  request: BufferedRequest,
  response: BufferedResponse,
): Promise<void> {
  const answered = await app.fetch(await toRequest(request));
  if (answered.headers.has(NO_ROUTE)) {
    response.emit('next');
    return;
  }
  if (isDropped(answered)) {
    request.request.socket.destroy();
    return;
  }
  response.statusCode = answered.status;
  const cookies = answered.headers.getSetCookie();
  answered.headers.forEach((value, name) => {
    if (name !== 'set-cookie') response.setHeader(name, value);
  });
  if (cookies.length > 0) response.setHeader('set-cookie', cookies);
  if (isEventStream(answered)) return sendEventStream(response.response, answered);
  const body = await bodyOf(answered);
  if (request.method === 'HEAD') response.end();
  else response.end(body);
}

async function toRequest(request: BufferedRequest): Promise<Request> {
  const method = request.method ?? 'GET';
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers)) {
    if (value !== undefined) headers.set(name, Array.isArray(value) ? value.join(', ') : value);
  }
  const url = new URL(request.url ?? '/', `http://${headers.get('host') ?? 'localhost'}`);
  // The headers of HEAD are those of GET, so the apps make the whole answer.
  if (method === 'GET' || method === 'HEAD') return new Request(url, { headers });
  return new Request(url, { method, headers, body: await readBody(request) });
}

/** http-server buffers the body in `chunks`; its own stream does not end until a handler answers. */
async function readBody({ request, chunks }: BufferedRequest): Promise<Uint8Array<ArrayBuffer>> {
  if (!request.complete || !request.readableEnded) {
    await new Promise((resolve, reject) => {
      request.once('end', resolve);
      request.once('error', reject);
    });
  }
  return new Uint8Array(Buffer.concat(chunks));
}
