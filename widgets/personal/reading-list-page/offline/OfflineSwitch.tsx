import { OfflineControl } from './OfflineControl.tsx';
import { sizeText } from './size-text.ts';
import { NOT_FETCHED, NOTHING_SAVED, OFFLINE_FAILED, offlineText, SAVING } from './texts.ts';
import { type CopiesOf, useCopies } from './use-copies.ts';

/**
 * Lets visitors read saved articles without a connection; renders nothing if the site or the browser does not support
 * it [design].
 */
export function OfflineSwitch(props: CopiesOf) {
  const copies = useCopies(props);
  if (!copies) return null;
  const { isOn, change, state } = copies;
  return <OfflineControl page={props.page} isOn={isOn} onChange={change} status={statusText(state)} />;
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
