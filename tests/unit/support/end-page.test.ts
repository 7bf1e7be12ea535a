// @vitest-environment happy-dom
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it } from 'vitest';

it('lets the run end after a file with a request whose end starts a timer that repeats', async () => {
  const server = createServer(() => {}).listen(0, '127.0.0.1');
  await once(server, 'listening');
  server.unref();
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
  const { happyDOM } = window as unknown as { happyDOM: { setURL(address: string): void } };
  happyDOM.setURL(address);
  const arrives = once(server, 'request');
  // Aborted after the file, which then takes as long as `end-page.ts` allows.
  void fetch(address).catch(() => setInterval(() => {}, 1000));
  expect(await arrives).toHaveLength(2);
});
