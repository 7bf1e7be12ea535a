import { useLayoutEffect, useRef } from 'react';
import { type StoreApi, useStore } from 'zustand';
import { Hidden } from '../../../core/ui/hidden/Hidden.tsx';
import { Icon } from '../../../core/ui/icon/Icon.tsx';
import { arrowUp } from '../../../core/ui/icon/shapes.ts';
import { Beside } from '../../../core/ui/served/Beside.tsx';
import { stickBelowHeader } from '../../../core/ui/sticky/stick-below-header.ts';
import { Switch } from '../../../core/ui/switch/Switch.tsx';
import type { LiveState } from './live-state.ts';
import styles from './liveblog.module.css';
import { NO_KEY_MOMENTS, newUpdatesText, ONLY_KEY_MOMENTS, TO_NEWEST } from './texts.ts';

export interface LiveToolsProps {
  readonly hook: HTMLElement;
  /** The element in which the server reserves space for the row of tools; null if there is none. */
  readonly place: HTMLElement | null;
  readonly state: Pick<StoreApi<LiveState>, 'getState' | 'getInitialState' | 'subscribe'>;
  /** Called when the visitor wants to see the new updates; undefined if no more will be published. */
  readonly onNews: (() => void) | undefined;
  /** Called when the visitor wants to see only the key moments, or all updates. */
  readonly onFilter: (isOn: boolean) => void;
  /** Called when the visitor wants to see the newest update. */
  readonly onNewest: () => void;
}

/**
 * The tools of a liveblog: show the new updates, show only the key moments, and go to the newest update. The updates
 * stay in the server's markup.
 */
export function LiveTools({ hook, place, state, onNews, onFilter, onNewest }: LiveToolsProps) {
  const { count, isFiltered, isEmpty, announcement } = useStore(state);
  return (
    <>
      {onNews && <NewUpdates count={count} place={place} onPress={onNews} />}
      {place && (
        <>
          <Beside element={place} at="beforeend">
            <div className={styles.tools}>
              <Switch label={ONLY_KEY_MOMENTS} checked={isFiltered} onChange={onFilter} />
              <button type="button" className={styles.newest} onClick={onNewest}>
                <Icon shape={arrowUp} />
                <span>{TO_NEWEST}</span>
              </button>
            </div>
          </Beside>
          <Hidden role="status">{announcement}</Hidden>
        </>
      )}
      {isEmpty && (
        <Beside element={hook} at="beforeend">
          <p className={styles.empty}>{NO_KEY_MOMENTS}</p>
        </Beside>
      )}
    </>
  );
}

interface NewUpdatesProps {
  readonly count: number;
  readonly place: HTMLElement | null;
  readonly onPress: () => void;
}

/** The button with the number of new updates, in a polite live region that sticks below the header [liveblog-10]. */
function NewUpdates({ count, place, onPress }: NewUpdatesProps) {
  const region = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (!region.current) return;
    const ending = new AbortController();
    stickBelowHeader(place ?? region.current, ending.signal, region.current);
    return () => ending.abort();
  }, [place]);
  return (
    <div
      ref={region}
      className={place ? `${styles.region} ${styles.belowTools}` : styles.region}
      role="status"
      aria-live="polite"
    >
      <button type="button" className={styles.button} hidden={count === 0} onClick={onPress}>
        <Icon shape={arrowUp} />
        <span>{count === 0 ? '' : newUpdatesText(count)}</span>
      </button>
    </div>
  );
}
