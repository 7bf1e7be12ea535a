import { vi } from 'vitest';
import type { SentMessage } from '../../../../../core/user/app/messages.ts';

/** Moves the document to an address, which is in the app view if it ends in `/appview`. */
export function goTo(path: string): void {
  history.replaceState(null, '', path);
}

/** The in-app view of an article. */
export const APP_VIEW = '/nieuws/2026/03/29/titel-a4101/appview?app=nmt-ios';

/** Puts an iOS bridge on the page; returns the received messages. */
export function installIos(receive: (message: SentMessage) => void = () => {}): SentMessage[] {
  const messages: SentMessage[] = [];
  const postMessage = (message: SentMessage) => {
    // WKWebView clones the message, and refuses values that cannot be cloned.
    messages.push(structuredClone(message));
    receive(message);
  };
  vi.stubGlobal('webkit', { messageHandlers: { nmt: { postMessage } } });
  return messages;
}

/** Puts an Android interface object on the page; returns the received texts. */
export function installAndroid(receive: (json: string) => void = () => {}): string[] {
  const messages: string[] = [];
  const postMessage = (json: unknown) => {
    if (typeof json !== 'string') throw new TypeError('Android takes texts only.');
    messages.push(json);
    receive(json);
  };
  vi.stubGlobal('NmtApp', { postMessage });
  return messages;
}
