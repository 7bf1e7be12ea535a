import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { notifyDenied, onNotifyDenied, storeNotifyDenied } from '../../../core/domain/push/notify-denied.ts';
import { isPushOn, isPushSupported } from '../../../core/domain/push/permission.ts';
import type { WebPush } from '../../../core/domain/push/push-config.ts';
import { unsubscribeFromPush } from '../../../core/domain/push/subscription.ts';
import { forgetSentToken } from '../../../core/domain/push/token.ts';
import { turnOnPush } from '../../../core/domain/push/turn-on.ts';
import { error } from '../../../core/runtime/log/log.ts';
import type { Page } from '../../../core/runtime/page/page.ts';
import { Switch } from '../../../core/ui/switch/Switch.tsx';
import { BLOCKED, RECEIVE, RECEIVE_HELP, THIS_BROWSER } from './texts.ts';
import styles from './WebPush.module.css';
import { watchPermission } from './watch-permission.ts';

interface ThisBrowserProps {
  readonly page: Page;
  readonly webPush: WebPush;
  readonly account: string;
}

/** Turns messages in this browser on and off; a way back for who declined them once [web-push-3, web-push-4]. */
export function ThisBrowser({ page, webPush, account }: ThisBrowserProps) {
  const state = useSyncExternalStore(subscribe, browserState);
  const [isBusy, setBusy] = useState(false);
  const leaving = useRef<AbortController>(undefined);
  useEffect(() => {
    leaving.current = new AbortController();
    return () => leaving.current?.abort();
  }, []);
  const change = useCallback(
    async (isOn: boolean) => {
      setBusy(true);
      const signal = leaving.current?.signal ?? AbortSignal.abort();
      await (isOn ? turnOnPush({ page, webPush, account, signal }) : turnOff());
      setBusy(false);
    },
    [page, webPush, account],
  );
  if (state === 'unsupported') return null;
  return (
    <section className={styles.section} aria-label={THIS_BROWSER}>
      <h2 className={styles.heading}>{THIS_BROWSER}</h2>
      {state === 'blocked' ? (
        <p className={styles.text}>{BLOCKED}</p>
      ) : (
        <Switch
          label={RECEIVE}
          help={RECEIVE_HELP}
          checked={state === 'on'}
          busy={isBusy}
          onChange={(isOn) => void change(isOn)}
        />
      )}
    </section>
  );
}

/** The decision counts at once, also where the browser cannot end the subscription. */
async function turnOff(): Promise<void> {
  storeNotifyDenied(true);
  try {
    await unsubscribeFromPush();
    forgetSentToken();
  } catch (cause) {
    error('web-push', 'The subscription of this browser could not be ended.', cause);
  }
}

function browserState(): 'unsupported' | 'blocked' | 'on' | 'off' {
  if (!isPushSupported()) return 'unsupported';
  if (Notification.permission === 'denied') return 'blocked';
  return isPushOn(Notification.permission, notifyDenied()) ? 'on' : 'off';
}

function subscribe(handler: () => void): () => void {
  const controller = new AbortController();
  onNotifyDenied(handler, controller.signal);
  watchPermission(handler, controller.signal);
  return () => controller.abort();
}
