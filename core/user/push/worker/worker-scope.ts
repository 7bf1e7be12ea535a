/**
 * The part of a service worker's global object that is used here; TypeScript's own types for it cannot be combined with
 * the DOM's.
 */
export interface WorkerScope {
  readonly location: { readonly origin: string; readonly search: string };
  readonly registration: {
    showNotification(title: string, options: NotificationOptions): Promise<void>;
    readonly pushManager: Pick<PushManager, 'subscribe'>;
  };
  readonly clients: {
    matchAll(options: { type: 'window'; includeUncontrolled: true }): Promise<readonly Tab[]>;
    openWindow(address: string): Promise<unknown>;
  };
  skipWaiting(): Promise<void>;
  addEventListener<Type extends keyof WorkerEvents>(
    type: Type,
    listener: (event: WorkerEvents[Type]) => void,
  ): void;
}

/** An open tab of the site. */
export interface Tab {
  readonly url: string;
  focus(): Promise<unknown>;
}

/** An event during which the browser keeps the worker alive. */
interface Lasting {
  waitUntil(work: Promise<unknown>): void;
}

/** The events of push messages. */
export interface WorkerEvents {
  install: Lasting;
  push: Lasting & { readonly data: { text(): string } | null };
  notificationclick: Lasting & { readonly notification: { readonly data: unknown; close(): void } };
  pushsubscriptionchange: Lasting & {
    readonly newSubscription?: PushSubscription | null;
    readonly oldSubscription?: PushSubscription | null;
  };
}
