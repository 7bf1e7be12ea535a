import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { fetchFavourites } from '../../../../core/domain/favourites/api/favourites.ts';
import { favourites } from '../../../../core/domain/favourites/favourites.ts';
import { isAborted } from '../../../../core/platform/http/http-error.ts';
import { siteConfig } from '../../../../core/runtime/config/site-config.ts';
import { error } from '../../../../core/runtime/log/log.ts';
import type { Page } from '../../../../core/runtime/page/page.ts';
import {
  chooseOffline,
  readsOffline,
  subscribeOfflineChoice,
} from '../../../../core/user/offline/offline-choice.ts';
import { personalStore } from '../../../../core/user/personal/personal-store.ts';
import { partOf } from '../reading-list-query.ts';
import { canReadOffline, endCopies, keepCopies } from './carry-out.ts';
import { offlineConfig } from './offline-config.ts';
import type { Copies } from './sync-copies.ts';
import { useReadsAll } from './use-reads-all.ts';
import { MAX_COPIES, wantedOf } from './wanted.ts';

/** The inputs on which the copies depend. */
export interface CopiesOf {
  readonly page: Page;
  /**
   * Changes when the server's list has changed, so that the copies are updated. Undefined while the list is unknown, or
   * a change of it is queued: then the copies are not changed.
   */
  readonly listed: string | undefined;
  readonly signal: AbortSignal;
}

/** The state of reading offline, for its switch. */
interface CopiesState {
  readonly isOn: boolean;
  readonly change: (isOn: boolean) => void;
  /** The articles that can be read; undefined while it is off, or nothing is known yet. */
  readonly state: Copies | 'saving' | 'failed' | undefined;
}

/**
 * Keeps the copies of saved articles in line with the visitor's choice, in this tab or another one.
 * @returns undefined if the site or the browser does not offer it
 */
export function useCopies({ page, listed, signal }: CopiesOf): CopiesState | undefined {
  const offline = offlineConfig(page);
  const isOffered = offline !== undefined && canReadOffline();
  const isOn = useSyncExternalStore(subscribeOfflineChoice, readsOffline);
  const readsAll = useReadsAll(page);
  const [state, setState] = useState<CopiesState['state']>();
  /** Whether the visitor has just turned it on: if that fails, it is turned off again. */
  const isNew = useRef(false);
  const wasOn = useRef(false);
  if (isOn) wasOn.current = true;

  useEffect(() => {
    if (!isOffered || isOn) return;
    // After a failure the message stays; otherwise the numbers of copies are outdated.
    setState((known) => (known === 'failed' ? known : undefined));
    endCopies().catch((cause: unknown) => {
      // If the browser denies access, a visitor who never turned it on has no copies.
      if (!wasOn.current) return;
      error('reading-list-page', 'The articles for reading offline could not be removed.', cause);
    });
  }, [isOffered, isOn]);

  useEffect(() => {
    if (!isOffered || !isOn || listed === undefined) return;
    const ending = new AbortController();
    const end = () => ending.abort();
    signal.addEventListener('abort', end);
    if (signal.aborted) end();
    /** Updates the copies from the server's list. */
    const update = async (): Promise<Copies | undefined> => {
      isNew.current = false;
      const { syncCopies } = await import('./sync-copies.ts');
      // Through the store, so that the answer only counts for the account that is logged in by then.
      const { articles } = await personalStore(page, favourites).read(() =>
        fetchFavourites(page, partOf({ limit: MAX_COPIES }), ending.signal),
      );
      if (ending.signal.aborted) return undefined;
      return syncCopies(wantedOf(articles, offline.scope, location.href), {
        list: self.origin + location.pathname,
        config: siteConfig(page),
        readsAll,
        signal: ending.signal,
      });
    };
    const run = async () => {
      try {
        const copies = await keepCopies(offline, update, ending.signal);
        if (!ending.signal.aborted) setState(copies);
      } catch (cause) {
        if (ending.signal.aborted) return;
        if (!isAborted(cause)) {
          error('reading-list-page', 'The articles could not be stored for reading offline.', cause);
        }
        setState('failed');
        if (isNew.current) chooseOffline(false);
      }
    };
    setState((known) => known ?? 'saving');
    void run();
    return () => {
      signal.removeEventListener('abort', end);
      end();
    };
  }, [isOffered, offline, isOn, listed, readsAll, page, signal]);

  if (!isOffered) return undefined;
  return {
    isOn,
    change(wanted) {
      isNew.current = wanted;
      setState(undefined);
      chooseOffline(wanted);
    },
    state: isOn || state === 'failed' ? state : undefined,
  };
}
