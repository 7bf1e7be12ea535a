import { documentValue } from '../../runtime/page/document-value.ts';
import { acceptFromApp } from './accept-from-app.ts';
import { isPlainObject } from './is-plain-object.ts';
import { type PageMessage, PROTOCOL_VERSION } from './messages.ts';
import { post } from './transport.ts';

/** Milliseconds after which an app that has not answered counts as not having acted. */
export const ANSWER_TIMEOUT = 1000;

let lastId = 0;

/** The page's unanswered requests, by the message's id. */
const pendingRequests = documentValue(() => {
  const pending = new Map<number, (handled: boolean) => void>();
  acceptFromApp(
    'app:message-answered',
    'an object with the id of a message and handled, true or false',
    readAnswer,
    // A late or repeated answer is ignored.
    ({ id, handled }) => pending.get(id)?.(handled),
  );
  return pending;
});

/**
 * Sends a message to the app without waiting for an answer.
 * @param message without version and id, which are added
 * @returns whether a bridge accepted it; false on a page that no app communicates with, and if the bridge throws
 */
export function sendToApp(message: PageMessage): boolean {
  return send(message, ++lastId);
}

/**
 * Requests that the app does something instead of the page. If the answer is false, the caller does it itself, so that
 * every choice of the visitor has an effect.
 * @param message without version and id, which are added
 * @returns true when the app reports that it did it; false when it reports that it did not, when the bridge is missing
 *   or throws, and when no answer arrives within {@link ANSWER_TIMEOUT} while the page stays visible. Never rejects.
 */
export function requestFromApp(message: PageMessage): Promise<boolean> {
  const pending = pendingRequests();
  const id = ++lastId;
  return new Promise((resolve) => {
    const settle = (handled: boolean) => {
      clearTimeout(timer);
      pending.delete(id);
      resolve(handled);
    };
    // An app that covers the page may suspend its scripts before the answer arrives.
    const timer = setTimeout(() => settle(document.visibilityState === 'hidden'), ANSWER_TIMEOUT);
    // The request is stored before sending, because a bridge may answer synchronously.
    pending.set(id, settle);
    if (!send(message, id)) settle(false);
  });
}

function send(message: PageMessage, id: number): boolean {
  return post({ ...message, version: PROTOCOL_VERSION, id });
}

function readAnswer(payload: unknown): { id: number; handled: boolean } | undefined {
  if (!isPlainObject(payload)) return undefined;
  const { id, handled } = payload;
  return typeof id === 'number' && typeof handled === 'boolean' ? { id, handled } : undefined;
}
