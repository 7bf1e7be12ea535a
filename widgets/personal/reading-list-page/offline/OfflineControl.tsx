import type { Page } from '../../../../core/runtime/page/page.ts';
import { Switch } from '../../../../core/ui/switch/Switch.tsx';
import styles from './OfflineControl.module.css';
import { OFFLINE, OFFLINE_HELP, OFFLINE_HELP_FREE } from './texts.ts';
import { useReadsAll } from './use-reads-all.ts';

interface OfflineControlProps {
  readonly page: Page;
  readonly isOn: boolean;
  readonly onChange: (isOn: boolean) => void;
  /** The result. */
  readonly status?: string;
}

/** The switch for reading offline, with an explanation for this visitor. */
export function OfflineControl({ page, isOn, onChange, status }: OfflineControlProps) {
  const readsAll = useReadsAll(page);
  return (
    <div className={styles.root}>
      <Switch
        label={OFFLINE}
        help={readsAll ? OFFLINE_HELP : OFFLINE_HELP_FREE}
        checked={isOn}
        onChange={onChange}
      />
      <p className={styles.status} role="status">
        <span>{status}</span>
      </p>
    </div>
  );
}
