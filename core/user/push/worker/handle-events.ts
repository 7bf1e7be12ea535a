import { ownAddress, readMessage } from './message.ts';
import { readWords } from './words.ts';
import type { Tab, WorkerEvents, WorkerScope } from './worker-scope.ts';

/**
 * Handles the events of the service worker: shows messages, opens their addresses, and reports a new token. It stores
 * nothing, so that pages work the same with it, without it and during its update. No handler rejects, because nobody
 * sees errors in a worker.
 * @param scope the worker's global object
 * @param sendToken sends a subscription, as JSON, to the server
 */
export function handleEvents(scope: WorkerScope, sendToken: (token: string) => Promise<void>): void {
  const { origin, search } = scope.location;
  const words = readWords(search);

  const show = async ({ data }: WorkerEvents['push']) => {
    const { title, url, ...message } = readMessage(textOf(data), origin, words);
    const known = Object.entries(message).filter(([, value]) => value !== undefined);
    await scope.registration.showNotification(title, {
      ...Object.fromEntries(known),
      lang: words.language,
      data: { url },
    });
  };

  const open = async (data: unknown) => {
    const url = ownAddress((data as { url?: unknown } | null)?.url, origin) ?? `${origin}/`;
    const tabs = await scope.clients.matchAll({ type: 'window', includeUncontrolled: true });
    const tab = tabs.find((each) => isSamePage(each, url));
    if (!tab || !(await hasFocused(tab))) await scope.clients.openWindow(url);
  };

  const renew = async ({ newSubscription, oldSubscription }: WorkerEvents['pushsubscriptionchange']) => {
    const options = oldSubscription?.options;
    if (!newSubscription && !options) return;
    const subscription = newSubscription ?? (await scope.registration.pushManager.subscribe(options));
    await sendToken(JSON.stringify(subscription));
  };

  // A new version takes over at once, because no page depends on the former one.
  scope.addEventListener('install', (event) => event.waitUntil(quietly(scope.skipWaiting())));
  scope.addEventListener('push', (event) => event.waitUntil(quietly(show(event))));
  scope.addEventListener('notificationclick', (event) => {
    event.notification.close();
    event.waitUntil(quietly(open(event.notification.data)));
  });
  // If this fails, the next page notices that the token has changed.
  scope.addEventListener('pushsubscriptionchange', (event) => event.waitUntil(quietly(renew(event))));
}

function textOf(data: { text(): string } | null): string | undefined {
  try {
    return data?.text();
  } catch {
    return undefined;
  }
}

/** Addresses that differ only in their fragment are the same page. */
function isSamePage({ url }: Tab, address: string): boolean {
  return withoutFragment(url) === withoutFragment(address);
}

const withoutFragment = (address: string): string => address.replace(/#.*$/, '');

async function hasFocused(tab: Tab): Promise<boolean> {
  try {
    await tab.focus();
    return true;
  } catch {
    return false;
  }
}

const quietly = (work: Promise<unknown>): Promise<unknown> => work.catch(() => {});
