import { onAbort } from '../../platform/dom/on-abort.ts';

/** The channel's name. Messages contain no data, because a tab of another account may receive them. */
const CHANNEL = 'nmt-outbox';

/**
 * Informs the other tabs that a write was sent which storage, full or blocked, cannot report to them. Their copies of
 * the server's data may be outdated.
 */
export function reportUnseenWrite(): void {
  const channel = openChannel();
  channel?.postMessage('sent');
  channel?.close();
}

/**
 * Calls a function when another tab sent a write that storage does not report.
 * @param handler called after each such write
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
