import mitt from 'mitt';
import { error } from '../log/log.ts';
import type { Events } from './events.ts';

type Handler<Name extends keyof Events> = (payload: Events[Name]) => void;

/**
 * Events that tell a state: whoever listens later hears the last ones at once, in order. Of what the app says
 * several are kept, because nobody has checked them: a wrong one must not hide the right one before it.
 */
const STATES: ReadonlyMap<string, number> = new Map([
  ['app:capabilities-offered', 9],
  ['app:consent-pushed', 9],
  ['colour-scheme:changed', 1],
  ['consent:changed', 1],
  ['header:moved', 1],
  ['login:asked', 1],
  ['visitor:changed', 1],
]);

const emitter = mitt<Record<string, unknown>>();
const last = new Map<string, readonly unknown[]>();

/**
 * Tells all listeners of an event. A listener that throws is logged and does not stop the next one.
 * @param name an event of {@link Events}
 * @param payload its payload
 */
export function emit<Name extends keyof Events>(name: Name, payload: Events[Name]): void {
  const kept = STATES.get(name);
  if (kept) last.set(name, [...(last.get(name) ?? []), payload].slice(-kept));
  emitter.emit(name, payload);
}

/**
 * Listens to an event until the signal aborts or the returned function is called. For events that tell a
 * state, what was told before is told at once.
 * @param name an event of {@link Events}
 * @param handler gets the payload
 * @param signal ends the listening
 * @returns a function that ends the listening
 */
export function on<Name extends keyof Events>(
  name: Name,
  handler: Handler<Name>,
  signal?: AbortSignal,
): () => void {
  if (signal?.aborted) return () => {};
  const guarded = (payload: unknown) => {
    try {
      handler(payload as Events[Name]);
    } catch (cause) {
      error('bus', `A listener to "${name}" threw; the others go on.`, cause);
    }
  };
  const off = () => {
    emitter.off(name, guarded);
    signal?.removeEventListener('abort', off);
  };
  emitter.on(name, guarded);
  signal?.addEventListener('abort', off);
  last.get(name)?.forEach(guarded);
  return off;
}
