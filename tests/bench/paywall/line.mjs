import { setTimeout as pause } from 'node:timers/promises';

/** Interval at which the connection sends data, in ms. */
const TICK = 10;
/** The default urgency of a request (RFC 9218). */
const URGENCY = 3;

/**
 * A connection whose bandwidth is shared by all requests of a page, in order of urgency, as with HTTP/2 and HTTP/3. The
 * browser's own throttling has no urgency: all pending requests get an equal share.
 * @param {{ latency: number, downloadThroughput: number }} profile ms per request, bytes per second
 */
export function openLine({ latency, downloadThroughput }) {
  const jobs = [];
  let last = performance.now();
  const timer = setInterval(() => {
    const now = performance.now();
    let room = ((now - last) / 1000) * downloadThroughput;
    last = now;
    while (room > 0 && jobs.length > 0) {
      const most = Math.min(...jobs.map(({ urgency }) => urgency));
      const job = jobs.find(({ urgency }) => urgency === most);
      const part = job.body.subarray(job.sent, job.sent + Math.ceil(room));
      job.response.write(part);
      job.sent += part.length;
      room -= part.length;
      if (job.sent >= job.body.length) jobs.splice(jobs.indexOf(job), 1)[0].done();
    }
  }, TICK);
  return {
    /** The latency of a request to the server, and of the first byte back. */
    travel: () => pause(latency),
    /** Sends an answer; resolves when all of it has arrived. */
    send: (response, urgency, { status, headers, body }) =>
      new Promise((resolve) => {
        response.writeHead(status, headers);
        const done = () => {
          response.end();
          resolve();
        };
        jobs.push({ response, body, urgency, sent: 0, done });
      }),
    close: () => clearInterval(timer),
  };
}

/** The browser's urgency of a request: 0 is the most urgent. */
export function urgencyOf({ priority = '' }) {
  const [, urgency] = /(?:^|,)\s*u=([0-7])/.exec(priority) ?? [];
  return urgency === undefined ? URGENCY : Number(urgency);
}
