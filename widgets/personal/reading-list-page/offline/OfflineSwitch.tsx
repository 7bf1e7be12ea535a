import { Switch } from '../../../../core/ui/switch/Switch.tsx';
import styles from './OfflineSwitch.module.css';
import { sizeText } from './size-text.ts';
import {
  NOT_FETCHED,
  NOTHING_SAVED,
  OFFLINE,
  OFFLINE_FAILED,
  OFFLINE_HELP,
  OFFLINE_HELP_FREE,
  offlineText,
  SAVING,
} from './texts.ts';
import { type CopiesOf, useCopies } from './use-copies.ts';

/** Lets saved articles be read without a connection; nothing if the site or the browser does not offer it [design]. */
export function OfflineSwitch(props: CopiesOf) {
  const copies = useCopies(props);
  if (!copies) return null;
  const { isOn, change, state, readsAll } = copies;
  return (
    <div className={styles.root}>
      <Switch
        label={OFFLINE}
        help={readsAll ? OFFLINE_HELP : OFFLINE_HELP_FREE}
        checked={isOn}
        onChange={change}
      />
      <p className={styles.status} role="status">
        <span>{statusText(state)}</span>
      </p>
    </div>
  );
}

function statusText(state: NonNullable<ReturnType<typeof useCopies>>['state']): string {
  if (state === undefined) return '';
  if (state === 'saving') return SAVING;
  if (state === 'failed') return OFFLINE_FAILED;
  const { count, bytes, isFull, withheld, wanted } = state;
  if (wanted === 0) return NOTHING_SAVED;
  if (count === 0 && withheld === 0 && !isFull) return NOT_FETCHED;
  return offlineText(count, sizeText(bytes), isFull, withheld);
}
