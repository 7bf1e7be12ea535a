// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { backend } from './backend.ts';
import { logged } from './logged.ts';

it('answers by method and path, and keeps the calls but those that ask who visits', async () => {
  const server = backend({
    'GET /login-status': { uuid: 'a' },
    'GET /weather': () => ({ city: 'Delft' }),
    'PUT *': 204,
    '*': ({ search }) => new Response(search),
  });
  expect(await (await fetch('/login-status')).json()).toEqual({ uuid: 'a' });
  expect(await (await fetch('/weather?day=1')).json()).toEqual({ city: 'Delft' });
  expect((await fetch('/weather', { method: 'PUT', body: '{"city":"Urk"}' })).status).toBe(204);
  expect(await (await fetch('/else?a=b')).text()).toBe('?a=b');
  expect(server.lines()).toEqual(['GET /weather?day=1', 'PUT /weather {"city":"Urk"}', 'GET /else?a=b']);
  expect(server.calls[1]?.body).toEqual({ city: 'Urk' });
  server.routes['GET /weather'] = 503;
  expect((await fetch('/weather')).status).toBe(503);
  server.forgetCalls();
  expect(server.calls).toEqual([]);
});

it('fails a call that has no route, and the test that makes it', async () => {
  backend({ 'GET /weather': {} });
  await expect(fetch('/weather', { method: 'DELETE' })).rejects.toThrow('Failed to fetch');
  logged('error The backend has no route for DELETE /weather.');
});

it('ends a call that is given up', async () => {
  backend({ '*': () => new Promise<Response>(() => {}) });
  const given = new AbortController();
  const answer = fetch('/weather', { signal: given.signal });
  given.abort();
  await expect(answer).rejects.toMatchObject({ name: 'AbortError' });
});
