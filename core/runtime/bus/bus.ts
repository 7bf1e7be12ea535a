import mitt from 'mitt';
import { error } from '../log/log.ts';
import type { Events } from './events.ts';

type Handler<Name extends keyof Events> = (payload: Events[Name]) => void;

/**
 * State events: a later listener gets the last ones at once, in order. Several events of the app are stored, because
 * they are unchecked: an invalid one must not hide the valid one before it.
 */
const STATES: ReadonlyMap<string, number> = new Map([
  ['ads:hooked', 9],
  ['app:capabilities-offered', 9],
  ['app:consent-pushed', 9],
  ['colour-scheme:changed', 1],
  ['consent:changed', 1],
  ['consent:pushed', 9],
  ['header:moved', 1],
  ['login:asked', 1],
  ['visitor:changed', 1],
]);

const emitter = mitt<Record<string, unknown>>();
const last = new Map<string, readonly unknown[]>();

/**
 * Emits an event to all listeners. A listener that throws is logged and does not stop the next one.
 * @param name an event of {@link Events}
 * @param payload its payload
 */
export function emit<Name extends keyof Events>(name: Name, payload: Events[Name]): void {
  const kept = STATES.get(name);
  if (kept) last.set(name, [...(last.get(name) ?? []), payload].slice(-kept));
  emitter.emit(name, payload);
}

/**
 * Listens to an event until the signal aborts or the returned function is called. For state events, the stored ones are
 * delivered at once.
 * @param name an event of {@link Events}
 * @param handler gets the payload
 * @param signal removes the listener
 * @returns a function that removes the listener
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

/** Forgets events and listeners, so that each test begins without those of another. */
export function forgetEvents(): void {
  emitter.all.clear();
  last.clear();
}

/** Whether anything listens to an event. @param name which may be one of the site's own */
export function isHeard(name: string): boolean {
  return !!emitter.all.get(name)?.length;
}
