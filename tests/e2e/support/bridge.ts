import type { Page } from 'playwright/test';
import type { SentMessage } from '../../../core/user/app/messages.ts';

/** How an app responds to a request. */
type Manner = 'handles' | 'refuses' | 'silent' | 'throws' | 'twice';

export const PLATFORMS = ['ios', 'android'] as const;

/** A test's settings of an app. */
interface App {
  readonly platform: (typeof PLATFORMS)[number];
  readonly capabilities?: readonly string[];
  readonly manner?: Manner;
  /** The messages that it pushes before the page starts. */
  readonly pushes?: readonly unknown[];
}

/**
 * Simulates an app: its bridge exists on every page before the page's own scripts, with the app's capabilities.
 * @returns the messages of the page so far
 */
export async function playApp(page: Page, app: App): Promise<SentMessage[]> {
  const messages: SentMessage[] = [];
  await page.exposeFunction('toTest', (json: string) => {
    messages.push(JSON.parse(json));
  });
  await page.addInitScript(({ platform, capabilities = [], manner = 'handles', pushes = [] }) => {
    const { toTest } = window as unknown as { toTest: (json: string) => void };
    const emit = (name: 'app:message-answered', payload: unknown) => {
      window.nmt = window.nmt ?? [];
      window.nmt.push((nmt) => nmt.emit(name, payload as never));
    };
    const receive = (message: SentMessage) => {
      toTest(JSON.stringify(message));
      if (manner === 'throws') throw new Error('De brug is kapot.');
      if (message.type === 'page:ready' || manner === 'silent') return;
      const answers = manner === 'twice' ? 2 : 1;
      for (let sent = 0; sent < answers; sent++) {
        emit('app:message-answered', { id: message.id, handled: manner !== 'refuses' });
      }
    };
    const bridge =
      platform === 'ios'
        ? {
            webkit: {
              messageHandlers: {
                nmt: { postMessage: (message: SentMessage) => receive(structuredClone(message)) },
              },
            },
          }
        : {
            NmtApp: {
              postMessage(json: unknown) {
                if (typeof json !== 'string') throw new TypeError('Android takes texts only.');
                receive(JSON.parse(json));
              },
            },
          };
    Object.assign(window, bridge);
    emit('app:capabilities-offered' as never, { version: 1, capabilities });
    for (const payload of pushes) emit('app:consent-pushed' as never, payload);
  }, app);
  return messages;
}

/** Makes the app push a consent status. */
export async function pushConsent(page: Page, payload: unknown): Promise<void> {
  await page.evaluate((sent) => {
    window.nmt = window.nmt ?? [];
    window.nmt.push((nmt) => nmt.emit('app:consent-pushed', sent as never));
  }, payload);
}
