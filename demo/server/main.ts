import type { Server } from 'node:http';
import { createRequire } from 'node:module';
import { ARTICLES } from '../content/index.ts';
import { datePaper } from './addresses.ts';
import { beforeEntry } from './before-entry.ts';
import { inRoot } from './paths.ts';
import { createSite } from './site.ts';

/** The part of http-server that is used here; the package has no types. */
interface HttpServer {
  createServer(options: { root: string; before: ReturnType<typeof beforeEntry>[]; showDir: string }): {
    server: Server;
    listen(port: number, host: string, listening: () => void): void;
  };
}

const HOST = '127.0.0.1';
/**
 * Milliseconds for which an idle connection stays open. Node's default of five seconds would close it just when a busy
 * client sends its next call.
 */
const KEEP_ALIVE = 75_000;
const port = Number(process.env.PORT ?? 8080);
const { createServer }: HttpServer = createRequire(inRoot('package.json'))('http-server');

const site = createSite({
  now: Date.now,
  dist: inRoot('dist'),
  features: inRoot('demo/features'),
  workbench: inRoot('.cache/workbench/dist'),
});
const server = createServer({
  // Never reached: the last entry below answers everything.
  root: inRoot('demo/static'),
  showDir: 'false',
  before: [beforeEntry(site.served), beforeEntry(site.pages)],
});

server.server.on('error', (cause: NodeJS.ErrnoException) => {
  const inUse = cause.code === 'EADDRINUSE';
  console.error(inUse ? `Port ${port} is in use; choose another with PORT=…` : cause);
  process.exit(1);
});

server.server.keepAliveTimeout = KEEP_ALIVE;
server.listen(port, HOST, () => {
  const origin = `http://${HOST}:${port}`;
  const paper = datePaper(Date.now());
  const show = (label: string, kind: string) => {
    const article = ARTICLES.find((candidate) => candidate.kind === kind);
    return article ? `  ${label}${origin}${paper.address(article)}\n` : '';
  };
  process.stdout.write(
    `De Nieuwe Morgentijd: ${origin}/\n${show('an article    ', 'article')}${show('a liveblog    ', 'liveblog')}${show('photographs   ', 'inbeeld')}  the features  ${origin}/features/\n`,
  );
});
