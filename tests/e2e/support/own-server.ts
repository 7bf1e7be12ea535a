import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A server that a test starts itself. */
export interface OwnServer {
  readonly origin: string;
  /** Stops it, including connections that the browser has opened in advance and not used. */
  close(): Promise<void>;
}

/** Starts a server on a free port of this machine. */
export async function startServer(answer: RequestListener): Promise<OwnServer> {
  const server = createServer(answer);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
