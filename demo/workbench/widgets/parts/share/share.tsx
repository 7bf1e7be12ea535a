import { useState } from 'react';
import { copyText } from '../../../../../core/domain/share/copy-text.ts';
import { type ShareOutcome, share } from '../../../../../core/domain/share/share.ts';
import { widget } from '../../../../../core/runtime/feature/widget.tsx';
import { Button } from '../../../../../core/ui/button/Button.tsx';
import { CLIPBOARD_DURATION } from '../../../../../core/ui/toast/durations.ts';
import { showToast } from '../../../../../core/ui/toast/show-toast.ts';
import styles from './ShareExamples.module.css';

const OUTCOMES: Record<ShareOutcome, string> = {
  shared: 'Gedeeld.',
  cancelled: 'Niet gedeeld.',
  unavailable: 'Dit apparaat heeft geen deelmenu.',
};

/** The share sheet and the clipboard, each with its result. */
export default widget({
  attributes: {},
  view: function ShareExamples({ context }) {
    const [outcome, setOutcome] = useState<ShareOutcome>();
    const copy = async () => {
      const isCopied = await copyText(location.href);
      showToast(isCopied ? 'Gekopieerd' : 'Kon niet kopiëren.', { duration: CLIPBOARD_DURATION });
    };
    const open = async () => {
      const shared = { title: document.title, text: 'Lees dit.', url: location.pathname };
      setOutcome(await share(shared, context.page));
    };
    return (
      <div className={styles.root}>
        <Button onClick={() => void open()}>Deel deze pagina</Button>
        <Button onClick={() => void copy()}>Kopieer link</Button>
        <p className={styles.outcome} role="status">
          {outcome && OUTCOMES[outcome]}
        </p>
      </div>
    );
  },
});
