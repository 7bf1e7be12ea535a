import { Switch } from '../../../../core/ui/switch/Switch.tsx';
import styles from './OfflineSwitch.module.css';
import { sizeText } from './size-text.ts';
import { OFFLINE, OFFLINE_FAILED, OFFLINE_HELP, offlineText, SAVING } from './texts.ts';
import { type CopiesOf, useCopies } from './use-copies.ts';

/** Lets saved articles be read without a connection; nothing if the site or the browser does not offer it [design]. */
export function OfflineSwitch(props: CopiesOf) {
  const copies = useCopies(props);
  if (!copies) return null;
  const { isOn, change, state } = copies;
  return (
    <div className={styles.root}>
      <Switch label={OFFLINE} help={OFFLINE_HELP} checked={isOn} onChange={change} />
      <p className={styles.status} role="status">
        <span>{statusText(state)}</span>
      </p>
    </div>
  );
}

function statusText(state: NonNullable<ReturnType<typeof useCopies>>['state']): string {
  if (state === undefined) return '';
  if (state === 'saving') return SAVING;
  return state === 'failed' ? OFFLINE_FAILED : offlineText(state.count, sizeText(state.bytes), state.isFull);
}
