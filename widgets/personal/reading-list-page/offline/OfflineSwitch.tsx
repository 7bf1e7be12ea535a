import { useEffect, useState } from 'react';
import { isAborted } from '../../../../core/platform/http/http-error.ts';
import { siteConfig } from '../../../../core/runtime/config/site-config.ts';
import { error } from '../../../../core/runtime/log/log.ts';
import type { Page } from '../../../../core/runtime/page/page.ts';
import { Switch } from '../../../../core/ui/switch/Switch.tsx';
import { readsOffline } from '../../../../core/user/offline/offline-choice.ts';
import { isSubscriber } from '../../../../core/user/visitor/rights.ts';
import { visitor } from '../../../../core/user/visitor/visitor-store.ts';
import { fetchPart, partOf } from '../reading-list-query.ts';
import styles from './OfflineSwitch.module.css';
import { offlineConfig } from './offline-config.ts';
import { canReadOffline, turnOffOffline, turnOnOffline } from './offline-worker.ts';
import { sizeText } from './size-text.ts';
import type { Copies } from './sync-copies.ts';
import { OFFLINE, OFFLINE_FAILED, OFFLINE_HELP, offlineText, SAVING } from './texts.ts';
import { MAX_COPIES, wantedOf } from './wanted.ts';

export interface OfflineSwitchProps {
  readonly page: Page;
  /** Changes when the list has changed: the copies follow. */
  readonly listed: string;
  readonly signal: AbortSignal;
}

type State = Copies | 'saving' | 'failed' | undefined;

/** Lets saved articles be read without a connection; nothing where the site or the browser does not offer it [design]. */
export function OfflineSwitch({ page, listed, signal }: OfflineSwitchProps) {
  const { offline } = offlineConfig(page);
  const [isOn, setIsOn] = useState(readsOffline);
  const [state, setState] = useState<State>();

  // biome-ignore lint/correctness/useExhaustiveDependencies: a change of the list makes other copies
  useEffect(() => {
    if (!offline || !isOn || !canReadOffline()) return;
    const ending = new AbortController();
    const end = () => ending.abort();
    signal.addEventListener('abort', end);
    const sync = async () => {
      try {
        const { syncCopies } = await import('./sync-copies.ts');
        const { articles } = await fetchPart(page, partOf({ limit: MAX_COPIES }));
        const copies = await syncCopies(wantedOf(articles, offline.scope, location.href), {
          list: location.origin + location.pathname,
          config: siteConfig(page),
          readsAll: isSubscriber(await visitor(page).current()),
          signal: ending.signal,
        });
        if (!ending.signal.aborted) setState(copies);
      } catch (cause) {
        if (ending.signal.aborted) return;
        if (!isAborted(cause)) {
          error('reading-list-page', 'The articles could not be stored for reading offline.', cause);
        }
        setState('failed');
      }
    };
    setState((known) => known ?? 'saving');
    void sync();
    return () => {
      signal.removeEventListener('abort', end);
      end();
    };
  }, [offline, isOn, listed, page, signal]);

  if (!offline || !canReadOffline()) return null;

  const change = async (wanted: boolean) => {
    setState(wanted ? 'saving' : undefined);
    setIsOn(wanted);
    try {
      if (wanted) await turnOnOffline(offline, location.pathname);
      else await turnOffOffline(offline, location.pathname);
    } catch (cause) {
      error('reading-list-page', 'The choice to read offline could not be carried out.', cause);
      setIsOn(false);
      setState('failed');
    }
  };

  return (
    <div className={styles.root}>
      <Switch label={OFFLINE} help={OFFLINE_HELP} checked={isOn} onChange={(wanted) => void change(wanted)} />
      <p className={styles.status} role="status">
        <span>{statusText(state)}</span>
      </p>
    </div>
  );
}

function statusText(state: State): string {
  if (state === undefined) return '';
  if (state === 'saving') return SAVING;
  return state === 'failed' ? OFFLINE_FAILED : offlineText(state.count, sizeText(state.bytes), state.isFull);
}
