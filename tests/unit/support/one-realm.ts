import { BroadcastChannel, threadId } from 'node:worker_threads';

/**
 * Runs before each test file. A file has globals of its own, but what the DOM library and Node make comes from outside,
 * where `Error` and `Object` are others. A browser has one of each: here, too, a `DOMException` is an `Error`, and what
 * an answer's JSON holds is an `Object`. Channels to other tabs are Node's: the DOM library has none; test files that run beside each other
 * are no tabs of one browser. The browser's turn between slices of work comes whatever timers a test holds.
 */
const { setImmediate } = globalThis;
if (typeof document !== 'undefined') {
  Object.setPrototypeOf(DOMException.prototype, Error.prototype);
  Response.prototype.json = async function (this: Response) {
    return JSON.parse(await this.text());
  };
  Object.assign(globalThis, {
    scheduler: { yield: () => new Promise<void>((resolve) => void setImmediate(resolve)) },
    BroadcastChannel: class extends BroadcastChannel {
      constructor(name: string) {
        super(`${name} ${threadId}`);
      }
    },
  });
}
