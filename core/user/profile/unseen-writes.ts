import { onAbort } from '../../platform/dom/on-abort.ts';

/** The channel's name. Messages hold no data: they may be read by a tab of another account. */
const CHANNEL = 'nmt-outbox';

/**
 * Informs the other tabs that a write was sent which storage, full or blocked, cannot show them. What they know of the
 * server's data may be outdated.
 */
export function reportUnseenWrite(): void {
  const channel = openChannel();
  channel?.postMessage('sent');
  channel?.close();
}

/**
 * Calls a function when another tab sent a write that storage does not show.
 * @param handler called after each
 * @param signal ends it
 */
export function onUnseenWrites(handler: () => void, signal: AbortSignal): void {
  const channel = openChannel();
  channel?.addEventListener('message', handler);
  onAbort(signal, () => channel?.close());
}

/** In a sandboxed page the constructor may throw. */
function openChannel(): BroadcastChannel | undefined {
  try {
    return new BroadcastChannel(CHANNEL);
  } catch {
    return undefined;
  }
}
