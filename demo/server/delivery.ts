import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { MiddlewareHandler } from 'hono';
import { isEventStream } from '../../fixtures/streams/is-event-stream.ts';
import { isDevelopment } from './dev-changes.ts';
import { answerWith, bodyOf } from './kept-body.ts';

type Encoding = 'br' | 'gzip';

/** Digests of bodies: the server caches those of files, which it sends many times. */
const digests = new WeakMap<Buffer, string>();

/** Compressed bodies of files that never change, by digest. */
const files = new Map<string, Buffer>();

/** Compressed bodies of everything else; limited, because pages change on every request. */
const others = new Map<string, Buffer>();
const MAX_KEPT = 300;

/** Bodies with fewer bytes are not compressed: the headers would cost more than it saves. */
const MIN_BYTES = 600;

/**
 * Delivers answers like a production server: with an entity tag, 304 for unchanged content, and brotli or gzip for
 * text.
 */
export function delivery(): MiddlewareHandler {
  return async (context, next) => {
    await next();
    const { req, res } = context;
    if (res.status !== 200 || req.method !== 'GET' || isEventStream(res)) return;
    const body = await bodyOf(res);
    const digest = digestOf(body);
    const headers = new Headers(res.headers);
    // Weak, because all encodings of the same content share one tag.
    if (!headers.has('ETag')) headers.set('ETag', `W/"${digest}"`);
    headers.append('Vary', 'Accept-Encoding');
    // Assigning undefined first keeps hono from merging the old headers into the new answer.
    context.res = undefined;
    if (hasTag(req.header('If-None-Match'), headers.get('ETag') ?? '')) {
      headers.delete('Content-Length');
      context.res = new Response(null, { status: 304, headers });
      return;
    }
    const encoding = chooseEncoding(req.header('Accept-Encoding') ?? '');
    const worthIt = body.length >= MIN_BYTES && isText(headers.get('Content-Type') ?? '');
    let sent: Buffer = body;
    if (encoding && worthIt && !isDevelopment) {
      headers.set('Content-Encoding', encoding);
      sent = await compress(body, encoding, digest, headers.get('Cache-Control') ?? '');
    }
    headers.set('Content-Length', String(sent.length));
    context.res = answerWith(sent, { status: 200, headers });
  };
}

function digestOf(body: Buffer): string {
  const known = digests.get(body) ?? createHash('sha256').update(body).digest('base64url').slice(0, 22);
  digests.set(body, known);
  return known;
}

/**
 * Picks the best encoding that a browser accepts, by RFC 9110: one with `q=0` is refused.
 * @param accepted the Accept-Encoding header
 */
export function chooseEncoding(accepted: string): Encoding | undefined {
  const names = accepted
    .split(',')
    .map((part) => part.trim().split(/\s*;\s*q=/))
    .filter(([, weight]) => weight === undefined || Number(weight) > 0)
    .map(([name]) => name);
  return (['br', 'gzip'] as const).find((encoding) => names.includes(encoding));
}

function hasTag(sent: string | undefined, tag: string): boolean {
  const weak = (text: string) => text.trim().replace(/^W\//, '');
  return sent !== undefined && (sent.trim() === '*' || sent.split(',').map(weak).includes(weak(tag)));
}

function isText(type: string): boolean {
  return /^text\/|javascript|json|svg|xml/.test(type);
}

async function compress(body: Buffer, encoding: Encoding, digest: string, cache: string): Promise<Buffer> {
  const key = `${encoding} ${digest}`;
  // A file that is cached for good is worth the slowest setting once; a page is made for one request.
  const best = cache.includes('immutable');
  const kept = (best ? files : others).get(key);
  if (kept) return kept;
  const result =
    encoding === 'br'
      ? await promisify(brotliCompress)(body, {
          params: { [constants.BROTLI_PARAM_QUALITY]: best ? 11 : 5 },
        })
      : await promisify(gzip)(body, { level: best ? 9 : 6 });
  if (best) {
    files.set(key, result);
    return result;
  }
  const oldest = others.keys().next().value;
  if (others.size >= MAX_KEPT && oldest !== undefined) others.delete(oldest);
  others.set(key, result);
  return result;
}
