import { createServer } from 'node:http';
import { openLine, urgencyOf } from '../paywall/line.mjs';

const RULES = /<script type="speculationrules">.*?<\/script>\n?/s;

/**
 * Serves another server's answers over a slow connection, and records which pages are requested before a click.
 * @param {string} origin the other server's origin
 * @param {{ latency: number, downloadThroughput: number }} profile ms per request, bytes per second
 */
export async function serveSlowly(origin, profile) {
  const line = openLine(profile);
  let keepsRules = true;
  let ahead = [];
  const server = createServer(async (request, response) => {
    try {
      const purpose = request.headers['sec-purpose'] ?? '';
      // The requests of a prerendered page have the purpose header, too.
      const isPage = request.headers['sec-fetch-mode'] === 'navigate';
      if (purpose.includes('prefetch') && isPage) ahead.push(request.url);
      const body = [];
      for await (const part of request) body.push(part);
      await line.travel();
      const { host: _, connection: __, ...headers } = request.headers;
      const answer = await fetch(new URL(request.url, origin), {
        method: request.method,
        headers: { ...headers, 'accept-encoding': 'identity', origin: undefined },
        redirect: 'manual',
        ...(body.length > 0 && { body: Buffer.concat(body) }),
      });
      const sent = Object.fromEntries(
        [...answer.headers].filter(([name]) => !/encoding|length|connection|set-cookie/.test(name)),
      );
      const cookies = answer.headers.getSetCookie();
      if (cookies.length > 0) sent['set-cookie'] = cookies;
      let bytes = Buffer.from(await answer.arrayBuffer());
      if (!keepsRules && /text\/html/.test(sent['content-type'] ?? ''))
        bytes = Buffer.from(bytes.toString('utf8').replace(RULES, ''));
      await line.send(response, urgencyOf(request.headers), { status: answer.status, headers: sent, body: bytes });
    } catch {
      response.destroy();
    }
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://127.0.0.1:${server.address().port}`,
    /** @param {boolean} keeps whether pages keep their speculation rules */
    keepRules(keeps) {
      keepsRules = keeps;
    },
    /** The pages that were prefetched or prerendered since the last call. */
    takeAhead() {
      const taken = ahead;
      ahead = [];
      return taken;
    },
    close() {
      line.close();
      server.close();
      server.closeAllConnections();
    },
  };
}
