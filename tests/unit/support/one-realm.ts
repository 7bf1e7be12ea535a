import { BroadcastChannel, threadId } from 'node:worker_threads';

/**
 * Runs before each test file. A file has its own globals, but objects made by the DOM library and Node come from
 * outside, with another `Error` and `Object`. In a browser there is only one of each: here, too, a `DOMException` is an
 * `Error`, and the JSON of an answer contains `Object`s. Channels to other tabs are Node's, because the DOM library has
 * none; test files that run in parallel are not tabs of one browser. The tasks between slices of work run even if a
 * test uses fake timers.
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
