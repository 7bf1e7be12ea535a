import { Button } from '../../../core/ui/button/Button.tsx';
import styles from './DebugPanel.module.css';
import { highlight } from './highlight.ts';
import { bytesText, docsText, ownText, REMOUNT, SHOW, sharedText, timeText } from './texts.ts';
import type { Row } from './types.ts';

interface HookRowProps {
  readonly row: Row;
  /** Ends the effects of the row on the page. */
  readonly signal: AbortSignal;
}

/** A hook: its feature, its state and the reason, with a button that scrolls to it. */
export function HookRow({ row, signal }: HookRowProps) {
  const { feature, state, strategy, why, times, bytes, failure, where, hook } = row;
  const facts = [
    ...Object.entries(times).map(([name, ms]) => timeText(name, ms)),
    ...(bytes.own === undefined ? [] : [ownText(bytesText(bytes.own))]),
    ...(bytes.shared === undefined ? [] : [sharedText(bytesText(bytes.shared))]),
  ];

  function remount() {
    window.nmt?.push((nmt) => {
      nmt.unmount(hook);
      nmt.mount(hook);
    });
  }

  return (
    <li className={`${styles.row} ${styles.split}`} data-debug-feature={feature} data-debug-state={state}>
      <div className={styles.facts}>
        <p className={styles.name}>
          <strong>{feature}</strong>
          <span className={styles.state}>{state}</span>
          <span className={styles.soft}>{strategy}</span>
        </p>
        {why && <p>{why}</p>}
        <p className={styles.soft}>
          <code>{where}</code>
        </p>
        {facts.length > 0 && <p className={styles.soft}>{facts.join(', ')}</p>}
        {failure && (
          <div className={styles.failure}>
            <p>{failure.message}</p>
            <p>{docsText(failure.docs)}</p>
          </div>
        )}
      </div>
      <div className={styles.actions}>
        <Button aria-description={feature} onClick={() => highlight(hook, signal)}>
          {SHOW}
        </Button>
        {state !== 'unknown' && state !== 'not planned' && (
          <Button aria-description={feature} onClick={remount}>
            {REMOUNT}
          </Button>
        )}
      </div>
    </li>
  );
}
