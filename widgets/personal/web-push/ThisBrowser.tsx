import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { error } from '../../../core/runtime/log/log.ts';
import type { Page } from '../../../core/runtime/page/page.ts';
import { SettingsSection, SettingsText } from '../../../core/ui/settings/SettingsSection.tsx';
import { Switch } from '../../../core/ui/switch/Switch.tsx';
import { notifyDenied, onNotifyDenied, storeNotifyDenied } from '../../../core/user/push/notify-denied.ts';
import { isPushOn, isPushSupported } from '../../../core/user/push/permission.ts';
import type { WebPush } from '../../../core/user/push/push-config.ts';
import { unsubscribeFromPush } from '../../../core/user/push/subscription.ts';
import { forgetSentToken } from '../../../core/user/push/token.ts';
import { turnOnPush } from '../../../core/user/push/turn-on.ts';
import { BLOCKED, RECEIVE, RECEIVE_HELP, THIS_BROWSER } from './texts.ts';
import { watchPermission } from './watch-permission.ts';

interface ThisBrowserProps {
  readonly page: Page;
  readonly webPush: WebPush;
  readonly account: string;
}

/** Turns messages in this browser on and off, also for visitors who once declined them [web-push-3, web-push-4]. */
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
    <SettingsSection heading={THIS_BROWSER}>
      {state === 'blocked' ? (
        <SettingsText>{BLOCKED}</SettingsText>
      ) : (
        <Switch
          label={RECEIVE}
          help={RECEIVE_HELP}
          checked={state === 'on'}
          busy={isBusy}
          onChange={(isOn) => void change(isOn)}
        />
      )}
    </SettingsSection>
  );
}

/** The decision takes effect at once, even if the browser cannot end the subscription. */
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
