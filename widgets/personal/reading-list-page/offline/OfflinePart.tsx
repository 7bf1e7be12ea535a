import { type ComponentType, lazy, Suspense, useSyncExternalStore } from 'react';
import { error } from '../../../../core/runtime/log/log.ts';
import {
  chooseOffline,
  readsOffline,
  subscribeOfflineChoice,
} from '../../../../core/user/offline/offline-choice.ts';
import { OfflineControl } from './OfflineControl.tsx';
import type { CopiesOf } from './use-copies.ts';

const OfflineSwitch = lazy(async (): Promise<{ default: ComponentType<CopiesOf> }> => {
  try {
    const { OfflineSwitch } = await import('./OfflineSwitch.tsx');
    return { default: OfflineSwitch };
  } catch (cause) {
    error('reading-list-page', 'The switch for reading offline could not be loaded.', cause);
    return { default: () => null };
  }
});

/**
 * The switch for reading offline, whose code only loads if the site offers it [design]. Until then it takes up the same
 * space, so that the list below it does not move, and a press is remembered.
 */
export function OfflinePart(props: CopiesOf) {
  const { page } = props;
  const isOn = useSyncExternalStore(subscribeOfflineChoice, readsOffline);
  if (page.config.offlineReading === undefined) return null;
  return (
    <Suspense fallback={<OfflineControl page={page} isOn={isOn} onChange={chooseOffline} />}>
      <OfflineSwitch {...props} />
    </Suspense>
  );
}
