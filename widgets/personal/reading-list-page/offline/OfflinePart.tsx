import { type ComponentType, lazy, Suspense } from 'react';
import { error } from '../../../../core/runtime/log/log.ts';
import styles from './OfflinePart.module.css';
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

/** The switch for reading offline, which loads only if the site offers it [design]. */
export function OfflinePart(props: CopiesOf) {
  if (props.page.config.offlineReading === undefined) return null;
  return (
    <Suspense fallback={<div className={styles.place} />}>
      <OfflineSwitch {...props} />
    </Suspense>
  );
}
