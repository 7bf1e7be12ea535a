import { PassThrough } from 'node:stream';
import { Hono } from 'hono';
import { describe, expect, it } from 'vitest';
import { beforeEntry, passOn } from '../../../demo/server/before-entry.ts';
import { dropped } from '../../../fixtures/server/dropped.ts';
import { logged } from '../support/logged.ts';

type Handler = ReturnType<typeof beforeEntry>;

/** Simulates http-server: a request whose body is buffered in `chunks`, and a response that records its contents. */
function exchange(
  handler: Handler,
  method: string,
  url: string,
  body = '',
): Promise<Record<string, unknown>> {
  return new Promise((resolve) => {
    const raw = new PassThrough();
    const chunks: Buffer[] = [];
    raw.on('data', (chunk: Buffer) => chunks.push(chunk));
    Object.assign(raw, { socket: { destroy: () => resolve({ broken: true }) } });
    const request = { method, url, headers: { host: 'localhost' }, request: raw, chunks };
    const headers: Record<string, unknown> = {};
    const response = {
      statusCode: 200,
      setHeader: (name: string, value: unknown) => {
        headers[name] = value;
      },
      end: (sent?: Buffer | string) =>
        resolve({ status: response.statusCode, headers, body: sent?.toString() ?? '' }),
      emit: () => resolve({ passedOn: true }),
    };
    handler(...([request, response] as unknown as Parameters<Handler>));
    raw.end(body);
  });
}

const app = passOn(
  new Hono()
    .post('/echo', async (context) => context.text(await context.req.text(), 201))
    .get('/gone', (context) => context.json({ gone: true }, 404))
    .get('/cookies', (context) => {
      context.header('Set-Cookie', 'a=1', { append: true });
      context.header('Set-Cookie', 'b=2', { append: true });
      return context.text('ok');
    })
    .get('/dropped', () => dropped())
    .get('/broken', () => {
      throw new Error('broken');
    }),
);

describe('beforeEntry', () => {
  it('hands the buffered body to the app', async () => {
    expect(await exchange(beforeEntry(app), 'POST', '/echo', 'é=1')).toMatchObject({
      status: 201,
      body: 'é=1',
    });
  });

  it('passes on addresses that the app has no route for, and sends a 404 from a route', async () => {
    expect(await exchange(beforeEntry(app), 'GET', '/other')).toEqual({ passedOn: true });
    expect(await exchange(beforeEntry(app), 'GET', '/gone')).toMatchObject({
      status: 404,
      body: '{"gone":true}',
    });
  });

  it('sends each cookie in a header of its own', async () => {
    expect(await exchange(beforeEntry(app), 'GET', '/cookies')).toMatchObject({
      headers: { 'set-cookie': ['a=1', 'b=2'] },
    });
  });

  it('answers HEAD with the headers of GET and no body', async () => {
    const answer = await exchange(beforeEntry(app), 'HEAD', '/cookies');
    expect(answer).toMatchObject({
      status: 200,
      body: '',
      headers: { 'content-type': expect.stringContaining('text') },
    });
  });

  it('breaks the connection off at the app’s request', async () => {
    expect(await exchange(beforeEntry(app), 'GET', '/dropped')).toEqual({ broken: true });
  });

  it('answers 500 where the app throws', async () => {
    expect(await exchange(beforeEntry(app), 'GET', '/broken')).toMatchObject({ status: 500 });
    logged('error Error: broken');
  });
});
